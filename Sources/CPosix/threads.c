// threads.c: threads that leave signals to the main one.
// Shares nothing: what a thread may touch is the caller's matter.
#include "system.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct posix_thread {
  pthread_t handle;
  void (*body)(void *);
  void *context;
};

static void *run(void *started) {
  posix_thread *thread = started;
  thread->body(thread->context);
  return NULL;
}

posix_thread *posix_thread_start(void (*body)(void *), void *context) {
  posix_thread *thread = malloc(sizeof *thread);
  if (!thread) return NULL;
  thread->body = body;
  thread->context = context;
  // A new thread inherits the mask, so none of its instructions runs with a signal let through.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int failure = pthread_create(&thread->handle, NULL, run, thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (failure == 0) return thread;
  free(thread);
  return NULL;
}

void posix_thread_join(posix_thread *thread) {
  pthread_join(thread->handle, NULL);
  free(thread);
}
