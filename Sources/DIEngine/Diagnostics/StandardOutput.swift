internal import CDIEngine

/// Writes what the standard output holds back, before the process traps: `print` buffers the messages of a log
/// that goes to a file or a pipe.
///
/// Leaves it if another thread is just using the output, which might never end.
package func flushStandardOutput() { di_flush_standard_output() }
