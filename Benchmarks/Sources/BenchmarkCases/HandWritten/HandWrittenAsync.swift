import BenchmarkModels

/// A chain of ten asynchronous functions that don't suspend, each of which awaits the one before.
enum HandWrittenAsync {
  static let factories = Work(asynchronous: "limit.async.factories") {
    return { count in
      for _ in 0..<count { consume(await chain9()) }
    }
  }

  @inline(never)
  private static func chain0() async -> Chain0 { Chain0() }
  @inline(never)
  private static func chain1() async -> Chain1 { Chain1(next: await chain0()) }
  @inline(never)
  private static func chain2() async -> Chain2 { Chain2(next: await chain1()) }
  @inline(never)
  private static func chain3() async -> Chain3 { Chain3(next: await chain2()) }
  @inline(never)
  private static func chain4() async -> Chain4 { Chain4(next: await chain3()) }
  @inline(never)
  private static func chain5() async -> Chain5 { Chain5(next: await chain4()) }
  @inline(never)
  private static func chain6() async -> Chain6 { Chain6(next: await chain5()) }
  @inline(never)
  private static func chain7() async -> Chain7 { Chain7(next: await chain6()) }
  @inline(never)
  private static func chain8() async -> Chain8 { Chain8(next: await chain7()) }
  @inline(never)
  private static func chain9() async -> Chain9 { Chain9(next: await chain8()) }
}
