// The system's mutexes and condition variables.
#include "Platform.h"

#include <stdlib.h>
#include <time.h>

#if defined(_WIN32)
typedef SRWLOCK system_mutex;
typedef CONDITION_VARIABLE system_condition;
#elif defined(DI_NO_THREADS)
// Nobody else could have the lock.
typedef char system_mutex;
typedef char system_condition;
#else
typedef pthread_mutex_t system_mutex;
typedef pthread_cond_t system_condition;
#endif

struct di_mutex {
  system_mutex system;
};

di_mutex *di_mutex_create(int on_own_cache_line) {
  di_mutex *mutex = di_allocate(sizeof(di_mutex), on_own_cache_line ? 64 : sizeof(void *));
#if defined(_WIN32)
  InitializeSRWLock(&mutex->system);
#elif !defined(DI_NO_THREADS)
  pthread_mutex_init(&mutex->system, NULL);
#endif
  return mutex;
}

void di_mutex_destroy(di_mutex *mutex) {
#if !defined(_WIN32) && !defined(DI_NO_THREADS)
  pthread_mutex_destroy(&mutex->system);
#endif
  di_free(mutex);
}

void di_mutex_lock(di_mutex *mutex) {
#if defined(_WIN32)
  AcquireSRWLockExclusive(&mutex->system);
#elif !defined(DI_NO_THREADS)
  pthread_mutex_lock(&mutex->system);
#endif
}

void di_mutex_unlock(di_mutex *mutex) {
#if defined(_WIN32)
  ReleaseSRWLockExclusive(&mutex->system);
#elif !defined(DI_NO_THREADS)
  pthread_mutex_unlock(&mutex->system);
#endif
}

struct di_condition {
  system_condition system;
};

di_condition *di_condition_create(void) {
  di_condition *condition = di_allocate(sizeof(di_condition), sizeof(void *));
#if defined(_WIN32)
  InitializeConditionVariable(&condition->system);
#elif defined(__APPLE__)
  pthread_cond_init(&condition->system, NULL);
#elif !defined(DI_NO_THREADS)
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&condition->system, &attributes);
  pthread_condattr_destroy(&attributes);
#endif
  return condition;
}

void di_condition_destroy(di_condition *condition) {
#if !defined(_WIN32) && !defined(DI_NO_THREADS)
  pthread_cond_destroy(&condition->system);
#endif
  di_free(condition);
}

void di_condition_wait(di_condition *condition, di_mutex *mutex, uint64_t nanoseconds) {
#if defined(_WIN32)
  SleepConditionVariableSRW(
      &condition->system, &mutex->system, (DWORD)(nanoseconds / 1000000u + 1), 0);
#elif defined(DI_NO_THREADS)
  (void)condition;
  (void)nanoseconds;
  // Nobody can wake the only thread.
  abort();
#elif defined(__APPLE__)
  struct timespec until;
  until.tv_sec = (time_t)(nanoseconds / 1000000000u);
  until.tv_nsec = (long)(nanoseconds % 1000000000u);
  pthread_cond_timedwait_relative_np(&condition->system, &mutex->system, &until);
#else
  struct timespec until;
  clock_gettime(CLOCK_MONOTONIC, &until);
  nanoseconds += (uint64_t)until.tv_nsec;
  until.tv_sec += (time_t)(nanoseconds / 1000000000u);
  until.tv_nsec = (long)(nanoseconds % 1000000000u);
  pthread_cond_timedwait(&condition->system, &mutex->system, &until);
#endif
}

void di_condition_broadcast(di_condition *condition) {
#if defined(_WIN32)
  WakeAllConditionVariable(&condition->system);
#elif defined(DI_NO_THREADS)
  (void)condition;
#else
  pthread_cond_broadcast(&condition->system);
#endif
}
