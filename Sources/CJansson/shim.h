// shim.h: jansson, and the two facts of its errors that Swift cannot reach.
// CJansson: declarations only; no code of its own to link.
#pragma once
#include <jansson.h>

// The enum and the function json_error_code share a name, which Swift cannot tell apart.
static inline int ledsign_json_error_code(const json_error_t *error) {
  return (int)json_error_code(error);
}

static const int ledsign_json_duplicate_key = (int)json_error_duplicate_key;

// The text of an error is a fixed array, which Swift would see as a tuple of 160 numbers.
static inline const char *ledsign_json_error_text(const json_error_t *error) { return error->text; }
