import DIDoubles
import DIEngine
import DITestSupport
import DIv3
import Foundation
import Testing

extension Trait where Self == ContainerTrait {
  // Macros of one module don't see what others of it add, such as `$container`.
  fileprivate static var shop: Self { .container(app, as: Shop.$container) }
}

@Suite("The trait container of a suite with a property", .container(app))
struct SuiteWithContainerTests {
  let container: DIContainer

  init() throws {
    container = try TestContainer.current()
  }

  @Test("the suite's initializer finds the container of its test", arguments: 0..<3)
  func property(number: Int) throws {
    #expect(try TestContainer.current() === container)
  }
}

@Suite("The trait container", .container(try app.replacing((any Bank).self) { FakeBank() }))
struct ContainerTraitTests {
  /// All wallets that the cases have seen; kept, so that no two have the same address.
  private static let wallets = Guarded<[Wallet]>([])

  @Test("each case of each test has a container of its own", arguments: 0..<20)
  func cases(number: Int) throws {
    let wallet: Wallet = try TestContainer.current().resolve()
    #expect(wallet.bank.balance() == 7)
    #expect(wallet === (try TestContainer.current().resolve() as Wallet))
    Self.wallets.locked { wallets in
      #expect(!wallets.contains { $0 === wallet })
      wallets.append(wallet)
    }
  }

  @Test("the trait of a test wins over that of its suite", .container(app))
  func innermost() throws {
    #expect((try TestContainer.current().resolve() as any Bank).balance() == 1_000)
  }

  @Test("child tasks and tasks of the test find the container")
  func tasks() async throws {
    let container = try TestContainer.current()
    async let one = TestContainer.current()
    #expect(try await one === container)
    try await withThrowingTaskGroup(of: DIContainer.self) { group in
      for _ in 0..<10 { group.addTask { try TestContainer.current() } }
      for try await found in group { #expect(found === container) }
    }
    let task = Task { try TestContainer.current() }
    #expect(try await task.value === container)
  }

  @Test("a detached task and a callback of a thread find none, and say so")
  func detached() async throws {
    let container = try TestContainer.current()
    await Task.detached { #expect((container.resolve() as any Bank).balance() == 7) }.value
    // The issue belongs to no test; in another process it is one of this test.
    await withKnownIssue {
      await #expect(processExitsWith: .success) {
        let isFound = await Task.detached { (try? TestContainer.current()) != nil }.value
        exit(isFound ? 1 : 0)
      }
    } matching: { issue in
      issue.sourceLocation?.fileName == "ContainerTraitTests.swift"
        && "\(issue)".contains("To do: write let container = try TestContainer.current()")
    }
  }

  @Test("a task that outlives its test finds no container any more, and says so")
  func late() async throws {
    try await withKnownIssue {
      let late = Guarded<Task<Bool, Never>?>(nil)
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      try await ContainerTrait.container(app).withContainer(at: #_sourceLocation) {
        let task = Task {
          for await _ in gate {}
          return (try? TestContainer.log()) == nil && (try? TestContainer.current()) == nil
        }
        late.value = task
      }
      open.finish()
      let task = late.value
      let isMissing = await task?.value
      try #require(isMissing == true)
    } matching: {
      ($0.error as? TestContainerError)?.description.contains("is over") == true
    }
  }

  @Test("the app's own task-local container is that of the test", .shop)
  func binding() throws {
    #expect(Shop.container === (try TestContainer.current()))
    #expect(Shop.balance() == 1_000)
    try Shop.$container.withValue(app.replacing((any Bank).self) { FakeBank() }) {
      #expect(Shop.balance() == 7)
    }
  }

  @Test("an error of the container's expression is an error of the test")
  func failing() async {
    let trait = ContainerTrait.container(try app.replacing(Missing.self) { Missing() })
    await #expect(throws: DoubleError.self) {
      try await trait.withContainer(at: #_sourceLocation) { Issue.record("It doesn't run.") }
    }
  }

  @Test("a double by test() that replaces nothing is an issue at the test's line")
  func withoutEffect() async throws {
    let trait = ContainerTrait.container(
      {
        let test = app.isolated()
        test.register(FakeBank.init).test()
        return test
      }())
    let line = #_sourceLocation
    try await withKnownIssue {
      try await trait.withContainer(at: line) {}
    } matching: { issue in
      issue.sourceLocation == line
        && issue.comments.contains {
          $0.rawValue.hasPrefix("The double FakeBank (ContainerTraitTests.swift:")
        }
    }
    try await ContainerTrait.container(
      {
        let test = app.isolated()
        test.register(FakeBank.init).as((any Bank).self).test()
        return test
      }()
    ).withContainer(at: line) {}
  }

  @Test("a scope's clean() concerns the test's own objects")
  func scopes() async throws {
    let session = DIScope(name: "session", storage: DICacheStorage())
    let app = DIContainer()
    app.register(RealBank.init).lifetime(.custom(session))
    let real: RealBank = app.resolve()
    try await ContainerTrait.container(app).withContainer(at: #_sourceLocation) {
      let test = try TestContainer.current()
      let own: RealBank = test.resolve()
      #expect(own === test.resolve() as RealBank)
      session.clean()
      #expect(own !== test.resolve() as RealBank)
    }
    #expect(app.resolve() as RealBank === real)
  }

  @Test("the test's log has the messages about its container", .container(app))
  func log() throws {
    let container = try TestContainer.current()
    #expect(try TestContainer.log().messages == [])
    #expect(container.resolve() as Missing? == nil)
    container.inject(into: 7)
    #expect(try TestContainer.log().messages.map(\.level) == [.info, .info])
    #expect(container.makeGraph().checkIsValid() == false)
    #expect(try TestContainer.log().messages.map(\.level).contains(.error))
  }

  @Test("the container is released with the test")
  func release() async throws {
    weak var container: DIContainer?
    weak var wallet: Wallet?
    let found = Guarded<(DIContainer?, Wallet?)>((nil, nil))
    try await ContainerTrait.container(app).withContainer(at: #_sourceLocation) {
      let current = try TestContainer.current()
      found.value = (current, current.resolve())
    }
    (container, wallet) = found.value
    #expect(container != nil && wallet != nil)
    found.value = (nil, nil)
    #expect(container == nil && wallet == nil)
  }
}
