// options.c: options and words by getopt_long, driven by a table.
// Prints nothing: errors are returned.
#include "system.h"

#include <getopt.h>
#include <string.h>

// getopt_long tells names from letters by codes above any letter, and a word by the code 1.
enum { first_code = 256, word_code = 1 };

static posix_option options[POSIX_OPTION_LIMIT];
static int32_t option_count;
static struct option names[POSIX_OPTION_LIMIT + 1];
static char letters[3 * POSIX_OPTION_LIMIT + 3];
static char *const *arguments;
static int argument_count;
static int first_argument;
static bool only_words;

// The arguments as getopt wants them: it takes the one before the first for the program's name.
static char *const *line(void) { return arguments + first_argument - 1; }
static int line_count(void) { return argument_count - first_argument + 1; }

bool posix_options_begin(const posix_option *table, int32_t table_count, char *const *given,
                         int32_t count, int32_t first) {
  if (table_count < 0 || table_count > POSIX_OPTION_LIMIT || first < 1) return false;
  option_count = table_count;
  arguments = given;
  argument_count = first > count ? first : count;
  first_argument = first;
  only_words = count <= first;
  struct option *name = names;
  char *letter = letters;
  *letter++ = '-';  // words come in their place among the options
  *letter++ = ':';  // a missing value is told from an unknown option
  for (int32_t i = 0; i < table_count; i++) {
    options[i] = table[i];
    int argument = table[i].argument;
    if (table[i].name) *name++ = (struct option){table[i].name, argument, NULL, first_code + i};
    if (!table[i].letter) continue;
    *letter++ = (char)table[i].letter;
    for (; argument > 0; argument--) *letter++ = ':';
  }
  *name = (struct option){0};
  *letter = 0;
  opterr = 0;
#ifdef __APPLE__
  optreset = 1;
  optind = 1;
#else
  optind = only_words ? 1 : 0;
#endif
  return true;
}

static int32_t index_of_letter(int letter) {
  for (int32_t i = 0; i < option_count; i++) {
    if (letter != 0 && options[i].letter == letter) return i;
  }
  return -1;
}

// The systems disagree on the code of an error, so its kind is found from the argument itself.
static posix_found long_error(const char *text) {
  posix_found found = {POSIX_FOUND_UNKNOWN, -1, NULL, text, 0};
  const char *name = text + 2;
  size_t length = strcspn(name, "=");
  int32_t matches = 0;
  for (int32_t i = 0; i < option_count; i++) {
    if (!options[i].name || strncmp(options[i].name, name, length) != 0) continue;
    bool whole = strlen(options[i].name) == length;
    if (whole || matches == 0) found.index = i;
    matches = whole ? 1 : matches + 1;
    if (whole) break;
  }
  if (matches == 0) return found;
  if (matches > 1) {
    found.kind = POSIX_FOUND_AMBIGUOUS;
    found.index = -1;
  } else {
    found.kind = options[found.index].argument == POSIX_ARGUMENT_NONE ? POSIX_FOUND_UNEXPECTED_VALUE
                                                                      : POSIX_FOUND_MISSING_VALUE;
  }
  return found;
}

static posix_found next_word(void) {
  if (optind >= line_count()) return (posix_found){POSIX_FOUND_END, -1, NULL, NULL, 0};
  const char *word = line()[optind++];
  return (posix_found){POSIX_FOUND_WORD, -1, word, word, 0};
}

posix_found posix_options_next(void) {
  if (only_words) return next_word();
  const char *text = line()[optind > 0 ? optind : 1];
  int code = getopt_long(line_count(), line(), letters, names, NULL);
  if (code == -1) {
    only_words = true;
    return next_word();
  }
  if (code == word_code) return (posix_found){POSIX_FOUND_WORD, -1, optarg, optarg, 0};
  if (code >= first_code) {
    return (posix_found){POSIX_FOUND_OPTION, code - first_code, optarg, text, 0};
  }
  if (code != '?' && code != ':') {
    return (posix_found){POSIX_FOUND_OPTION, index_of_letter(code), optarg, text, code};
  }
  if (text && text[0] == '-' && text[1] == '-') return long_error(text);
  int32_t index = index_of_letter(optopt);
  int32_t kind = index < 0 ? POSIX_FOUND_UNKNOWN : POSIX_FOUND_MISSING_VALUE;
  return (posix_found){kind, index, NULL, text, optopt};
}
