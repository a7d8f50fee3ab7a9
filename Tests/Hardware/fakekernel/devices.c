// devices.c: reads what the text file of a device says, and knows which descriptors are devices.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include "fakekernel.h"

static struct device *devices[DESCRIPTOR_LIMIT];

struct device *device_at(int descriptor) {
  if (descriptor < 0 || descriptor >= DESCRIPTOR_LIMIT) return NULL;
  return __atomic_load_n(&devices[descriptor], __ATOMIC_ACQUIRE);
}

static void remember_device(int descriptor, struct device *device) {
  if (descriptor >= DESCRIPTOR_LIMIT) give_up("too many descriptors", device->text->name);
  __atomic_store_n(&devices[descriptor], device, __ATOMIC_RELEASE);
}

unsigned device_minor(const char *name) {
  if (strncmp(name, "gpiochip", 8) == 0) return (unsigned)atoi(name + 8);
  int bus = 0, select = 0;
  sscanf(name, "spidev%d.%d", &bus, &select);
  return (unsigned)(bus * 16 + select);
}

void describe_device(const struct device_text *text, struct stat *status) {
  status->st_mode = S_IFCHR | text->mode;
  bool is_chip = strncmp(text->name, "gpio", 4) == 0;
  status->st_rdev = makedev(is_chip ? GPIO_MAJOR : SPI_MAJOR, device_minor(text->name));
  status->st_size = 0;
  if (text->group >= 0) status->st_gid = (gid_t)text->group;
}

bool names_device(const char *path, char name[32]) {
  if (!fake_root()) return false;
  const char *wanted[] = {"/dev/gpiochip", "/dev/spidev"};
  bool is_wanted = false;
  for (int i = 0; i < 2; i++) is_wanted |= strncmp(path, wanted[i], strlen(wanted[i])) == 0;
  if (!is_wanted) return false;
  // Links, such as gpiochip4 of a Raspberry Pi 5, have the name of what they lead to.
  char place[PATH_MAX], target[PATH_MAX];
  snprintf(place, sizeof place, "%s", path + 5);
  for (int turn = 0; turn < 8; turn++) {
    char file[PATH_MAX + 8];
    snprintf(file, sizeof file, "%s/dev/%s", fake_root(), place);
    long length = syscall(SYS_readlinkat, AT_FDCWD, file, target, sizeof target - 1);
    if (length < 0) break;
    target[length] = 0;
    strcpy(place, target);
  }
  if (strlen(place) > 31 || strchr(place, '/')) return false;
  strcpy(name, place);
  return true;
}

// The text of a device.

static void copy_word(char *to, size_t capacity, const char *from) {
  if (strlen(from) >= capacity) give_up("too long", from);
  strcpy(to, from);
}

/// The next word of a line, with a part in quotes; NULL at the end.
static char *next_word(char **rest) {
  char *from = *rest;
  while (*from == ' ' || *from == '\t') from++;
  if (*from == 0 || *from == '#') return NULL;
  char *to = from, *word = from;
  bool is_quoted = false;
  for (; *from && (is_quoted || (*from != ' ' && *from != '\t')); from++) {
    if (*from == '"') {
      is_quoted = !is_quoted;
    } else {
      *to++ = *from;
    }
  }
  if (is_quoted) give_up("a quote without its end", word);
  *rest = *from ? from + 1 : from;
  *to = 0;
  return word;
}

static void read_line_words(struct device_text *text, char *rest) {
  char *word = next_word(&rest);
  unsigned offset = word ? (unsigned)atoi(word) : LINE_LIMIT;
  if (offset >= text->lines)
    give_up("a line that the chip has not; 'lines' comes first", text->name);
  struct line_text *line = &text->line[offset];
  while ((word = next_word(&rest))) {
    if (strncmp(word, "name=", 5) == 0) {
      copy_word(line->name, sizeof line->name, word + 5);
    } else if (strncmp(word, "consumer=", 9) == 0) {
      copy_word(line->consumer, sizeof line->consumer, word + 9);
      line->is_used = true;
    } else if (strcmp(word, "used") == 0) {
      line->is_used = true;
    } else if (strcmp(word, "output") == 0) {
      line->is_output = true;
    } else if (strcmp(word, "active-low") == 0) {
      line->is_active_low = true;
    } else if (strcmp(word, "pull-up") == 0) {
      line->is_pulled_up = true;
    } else if (strcmp(word, "pull-down") == 0) {
      line->is_pulled_down = true;
    } else if (strcmp(word, "value=1") == 0) {
      line->is_high = true;
    } else {
      give_up("an unknown word in the text of a device", word);
    }
  }
}

static void read_device_line(struct device_text *text, char *rest) {
  char *key = next_word(&rest);
  if (!key) return;
  if (strcmp(key, "line") == 0) {
    read_line_words(text, rest);
    return;
  }
  char *value = next_word(&rest);
  if (!value) give_up("a key without value in the text of a device", key);
  if (strcmp(key, "label") == 0) {
    copy_word(text->label, sizeof text->label, value);
  } else if (strcmp(key, "lines") == 0) {
    text->lines = (unsigned)atoi(value);
    if (text->lines == 0 || text->lines > LINE_LIMIT) give_up("too many lines, or none", value);
  } else if (strcmp(key, "max-speed") == 0) {
    text->max_speed = (unsigned)strtoul(value, NULL, 10);
  } else if (strcmp(key, "mode") == 0) {
    text->mode = (unsigned)strtoul(value, NULL, 8);
  } else if (strcmp(key, "group") == 0) {
    text->group = atoi(value);
  } else if (strcmp(key, "error") == 0) {
    text->error = error_number(value);
    if (text->error == 0) give_up("an unknown error", value);
  } else {
    give_up("an unknown key in the text of a device", key);
  }
}

