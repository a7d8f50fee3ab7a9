// CPosix.h: the few system calls that the host modules need, in types that every target imports.
// No system header is included here, so that Swift sees the same declarations everywhere.
//
// Where a result is "or -code", a negative one is an error number of the system with its sign
// turned; posix_error_kind and posix_error_text explain it. Text is UTF-8 and ends with NUL.
#ifndef CPOSIX_H
#define CPOSIX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#else
#define _Nullable
#endif

// Process (process.c)

/// The number of the program's arguments, its own name included.
int32_t posix_argument_count(void);
/// The program's arguments; the entry after the last one is NULL.
char *_Nullable const *_Nullable posix_arguments(void);
/// One argument of the program; NULL outside 0 ..< count.
const char *_Nullable posix_argument(int32_t index);
/// The value of an environment variable, or NULL.
const char *_Nullable posix_environment(const char *name);
/// Takes the numbers of standard input, output and error that are closed, so that no file or device
/// that is opened later gets one of them and what is meant for a terminal. They stay useless: reading
/// the input and writing the others fails.
void posix_hold_standard_descriptors(void);
/// Ends the program; a terminal set up by posix_terminal_begin is restored.
_Noreturn void posix_exit(int32_t status);
/// Ends the program as that signal would (status 128 + signal); the terminal is restored first.
_Noreturn void posix_die_of_signal(int32_t signal);
/// The effective user that the process runs as; 0 is root.
uint32_t posix_user(void);
/// The groups of the process, the effective one first: how many were written.
int32_t posix_groups(uint32_t *groups, int32_t capacity);

// Errors (errors.c)

#define POSIX_ERROR_OTHER 0
#define POSIX_ERROR_MISSING 1      // no such file, or a folder of its path is none
#define POSIX_ERROR_FOLDER 2       // a folder where a file is wanted
#define POSIX_ERROR_FORBIDDEN 3    // the permissions do not allow it
#define POSIX_ERROR_CLOSED_PIPE 4  // whoever read has gone
#define POSIX_ERROR_FULL 5         // no space left, or a quota or size limit is reached
#define POSIX_ERROR_INTERRUPTED 6  // a signal that ends the program came while waiting

/// One of POSIX_ERROR_..., for an error number (its sign does not matter).
int32_t posix_error_kind(int32_t code);
/// The system's words for an error number (its sign does not matter), such as "Is a directory".
const char *posix_error_text(int32_t code);

// Files (files.c)

#define POSIX_PATH_MISSING 0
#define POSIX_PATH_FILE 1
#define POSIX_PATH_FOLDER 2
#define POSIX_PATH_OTHER 3  // a device, pipe or socket

/// Opens a file for reading: a descriptor, or -code. A folder is refused as POSIX_ERROR_FOLDER.
int32_t posix_open_input(const char *path);
/// Creates a file, or empties it, for writing: a descriptor, or -code.
int32_t posix_create_file(const char *path);
/// Whether a device can be opened for reading and writing, without waiting: 0, or -code.
int32_t posix_try_device(const char *path);
/// The size of a regular file in bytes; -1 for anything that has none, such as a pipe.
int64_t posix_file_size(int32_t descriptor);
/// Reads up to count bytes: how many (0 at the end), or -code.
int64_t posix_read(int32_t descriptor, void *bytes, size_t count);
/// Reads up to count bytes of a regular file from a place on: how many (0 at the end), or -code.
int64_t posix_read_at(int32_t descriptor, void *bytes, size_t count, int64_t offset);
/// Writes all bytes, however many calls that takes: 0, or -code.
int32_t posix_write_all(int32_t descriptor, const void *bytes, size_t count);
/// Writes as much of a message as there is room for at once, and never waits: whether all of it.
bool posix_write_without_waiting(int32_t descriptor, const void *bytes, size_t count);
/// Closes a descriptor: 0, or -code if what was written may be lost.
int32_t posix_close(int32_t descriptor);
/// Makes a folder and the missing ones above it: 0 (also if it is there), or -code.
int32_t posix_make_folders(const char *path);
/// What a path leads to, links followed: one of POSIX_PATH_..., or -code.
int32_t posix_path_kind(const char *path);
/// What tells one state of a file from another.
typedef struct {
  int32_t kind;                  // one of POSIX_PATH_..., or -code
  int64_t device;                // which file system, and there which file; all are 0 if it is missing
  int64_t inode;
  int64_t size;                  // bytes
  int64_t modified_nanoseconds;  // since 1970, when its content changed
  int64_t changed_nanoseconds;   // since 1970, when that or its name, owner or rights changed
} posix_file_stamp;
/// The state of what a path leads to, links followed.
posix_file_stamp posix_stamp_of_path(const char *path);
/// The names in a folder, each with a NUL behind it, in any order and without "." and "..": the
/// bytes that they all take, or -code. With less capacity than that, names are missing.
int64_t posix_folder_names(const char *path, char *_Nullable names, size_t capacity);

