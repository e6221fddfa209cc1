public protocol RetryPolicy {
  /// How often a request may be sent.
  var attempts: Int { get }
}

struct GentleRetry: RetryPolicy {
  let attempts = 3
}
