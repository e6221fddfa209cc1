import BenchmarkModels

/// The finished shared object by hand.
final class HandWrittenOwner {
  lazy var shared = SharedObject()
}
