#include "ProcessStart.h"

__attribute__((constructor)) static void start(void) { tests_process_starts(); }
