import DIDoubles
import DITestSupport
import DITranquillity
import Testing

private final class BankPart: DIPart {
  static func load(container: DIContainer) {
    container.register { @MainActor in RealBank() }.as(check: (any Bank).self) { $0 }
  }
}
private final class FakePart: DIPart {
  static func load(container: DIContainer) {
    container.register { @MainActor in FakeBank() }.as(check: (any Bank).self) { $0 }
  }
}
@MainActor private func makeParts() -> DIContainer {
  let container = DIContainer()
  container.append(part: BankPart.self)
  container.register { @MainActor in Wallet(bank: $0) }
  return container
}

/// Doubles of the page about tests, in a target of the cell's default isolation.
@MainActor @Suite("Tests of an app")
struct TestsOfAnApp {
  private func balance() throws -> Int {
    (try TestContainer.current().required() as Wallet).bank.balance()
  }

  @Test("an initializer", .container(try app.replacing((any Bank).self, with: FakeBank.init)))
  func initializer() throws { #expect(try balance() == 7) }

  @Test("main:", .container(try app.replacing((any Bank).self, main: { FakeBank() })))
  func main() throws { #expect(try balance() == 7) }

  @Test("a part", .container(try makeParts().replacing(part: BankPart.self, by: FakePart.self)))
  func part() throws { #expect(try balance() == 7) }

  @Test("what the app makes", .container(makeParts()))
  func parts() throws { #expect(try balance() == 1_000) }
}
