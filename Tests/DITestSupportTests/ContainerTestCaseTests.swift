import DIDoubles
import DITestSupport
import DIv3
import XCTest

/// Tests of XCTest with a container each.
final class ContainerTestCaseTests: ContainerTestCase {
  private nonisolated(unsafe) static var wallets: [Wallet] = []

  override func makeContainer() throws -> DIContainer {
    try app.replacing((any Bank).self) { FakeBank() }
  }

  override var allowedTypes: [any Any.Type]? { [Wallet.self] }

  override func setUp() {
    container.register { 7 }
  }

  func testDouble() throws {
    let wallet: Wallet = container.resolve()
    XCTAssertEqual(wallet.bank.balance(), 7)
    XCTAssertFalse(Self.wallets.contains { $0 === wallet })
    Self.wallets.append(wallet)
    XCTAssertEqual(try required(Int.self), 7)
    XCTAssertEqual(log.messages, [])
  }

  func testOwnContainer() throws {
    try testDouble()
  }

  func testOwnLog() {
    container.inject(into: 7)
    XCTAssertEqual(log.messages.count, 1)
  }

  func testAsynchronous() async throws {
    let container = container
    let wallet = await Task.detached { container.resolve() as Wallet }.value
    XCTAssertEqual(wallet.bank.balance(), 7)
    XCTAssertEqual(log.messages, [])
  }
}
