import DIDoubles
import DIGraphTools
import DITestSupport
import DITranquillity
import Foundation
import Pages
import Testing
import XCTest

// page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 1

@MainActor
@Suite("The guide: Tests and doubles")
struct TestsAndDoublesArticle {
  // test Sources/DIv3/DIv3.docc/TestsAndDoubles.md 2 A double in one line

  // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 3

  // page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 4

  // test Sources/DIv3/DIv3.docc/TestsAndDoubles.md 5 Captured logs

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

  // test Sources/DIv3/DIv3.docc/TestsAndDoubles.md 13 Replace with a child
  // test Sources/DIv3/DIv3.docc/TestsAndDoubles.md 14 A single outlives its test
}

// page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 6

// page Sources/DIv3/DIv3.docc/TestsAndDoubles.md 9
