#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif

#include "CMeasure.h"

void measure_stay_on_core(unsigned number) {
#if defined(__linux__)
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return;
  unsigned wanted = number % (unsigned)CPU_COUNT(&allowed);
  for (int core = 0; core < CPU_SETSIZE; core++) {
    if (!CPU_ISSET(core, &allowed)) continue;
    if (wanted-- > 0) continue;
    cpu_set_t only;
    CPU_ZERO(&only);
    CPU_SET(core, &only);
    sched_setaffinity(0, sizeof only, &only);
    return;
  }
#else
  (void)number;
#endif
}
