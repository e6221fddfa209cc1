import BenchmarkModels

/// Ten objects of distinct types, created by closures and stored in a list.
enum HandWrittenCreation {
  static let alone = Work("limit.creation", pace: .once, operations: 10) {
    let factories: [() -> SharedPart] = [
      { SharedPart0() }, { SharedPart1() }, { SharedPart2() }, { SharedPart3() },
      { SharedPart4() }, { SharedPart5() }, { SharedPart6() }, { SharedPart7() },
      { SharedPart8() }, { SharedPart9() },
    ]
    var made: [SharedPart] = []
    made.reserveCapacity(factories.count)
    return Run {
      for _ in 0..<$0 {
        for make in factories { made.append(make()) }
      }
    } reset: {
      made.removeAll(keepingCapacity: true)
    }
  }
}
