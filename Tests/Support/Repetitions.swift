/// Whether the build is optimized, as one of those that `.ci/run` tests. In a debug build, for which everybody waits, tests
/// repeat less what takes long.
public let isOptimized: Bool = {
  #if DEBUG
  false
  #else
  true
  #endif
}()

/// The number of times that a test repeats something: the full number in an optimized build, a tenth of it in a debug build.
public func repetitions(_ full: Int) -> Int { isOptimized ? full : full / 10 }

/// All cases in an optimized build, and each tenth of them in a debug build.
public func sampled<Case>(_ all: [Case]) -> [Case] {
  all.indices.filter { isOptimized || $0 % 10 == 0 }.map { all[$0] }
}
