import DIDoubles
import DIGraphTools
import DITestSupport
import DITranquillity
import Foundation
import Pages
import Testing
import XCTest

private let page = "Sources/DIv3/DIv3.docc/TestsAndDoubles.md"

// page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 1

@MainActor
@Suite("The guide: Tests and doubles")
struct TestsAndDoublesArticle {
  @Test("A double in one line")
  func block2() throws {
    try expectPromised(2, of: page) {
      // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 2
    }
  }

  // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 3

  // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 4

  @Test("Captured logs")
  func block5() throws {
    try expectPromised(5, of: page) {
      // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 5
    }
  }

  // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 7

  // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 8

  @Test("Another graph than the reviewed one differs")
  func otherGraph() throws {
    let file = Document.root.appendingPathComponent("Sources/DIv3/DIv3.docc/graph.json")
    let saved = try GraphSnapshot(json: String(contentsOf: file, encoding: .utf8))
    let container = makeContainer()
    container.register(FakeBank.init).lifetime(.single)
    let difference = GraphDifference(from: saved, to: container.graphSnapshot())
    #expect(difference.addedComponents.map(\.name) == ["FakeBank"])
    #expect(difference.markdown.contains("FakeBank"))
  }

  @Test("Previews")
  func preview() {
    #expect((DIContainer.preview.resolve() as Wallet).bank.balance() == 7)
  }

  // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 12

  @Test("Replace with a child")
  func block13() throws {
    try expectPromised(13, of: page) {
      // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 13
    }
  }

  @Test("A single outlives its test")
  func block14() throws {
    try expectPromised(14, of: page) {
      // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 14
    }
  }
}

// page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 6

// page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 9
