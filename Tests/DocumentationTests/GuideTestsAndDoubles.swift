import DIDoubles
import DIGraphTools
import DITestSupport
import DITranquillity
import Foundation
import Testing
import XCTest

private let page = "Sources/DIv3/DIv3.docc/TestsAndDoubles.md"

// begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 1
protocol Bank: AnyObject { func balance() -> Int }
final class RealBank: Bank { func balance() -> Int { 1_000 } }
final class FakeBank: Bank { func balance() -> Int { 7 } }
final class Wallet {
  let bank: any Bank
  init(bank: any Bank) { self.bank = bank }
}
func makeContainer() -> DIContainer {
  let container = DIContainer()
  container.register(RealBank.init)
    .as(check: (any Bank).self) { $0 }.default()
  container.register(Wallet.init)
  return container
}
let app = makeContainer()
// end

@MainActor
@Suite("The guide: Tests and doubles")
struct TestsAndDoublesArticle {
  @Test("A double in one line")
  func block2() throws {
    let printed = try Printed.lines {
      // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 2
      let test = try app.replacing((any Bank).self) { FakeBank() }
      let wallet: Wallet = test.resolve()
      print(wallet.bank.balance())  // 7
      // end
    }
    #expect(try printed == promised(block: 2, of: page))
  }

  // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 3
  @Test(
    "The wallet shows what the bank says",
    .container(try app.replacing((any Bank).self) { FakeBank() }))
  func walletOfFakeBank() throws {
    let wallet: Wallet = try TestContainer.current().required()
    #expect(wallet.bank.balance() == 7)
  }
  // end

  // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 4
  @Test(
    .container(try app.replacing((any Bank).self) { FakeBank() })
      .strict(allowing: Wallet.self))
  func strict() throws {
    let wallet: Wallet = try TestContainer.current().required()
    #expect(wallet.bank.balance() == 7)
  }
  // end

  @Test("Captured logs")
  func block5() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 5
      let log = CapturedLog()
      let logged = app.isolated(log: log)
      logged.inject(into: 7)
      print(log.messages[0])  // info: Not injected: Int is not an object.
      // end
    }
    #expect(try printed == promised(block: 5, of: page))
  }

  // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 7
  @Suite("Integration", .container(app))
  struct IntegrationTests {
    @Test("The graph is valid") func valid() throws {
      #expect(try TestContainer.current().makeGraph().checkIsValid())
    }

    @Test("Sessions share the app's bank") func sessions() throws {
      let app = try TestContainer.current()
      let session = DIContainer(parent: app)
      #expect((session.resolve() as Wallet).bank.balance() == 1_000)
    }
  }
  // end

  // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 8
  @Test("The graph is the one that was reviewed")
  func reviewedGraph() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("graph.json")
    let graph = makeContainer().graphSnapshot()
    if ProcessInfo.processInfo.environment["RECORD_GRAPH"] != nil {
      try graph.json.write(to: file, atomically: true, encoding: .utf8)
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let saved = try GraphSnapshot(json: text)
    let difference = GraphDifference(from: saved, to: graph)
    #expect(difference.isEmpty, "\(difference.markdown)")
  }
  // end

  @Test("Another graph than the reviewed one differs")
  func otherGraph() throws {
    let file = Document.root.appendingPathComponent("Tests/DocumentationTests/graph.json")
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

  // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 12
  @Test("The wallet shows what the bank says")
  func wallet() {
    let container = makeContainer()
    container.register(FakeBank.init).as(check: (any Bank).self) { $0 }.test()
    let wallet: Wallet = container.resolve()
    #expect(wallet.bank.balance() == 7)
  }
  // end

  @Test("Replace with a child")
  func block13() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 13
      let app = makeContainer()
      let test = DIContainer(parent: app)
      test.register(FakeBank.init).as(check: (any Bank).self) { $0 }
      let (faked, real): (Wallet, Wallet) = (test.resolve(), app.resolve())
      print(faked.bank.balance(), real.bank.balance())  // 7 1000
      // end
    }
    #expect(try printed == promised(block: 13, of: page))
  }

  @Test("A single outlives its test")
  func block14() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 14
      func makeShop() -> DIContainer {
        let container = DIContainer()
        container.register(RealBank.init)
          .as(check: (any Bank).self) { $0 }.default()
        container.register(Wallet.init).lifetime(.single)
        return container
      }
      let firstTest = makeShop()
      firstTest.register(FakeBank.init).as(check: (any Bank).self) { $0 }.test()
      print((firstTest.resolve() as Wallet).bank.balance())  // 7

      let secondTest = makeShop()
      print((secondTest.resolve() as Wallet).bank.balance())  // 7
      // end
    }
    #expect(try printed == promised(block: 14, of: page))
  }
}

// begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 6
extension DIContainer {
  static var preview: DIContainer {
    try! app.replacing((any Bank).self) { FakeBank() }
  }
}
// end

// begin Sources/DIv3/DIv3.docc/TestsAndDoubles.md 9
final class WalletTests: ContainerTestCase {
  override func makeContainer() throws -> DIContainer {
    try app.replacing((any Bank).self) { FakeBank() }
  }

  func testBalance() throws {
    let wallet: Wallet = try required()
    XCTAssertEqual(wallet.bank.balance(), 7)
  }
}
// end
