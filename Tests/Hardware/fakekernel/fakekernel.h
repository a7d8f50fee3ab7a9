// fakekernel.h: the Linux GPIO and SPI devices, played below the C libraries of a program.
//
// libfakekernel.so is put in front of a program with LD_PRELOAD. The program and the real libgpiod
// then see the devices and files of a folder instead of those of the machine:
//
// LEDSIGN_FAKE_ROOT=FOLDER   /dev/gpiochip*, /dev/spidev*, /sys, /proc/device-tree, /proc/sys, /boot,
//                            /run and /etc/group are looked up in FOLDER; what is not there is
//                            missing. Without this variable nothing is faked.
// LEDSIGN_FAKE_TRACE=FILE    every call that drives lines is appended to FILE; the format stands in
//                            Tests/HardwareTests/TraceCase.swift. FILE.pos has two numbers of 64
//                            bits: the length, and how many lines found no room. NUL bytes follow
//                            the last line.
// LEDSIGN_FAKE_TRACE_MB=N    the most that a trace may take, in 2^20 bytes; 512 unless said.
// LEDSIGN_FAKE_FAIL=K:ERROR  the K-th device call (opening a device, or an ioctl on one; from 1, all
//                            processes of a program together) fails, with an error such as EIO;
//                            K+:ERROR: that one and all later ones.
// LEDSIGN_FAKE_STALL=K:MS    the K-th device call takes so many milliseconds, signals or not.
// LEDSIGN_FAKE_COUNT=FILE    FILE has CALL_KINDS numbers of 64 bits: how many device calls there were
//                            of each kind, in the order of enum call_kind; they are added to what
//                            stands there, at once. The trace ends with them if the program ends
//                            by itself.
// LEDSIGN_FAKE_CALL_NS=N     a call that drives lines takes at least N ns of processor time.
// LEDSIGN_FAKE_SPEED=N       the clocks of the program run N times as fast, and its waits are as much shorter.
// LEDSIGN_FAKE_GROUPS=1,2    the supplementary groups of the process.
// LEDSIGN_FAKE_UID=N         its user.
//
// FOLDER/dev/gpiochipN is a text file, as is FOLDER/dev/spidevB.C; `#` begins a comment:
//
//     label pinctrl-bcm2711                    chips; "unknown" unless said
//     lines 58                                 chips; must be there
//     line 8 name=GPIO8 consumer="spi0 CS0"    of a line, also: used, output, active-low, pull-up,
//                                              pull-down, value=1
//     max-speed 125000000                      spidev; Hz
//     mode 0660                                of both: rights that stat tells; 0660 unless said
//     group 997                                of both: the group that stat tells
//     error EACCES                             of both: opening it, and access(), fail so
//
// FOLDER/sys/module/spidev/parameters/bufsiz is the size of spidev's buffer; 4096 without it. What
// FOLDER/proc/sys/kernel/osrelease says is also what uname() says. Links must be relative.
//
// A line that is requested is busy for everyone else until it is released or its holder is gone,
// whatever process that is; FOLDER/.gpiochipN.lines keeps who holds it, and its level.
#ifndef FAKEKERNEL_H
#define FAKEKERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/stat.h>

/// Marks what takes the place of a function of the C library; all else is hidden.
#define EXPORT __attribute__((visibility("default")))

#define LINE_LIMIT 512
#define REQUEST_LIMIT 64
#define DESCRIPTOR_LIMIT 4096

/// Ends the program: a test has a mistake in its files or variables.
_Noreturn void give_up(const char *text, const char *detail);

// Settings and counts (calls.c)

enum call_kind {
  CALL_ALL,
  CALL_OPEN,
  CALL_CHIP_INFO,
  CALL_LINE_INFO,
  CALL_REQUEST,
  CALL_CONFIGURE,
  CALL_WRITE_LINES,
  CALL_READ_LINES,
  CALL_SPI_SETTING,
  CALL_SPI_MESSAGE,
  CALL_UNKNOWN,
  CALL_KINDS
};

/// The folder that stands for /; NULL if nothing is faked.
const char *fake_root(void);
/// Counts a call of a device, lets it take its time, and answers 0 or the error that it fails with.
int begin_call(enum call_kind kind, const char *device);
/// How many calls of a kind there were.
uint64_t calls_of(enum call_kind kind);
/// Lets a call that began at a time, as now_ns tells it, take as long as calls take.
void end_line_call(uint64_t start);
uint64_t now_ns(void);
/// The number of an error such as EIO; 0 if there is none of that name.
int error_number(const char *name);
/// The user, or the groups, that the process is said to have; false if the real ones count.
bool fake_user(uint32_t *user);
bool fake_groups(uint32_t *groups, int *count, int capacity);

// Trace (trace.c)

bool is_traced(void);
void trace_text(const char *text, size_t length);
void trace_format(const char *format, ...) __attribute__((format(printf, 1, 2)));
/// The line of one call that drives lines.
void trace_write(uint64_t mask, uint64_t levels);

// Devices (devices.c)

enum device_kind { DEVICE_CHIP, DEVICE_LINES, DEVICE_SPI };

/// What the text file of a device says of a line.
struct line_text {
  char name[32];
  char consumer[32];
  bool is_used, is_output, is_active_low, is_pulled_up, is_pulled_down, is_high;
};

/// What the text file of a device says.
struct device_text {
  char name[32];
  char label[32];
  unsigned lines;
  unsigned max_speed;
  unsigned mode;
  int group;
  int error;
  struct line_text line[LINE_LIMIT];
};

/// What all processes know of a requested line.
struct line_state {
  char consumer[32];
  uint32_t flags;  // of GPIO v2
  uint32_t is_high;
};

/// What a descriptor is.
struct device {
  enum device_kind kind;
  struct device_text *text;
  // Chips and requested lines: the lines of the chip, and a descriptor that locks nothing.
  struct line_state *states;
  int state_descriptor;
  char state_path[512];
  // Requested lines.
  unsigned count;
  unsigned offsets[REQUEST_LIMIT];
  bool is_output[REQUEST_LIMIT];
  // SPI.
  uint32_t spi_mode;
  uint8_t bits;
  uint32_t hz;
  unsigned buffer_size;
  char *window;
  size_t window_length;
};

/// The device behind a descriptor, or NULL.
struct device *device_at(int descriptor);
/// Reads the text of a device; 0 or an error number.
int read_device_text(const char *path, struct device_text *text);
/// Whether a path of the real machine names a device, links of the folder followed; then its name.
bool names_device(const char *path, char name[32]);
/// Opens a device: a descriptor, or -1 with errno.
int open_device(const char *path, int flags);
/// Makes a descriptor known as requested lines of a chip.
void add_lines(int descriptor, struct device *lines);
/// Closes a descriptor that is a device's.
void forget_device(int descriptor);
/// Tells what stat tells of a device.
void describe_device(const struct device_text *text, struct stat *status);
unsigned device_minor(const char *name);

#define GPIO_MAJOR 254
#define SPI_MAJOR 153

// Requests (gpio.c, spi.c): what an ioctl answers, or -1 with errno.

int gpio_chip_call(struct device *chip, unsigned long request, void *argument);
int gpio_lines_call(struct device *lines, unsigned long request, void *argument);
int spi_call(struct device *spi, unsigned long request, void *argument);
long spi_write(struct device *spi, const void *bytes, size_t count);
/// Whether somebody holds a line.
bool is_held(const struct device *chip, unsigned offset);

// Paths (paths.c)

/// The path in the folder for one of the real machine; the same path if that is not faked.
const char *faked_path(const char *path, char buffer[], size_t capacity);

#endif