// Input that is read while frames are shown (input.c)

/// What posix_read_ready returns while there is nothing to read.
static const int64_t POSIX_NOTHING_READY = INT64_MIN;

/// Opens a FIFO for posix_read_ready, and makes it first if it is missing, for its owner and group: a
/// descriptor, or -code, for posix_fifo_problem too. It stays open when those who wrote have gone.
int32_t posix_open_fifo(const char *path);

#define POSIX_FIFO_OTHER 0
#define POSIX_FIFO_NOT_ONE 1    // the path is that of something else
#define POSIX_FIFO_BAD_LINK 2   // a link that leads nowhere, or in a circle
#define POSIX_FIFO_LONG_NAME 3  // the path, or a name in it, is longer than the system allows
/// What a code of posix_open_fifo says of the path: one of POSIX_FIFO_...
int32_t posix_fifo_problem(int32_t code);
/// Reads what has come so far, up to count bytes, and waits for nothing: how many; 0 at the end, or for
/// a FIFO when nobody writes to it any more; POSIX_NOTHING_READY; or -code.
int64_t posix_read_ready(int32_t descriptor, void *bytes, size_t count);

// Options (options.c)

#define POSIX_OPTION_LIMIT 96

#define POSIX_ARGUMENT_NONE 0
#define POSIX_ARGUMENT_REQUIRED 1
#define POSIX_ARGUMENT_OPTIONAL 2  // only as --name=value or -nvalue

/// One option of a command.
typedef struct {
  const char *_Nullable name;  // without the dashes; NULL if it has a letter only
  int32_t letter;              // ASCII letter or digit; 0 if it has a name only
  int32_t argument;            // one of POSIX_ARGUMENT_...
} posix_option;

#define POSIX_FOUND_END 0
#define POSIX_FOUND_OPTION 1
#define POSIX_FOUND_WORD 2
#define POSIX_FOUND_UNKNOWN 3           // no such option
#define POSIX_FOUND_AMBIGUOUS 4         // the beginning of several options
#define POSIX_FOUND_MISSING_VALUE 5     // the option wants a value and none follows
#define POSIX_FOUND_UNEXPECTED_VALUE 6  // --name=value, but the option takes none

/// The next thing on a command line.
typedef struct {
  int32_t kind;                 // one of POSIX_FOUND_...
  int32_t index;                // the option's place in the table; -1 if there is none
  const char *_Nullable value;  // the option's value, or the word
  const char *_Nullable text;   // the argument as it was given, such as "--ro=3"; NULL at the end
  int32_t letter;               // the letter that is meant, if it was given as one; else 0
} posix_found;

/// Starts to read options and words, in any order, from arguments[first] on, where first is at
/// least 1; false if it is not, or for a table of more than POSIX_OPTION_LIMIT. Long names may be
/// shortened; after -- all are words. The table is copied, names and arguments are not: they must
/// stay. arguments[count] must be NULL. One reading at a time.
bool posix_options_begin(const posix_option *table, int32_t option_count,
                         char *_Nullable const *_Nullable arguments, int32_t count, int32_t first);
/// The next option, word or error; after an error reading may go on.
posix_found posix_options_next(void);

// Terminal (terminal.c)

