import DIDoubles
import DIEngine
import DIv2Compat
import DIv3
import Testing

@MainActor
@Suite("The guide: Tests and doubles, code of earlier releases")
struct EarlierDoublesArticle {
  private let page = "Sources/DIv3/DIv3.docc/TestsAndDoubles.md"

  // test Sources/DIv3/DIv3.docc/TestsAndDoubles.md 10 A double in release 2

  @Test("The log of release 2")
  func block11() throws {
    let engine = Engine()
    let builder = DIv2Compat.DIContainerBuilder(engine: engine)
    builder.register(type: RealBank.init).as((any Bank).self).check { $0 }
    try builder.build()
    try expectPromised(11, of: page) {
      // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 11
    }
  }
}
