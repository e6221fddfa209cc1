import DIDoubles
import DIEngine
import DIv2Compat
import Testing

@MainActor
@Suite("The guide: Tests and doubles, code of earlier releases")
struct EarlierDoublesArticle {
  private let page = "Sources/DIv3/DIv3.docc/TestsAndDoubles.md"

  @Test("A double in release 2")
  func block9() throws {
    let printed = try Printed.lines {
      // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 9
      let engine = Engine()
      let builder = DIv2Compat.DIContainerBuilder(engine: engine)
      builder.register(type: RealBank.init).as((any Bank).self).check { $0 }
      try builder.build()

      let copy = try engine.replacing((any Bank).self) { FakeBank() }
      let old = try DIv2Compat.DIContainerBuilder(engine: copy).build()
      let bank: any Bank = try old.resolve()
      print(bank.balance())  // 7
      // end
    }
    #expect(try printed == promised(block: 9, of: page))
  }
}
