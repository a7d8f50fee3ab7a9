// CTestProcess.h: pipes and processes for tests.
#ifndef CTESTPROCESS_H
#define CTESTPROCESS_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// Makes a pipe that is closed on exec: whether that worked.
bool test_pipe(int32_t *input, int32_t *output);
/// The path of the running program.
const char *test_program_path(void);
/// Starts a program with these as standard input, output and error: its number, or -1. A restricted
/// one may neither have real-time priorities nor lock memory, even if the user is root.
int32_t test_process_start(const char *path, const char *argument, int32_t input, int32_t output,
                           int32_t error, bool restricted);
/// Waits for a program to end: its status, or 128 and the signal.
int32_t test_process_wait(int32_t process);
/// Sends SIGKILL.
void test_kill(int32_t process);
/// Sends each signal that asks a program to stop.
void test_ask_to_stop(int32_t process);
/// Whether a process leads a session of its own.
bool test_leads_session(int32_t process);
/// Whether the calling thread has that priority of SCHED_FIFO.
bool test_has_realtime_priority(int32_t priority);

#pragma clang assume_nonnull end

#endif
