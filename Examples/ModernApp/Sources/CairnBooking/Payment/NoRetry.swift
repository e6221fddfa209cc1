import CairnNetwork

/// Never repeats a payment.
struct NoRetry: RetryPolicy {
  let attempts = 1
}
