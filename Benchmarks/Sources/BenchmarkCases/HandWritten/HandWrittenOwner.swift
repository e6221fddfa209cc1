import BenchmarkModels

/// A shared object by hand.
final class HandWrittenOwner {
  lazy var shared = SharedObject()
}
