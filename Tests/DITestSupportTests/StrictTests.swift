import DIDoubles
import DITestSupport
import DIv3
import Testing

@Suite("Strict tests")
struct StrictTests {
  private static func fakes() throws -> DIContainer {
    try app.replacing((any Bank).self) { FakeBank() }
  }

  /// Runs a body in a strict test; returns whether exactly one issue with the parts of a text occurs at the test's line.
  private func expectIssue(
    _ trait: ContainerTrait, containing parts: String...,
    body: @escaping @Sendable () async throws -> Void
  ) async throws {
    let line = #_sourceLocation
    try await withKnownIssue {
      try await trait.withContainer(at: line, body)
    } matching: { issue in
      issue.sourceLocation == line
        && parts.allSatisfy { part in issue.comments.contains { $0.rawValue.contains(part) } }
    }
  }

  @Test(
    "doubles, allowed components and what the test registers may be made",
    .container(try fakes()).strict(allowing: Wallet.self, Ledger.self))
  func allowed() throws {
    let container = try TestContainer.current()
    #expect((container.resolve() as Ledger).wallet.bank.balance() == 7)
    container.register { Missing() }
    #expect(container.resolve() as Missing? != nil)
    _ = container.resolve() as DIContainer
  }

  @Test("a real component that is made is an issue, with the path of the request")
  func forbidden() async throws {
    try await expectIssue(
      .container(app).strict(allowing: Ledger.self, Wallet.self),
      containing: "RealBank (Models.swift:", "which the strict test doesn't allow",
      "Path: Ledger (Models.swift:", " > Wallet (Models.swift:", " > RealBank (Models.swift:"
    ) {
      _ = try TestContainer.current().resolve() as Ledger
    }
  }

  @Test("components that children of the container make, and delayed ones, are found")
  func children() async throws {
    try await expectIssue(
      .container(app).strict(allowing: Ledger.self, RealBank.self), containing: "Wallet ("
    ) {
      _ = DIContainer(parent: try TestContainer.current()).resolve() as Ledger
    }
    try await expectIssue(.container(app).strict(allowing: (any Bank).self), containing: "Wallet (")
    {
      let later: Lazy<Wallet> = try TestContainer.current().resolve()
      #expect(later.value.bank.balance() == 1_000)
    }
  }

  @Test("components that parents of the container hold are found")
  func parents() async throws {
    try await expectIssue(
      .container(DIContainer(parent: app)).strict(allowing: Wallet.self), containing: "RealBank ("
    ) {
      _ = try TestContainer.current().resolve() as Wallet
    }
  }

  @Test("a component that a thread of its own makes is an issue of the test")
  func threads() async throws {
    try await expectIssue(.container(app).strict(), containing: "RealBank (") {
      let container = try TestContainer.current()
      await Task.detached { _ = container.resolve() as RealBank }.value
    }
  }

  @Test("a component is reported once")
  func once() async throws {
    try await expectIssue(
      .container(app).strict(allowing: (any Bank).self, Wallet.self), containing: "Ledger ("
    ) {
      let container = try TestContainer.current()
      for _ in 0..<3 { _ = container.resolve() as Ledger }
    }
  }

  @Test("a type that no component offers is an issue")
  func unknown() async throws {
    try await expectIssue(
      .container(app).strict(allowing: Missing.self, Wallet.self),
      containing: "The strict test allows Missing, which no component of the app offers."
    ) {}
  }

  @Test("a test() component is a double")
  func priority() async throws {
    let test = app.isolated()
    test.register(FakeBank.init).as((any Bank).self).test()
    try await ContainerTrait.container(test).strict(allowing: Wallet.self)
      .withContainer(at: #_sourceLocation) {
        let wallet: Wallet = try TestContainer.current().resolve()
        #expect(wallet.bank.balance() == 7)
      }
  }
}
