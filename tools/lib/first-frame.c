// first-frame.c: first-frame RUNS PROGRAM [ARGUMENTS...] runs a program many times with its output thrown away and prints
// the median of its times from start to end, in microseconds, and the largest memory it ever had, in KB.
// Linked statically: a child's peak begins with what this program has itself.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int by_size(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  return (x > y) - (x < y);
}

static long microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000L + now.tv_nsec / 1000;
}

int main(int count, char **arguments) {
  int runs = count > 2 ? atoi(arguments[1]) : 0;
  if (runs < 1 || runs > 10000) {
    fputs("usage: first-frame RUNS PROGRAM [ARGUMENTS...]\n", stderr);
    return 2;
  }
  long times[runs];
  long peak = 0;
  for (int run = 0; run < runs; run++) {
    struct rusage usage;
    int status;
    long start = microseconds();
    pid_t child = fork();
    if (child == 0) {
      dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
      execv(arguments[2], arguments + 2);
      _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) != child || status != 0) {
      fprintf(stderr, "first-frame: %s failed\n", arguments[2]);
      return 1;
    }
    times[run] = microseconds() - start;
    if (usage.ru_maxrss > peak) peak = usage.ru_maxrss;
  }
  qsort(times, runs, sizeof times[0], by_size);
  printf("%ld %ld\n", times[runs / 2], peak);
}
