import CairnNetwork

/// Nobody wants to pay twice.
struct NoRetry: RetryPolicy {
  let attempts = 1
}