/// Whether a descriptor is a terminal.
bool posix_is_terminal(int32_t descriptor);
/// The terminal's size in characters; false if it does not know it.
bool posix_terminal_size(int32_t descriptor, int32_t *columns, int32_t *rows);
/// Turns off echo and line input and hides the cursor: 0, or -code. The settings found by the first
/// call come back with posix_terminal_end, at exit, and by a second signal. One terminal at a time.
int32_t posix_terminal_begin(int32_t descriptor);
/// Restores settings, colours and cursor; does nothing unless begun. Safe in a signal handler.
void posix_terminal_end(void);

// Signals (signals.c)

/// Catches INT, TERM, HUP and QUIT (those that are not ignored), for posix_stop_signal. A second one
/// restores the terminal and ends the program at once.
void posix_catch_stop_signals(void);
/// Catches TSTP, CONT and WINCH, for the three functions below.
void posix_catch_terminal_signals(void);
/// Lets TTIN and TTOU, which a terminal sends to a job in the background, count as TSTP, which is to
/// be caught too. What is written before posix_suspend still gets through.
void posix_catch_background_signals(void);
/// Catches USR1, for posix_take_report_request.
void posix_catch_report_requests(void);
/// Turns writing to a closed pipe, or beyond the limit for a file's size, into an error; both are
/// signals otherwise.
void posix_ignore_write_signals(void);
/// The first of the signals that asked the program to end; 0 if none did.
int32_t posix_stop_signal(void);
/// Whether TSTP came since the last call, or a signal that counts as it.
bool posix_take_suspend_request(void);
/// Whether CONT came since the last call.
bool posix_take_continued(void);
/// Whether WINCH came since the last call.
bool posix_take_resized(void);
/// Whether USR1 came since the last call.
bool posix_take_report_request(void);
/// Stops the program as TSTP does; returns when it is continued.
void posix_suspend(void);

// Time (clock.c)

/// A clock that never jumps.
int64_t posix_monotonic_nanoseconds(void);
/// Waits until that clock shows a time; a caught signal ends the wait early.
void posix_sleep_until(int64_t nanoseconds);
/// The wall clock: nanoseconds since 1970-01-01T00:00:00Z.
int64_t posix_realtime_nanoseconds(void);

/// A local time, taken apart.
typedef struct {
  int32_t year;                // such as 2027
  int32_t month;               // 1...12
  int32_t day;                 // 1...31
  int32_t hour;                // 0...23
  int32_t minute;              // 0...59
  int32_t second;              // 0...60
  int32_t weekday;             // 0...6, Sunday is 0
  int32_t day_of_year;         // 1...366
  int32_t seconds_east_of_utc;
} posix_calendar_time;

/// Takes a time, in seconds since 1970, apart by the host's time zone; false if it cannot be told.
bool posix_local_time(int64_t unix_seconds, posix_calendar_time *parts);
/// Takes local times by a rule, as the variable TZ has it, instead of by the host's time zone; to be
/// called before a thread is started.
void posix_set_time_zone(const char *rule);

#define POSIX_LOCALE_TAKEN 0
#define POSIX_LOCALE_MISSING 1  // not installed
#define POSIX_LOCALE_CODED 2    // its texts are no UTF-8
/// Takes the names of days and months from an installed locale instead of English: one of
/// POSIX_LOCALE_..., of which only the first changes anything. To be called before a thread is started.
int32_t posix_use_locale(const char *name);
/// The most bytes that one specifier of posix_format_local_time writes.
size_t posix_time_field_limit(void);
/// Takes up a change of the host's time zone; without it the zone stays that of the first call.
void posix_follow_time_zone(void);
/// Writes a local time as strftime does, in UTF-8: the number of bytes without the NUL; 0 if it does not fit.
size_t posix_format_local_time(int64_t unix_seconds, const char *format, char *text, size_t size);

// Threads (threads.c)

typedef struct posix_thread posix_thread;
/// Starts a thread that receives no signals; NULL if the system has no more.
posix_thread *_Nullable posix_thread_start(void (*body)(void *_Nullable), void *_Nullable context);
/// Waits for a thread to end and frees it.
void posix_thread_join(posix_thread *thread);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
