#include "CDIEngine.h"

#include <pthread.h>
#include <stdlib.h>

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
