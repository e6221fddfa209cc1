#include "CDIEngine.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#if !defined(__APPLE__)
#include <sys/syscall.h>
#endif

_Thread_local di_thread_state di_thread_state_storage;

static uint64_t last_number;

uint64_t di_next_number(void) {
  return __atomic_add_fetch(&last_number, 1, __ATOMIC_RELAXED);
}

struct di_mutex {
  pthread_mutex_t system;
};

di_mutex *di_mutex_create(int recursive) {
  di_mutex *mutex = malloc(sizeof(di_mutex));
  if (mutex == NULL) {
    abort();
  }
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(
      &attributes, recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL);
  pthread_mutex_init(&mutex->system, &attributes);
  pthread_mutexattr_destroy(&attributes);
  return mutex;
}

void di_mutex_destroy(di_mutex *mutex) {
  pthread_mutex_destroy(&mutex->system);
  free(mutex);
}

void di_mutex_lock(di_mutex *mutex) { pthread_mutex_lock(&mutex->system); }

void di_mutex_unlock(di_mutex *mutex) { pthread_mutex_unlock(&mutex->system); }

struct di_condition {
  pthread_cond_t system;
};

di_condition *di_condition_create(void) {
  di_condition *condition = malloc(sizeof(di_condition));
  if (condition == NULL) {
    abort();
  }
#if defined(__APPLE__)
  pthread_cond_init(&condition->system, NULL);
#else
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&condition->system, &attributes);
  pthread_condattr_destroy(&attributes);
#endif
  return condition;
}

void di_condition_destroy(di_condition *condition) {
  pthread_cond_destroy(&condition->system);
  free(condition);
}

void di_condition_wait(di_condition *condition, di_mutex *mutex) {
  pthread_cond_wait(&condition->system, &mutex->system);
}

void di_condition_wait_at_most(
    di_condition *condition, di_mutex *mutex, uint64_t nanoseconds) {
  struct timespec until;
#if defined(__APPLE__)
  until.tv_sec = (time_t)(nanoseconds / 1000000000u);
  until.tv_nsec = (long)(nanoseconds % 1000000000u);
  pthread_cond_timedwait_relative_np(&condition->system, &mutex->system, &until);
#else
  clock_gettime(CLOCK_MONOTONIC, &until);
  nanoseconds += (uint64_t)until.tv_nsec;
  until.tv_sec += (time_t)(nanoseconds / 1000000000u);
  until.tv_nsec = (long)(nanoseconds % 1000000000u);
  pthread_cond_timedwait(&condition->system, &mutex->system, &until);
#endif
}

void di_condition_broadcast(di_condition *condition) {
  pthread_cond_broadcast(&condition->system);
}

uint64_t di_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void di_write_error(const char *line) { fprintf(stderr, "%s\n", line); }

int di_is_main_thread(void) {
#if defined(__APPLE__)
  return pthread_main_np();
#else
  return syscall(SYS_gettid) == getpid();
#endif
}
