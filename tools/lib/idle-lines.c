// idle-lines.c: put before a program, and before the fake kernel, it takes writes to lines and does nothing.
//
// So what the program and libgpiod do for a write is counted, and what the fake kernel does is not.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/gpio.h>
#include <stdarg.h>
#include <sys/ioctl.h>

int ioctl(int descriptor, unsigned long request, ...) {
  if (request == GPIO_V2_LINE_SET_VALUES_IOCTL || request == GPIOHANDLE_SET_LINE_VALUES_IOCTL) return 0;
  va_list arguments;
  va_start(arguments, request);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  int (*next)(int, unsigned long, ...) = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
  return next(descriptor, request, argument);
}
