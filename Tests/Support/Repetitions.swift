/// The number of times that a test repeats what takes long without optimization: the full number in an optimized build, as
/// `.ci/run` has one, and a tenth of it in a debug build, where everybody waits for the tests.
public func repetitions(_ full: Int) -> Int {
  #if DEBUG
  full / 10
  #else
  full
  #endif
}

/// All cases in an optimized build, and each tenth of them in a debug build.
public func sampled<Case>(_ all: [Case]) -> [Case] {
  let isSample = repetitions(10) == 1
  return all.indices.filter { !isSample || $0 % 10 == 0 }.map { all[$0] }
}
