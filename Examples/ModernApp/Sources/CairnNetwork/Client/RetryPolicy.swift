public protocol RetryPolicy {
  /// The maximum number of attempts for a request.
  var attempts: Int { get }
}

struct GentleRetry: RetryPolicy {
  let attempts = 3
}