int read_device_text(const char *path, struct device_text *text) {
  memset(text, 0, sizeof *text);
  text->group = -1;
  text->mode = 0660;
  text->max_speed = 125000000;
  strcpy(text->label, "unknown");
  if (!names_device(path, text->name)) return ENOENT;
  char file[PATH_MAX];
  snprintf(file, sizeof file, "%s/dev/%s", fake_root(), text->name);
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  char *content = calloc(1, 65536);
  long length = syscall(SYS_read, descriptor, content, 65535);
  syscall(SYS_close, descriptor);
  if (length < 0) length = 0;
  char *rest = content, *line;
  while ((line = strsep(&rest, "\n"))) read_device_line(text, line);
  free(content);
  if (strncmp(text->name, "gpio", 4) == 0 && text->lines == 0 && text->error == 0)
    give_up("a chip without 'lines'", text->name);
  return 0;
}

// Opening and closing.

static unsigned spi_buffer_size(void) {
  char file[PATH_MAX], text[32] = "";
  snprintf(file, sizeof file, "%s/sys/module/spidev/parameters/bufsiz", fake_root());
  int descriptor = (int)syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return 4096;
  if (syscall(SYS_read, descriptor, text, sizeof text - 1) < 0) text[0] = 0;
  syscall(SYS_close, descriptor);
  return (unsigned)strtoul(text, NULL, 10);
}

/// The memory in which all processes keep who holds the lines of a chip.
static void map_states(struct device *chip) {
  size_t size = LINE_LIMIT * sizeof *chip->states;
  snprintf(chip->state_path, sizeof chip->state_path, "%s/.%s.lines", fake_root(),
           chip->text->name);
  int flags = O_RDWR | O_CREAT | O_CLOEXEC;
  int file = (int)syscall(SYS_openat, AT_FDCWD, chip->state_path, flags, 0666);
  if (file < 0) give_up("cannot write", chip->state_path);
  struct stat status;
  if (fstat(file, &status) || (status.st_size < (off_t)size && ftruncate(file, (off_t)size)))
    give_up("cannot write", chip->state_path);
  chip->states = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (chip->states == MAP_FAILED) give_up("cannot map", chip->state_path);
  chip->state_descriptor = file;
}

int open_device(const char *path, int flags) {
  struct device_text *text = malloc(sizeof *text);
  int error = begin_call(CALL_OPEN, path);
  if (error == 0) error = read_device_text(path, text);
  if (error == 0) error = text->error;
  if (error) {
    free(text);
    errno = error;
    return -1;
  }
  // A chip select may be locked (flock), which is for this machine alone and so goes to its text.
  char file[PATH_MAX] = "/dev/null";
  if (strncmp(text->name, "gpio", 4) != 0)
    snprintf(file, sizeof file, "%s/dev/%s", fake_root(), text->name);
  int descriptor =
      (int)syscall(SYS_openat, AT_FDCWD, file, (flags & O_ACCMODE) | (flags & O_CLOEXEC));
  if (descriptor < 0) {
    free(text);
    return -1;
  }
  struct device *device = calloc(1, sizeof *device);
  device->text = text;
  device->state_descriptor = -1;
  if (strncmp(text->name, "gpio", 4) == 0) {
    device->kind = DEVICE_CHIP;
    map_states(device);
    trace_format("chip %s %u\n", text->label, text->lines);
  } else {
    device->kind = DEVICE_SPI;
    device->bits = 8;
    device->hz = text->max_speed;
    device->buffer_size = spi_buffer_size();
    device->window = malloc(2 * (size_t)device->buffer_size + 128);
  }
  remember_device(descriptor, device);
  return descriptor;
}

void add_lines(int descriptor, struct device *lines) { remember_device(descriptor, lines); }

/// Says in the trace which lines were let go, unless another process shares the descriptor.
static void trace_release(const struct device *lines) {
  char line[REQUEST_LIMIT * 5 + 32];
  size_t length = (size_t)snprintf(line, sizeof line, "release %d", (int)getpid());
  for (unsigned i = 0; i < lines->count; i++) {
    if (is_held(lines, lines->offsets[i])) return;
    length += (size_t)snprintf(line + length, sizeof line - length, " %u", lines->offsets[i]);
  }
  line[length++] = '\n';
  trace_text(line, length);
}

void forget_device(int descriptor) {
  struct device *device = device_at(descriptor);
  __atomic_store_n(&devices[descriptor], NULL, __ATOMIC_RELEASE);
  syscall(SYS_close, descriptor);
  if (device->kind == DEVICE_LINES) trace_release(device);
  if (device->kind != DEVICE_SPI) {
    munmap(device->states, LINE_LIMIT * sizeof *device->states);
    syscall(SYS_close, device->state_descriptor);
  }
  free(device->text);
  free(device->window);
  free(device);
}
