import BenchmarkModels

/// The objects of a tree of 1,111 types, created by their initializers.
enum HandWrittenFirst {
  static let tree = Work("limit.first", pace: .once, operations: 1_111) {
    Run {
      for _ in 0..<$0 { consume(newNumberedRoot()) }
    }
  }
}
