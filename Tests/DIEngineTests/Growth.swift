import Foundation

/// Measures how the time of some work grows with its size.
///
/// Uses the thread's time, the best of up to 30 rounds, and compares only ratios, because other load
/// on the machine affects both sizes.
func growth(
  from small: Int, to large: Int, rounds: Int = 30, isFine: (Double) -> Bool,
  _ work: (Int) -> Void
) -> Double {
  func time(_ size: Int) -> UInt64 {
    let start = threadTime()
    work(size)
    return threadTime() - start
  }
  var (least, most) = (UInt64.max, UInt64.max)
  var ratio = Double.infinity
  for _ in 0..<rounds {
    least = min(least, time(small))
    most = min(most, time(large))
    ratio = Double(most) / Double(max(least, 1))
    if isFine(ratio) { break }
  }
  return ratio
}

private func threadTime() -> UInt64 {
  var now = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now)
  return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}
