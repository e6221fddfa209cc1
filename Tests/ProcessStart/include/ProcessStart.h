// Calls a function of the tests when their process starts, before any test runs. Swift offers no such place.

#ifndef PROCESS_START_H
#define PROCESS_START_H

// Defined in Swift, by the target ProcessSettings, which doesn't import this module: test targets that import
// ProcessSettings would need it, too.
void tests_process_starts(void);

#endif
