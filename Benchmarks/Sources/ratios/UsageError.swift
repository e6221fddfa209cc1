/// A mistake in the command line, described in one line.
struct UsageError: Error {
  let message: String
}
