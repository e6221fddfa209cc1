/// What was wrong with the command line, in one line.
struct UsageError: Error {
  let message: String
}
