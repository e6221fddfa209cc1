import DIServiceLifecycle
import DIv3Async
import Logging
import ServiceLifecycle
import Testing

@Suite("Which components are services, and their order", .timeLimit(.minutes(1)))
struct OfferedServicesTests {
  private let record = Record()
  private let log = TestLog()
  private let container = DIContainer()

  /// The names of the services in the order of their group.
  private func names() async throws -> [String] {
    var names: [String] = []
    _ = try await container.serviceGroup(logger: log.logger) { configuration in
      names = configuration.services.map(\.serviceName)
      for service in configuration.services {
        #expect("\(type(of: service.service))" == service.serviceName)
      }
    }
    return names
  }

  final class A: Idle, @unchecked Sendable {}
  final class B: Idle, @unchecked Sendable {}
  final class C: Idle, @unchecked Sendable {}
  class Idle: Service, @unchecked Sendable {
    var parts: [Any] = []
    init(_ parts: Any...) { self.parts = parts }
    func run() async throws { try await gracefulShutdown() }
  }

  /// Registers a shared service.
  @discardableResult
  private func add<T: Idle>(
    line: Int = #line, _ make: @escaping () -> T
  ) -> DIComponentBuilder<T> {
    offer(container.register(line: line, make))
  }

  private func offer<T: Idle>(_ builder: DIComponentBuilder<T>) -> DIComponentBuilder<T> {
    builder.as(check: (any Service).self) { $0 }.lifetime(.perContainer(.strong))
  }

  @Test("V3-95 what the group requests counts as roots; what others request is logged once")
  func roots() async throws {
    final class Marked: Sendable {}
    final class Unmarked: Sendable {}
    struct Offered: Service { func run() async throws {} }
    let container = DIContainer()
    container.register(Marked.init).root()
    container.register(Unmarked.init)
    container.register(Offered.init).as(check: (any Service).self) { $0 }
      .lifetime(.perContainer(.strong))
    let record = Record()
    let before = DISetting.Log.fun
    defer { DISetting.Log.fun = before }
    DISetting.Log.fun = { _, text in record.add(text) }
    _ = try await container.serviceGroup(logger: TestLog().logger)
    for _ in 0..<3 {
      _ = try await DIContainer(engine: container.engine).resolved() as Unmarked
      _ = try await container.resolvedMany() as [any Service]
    }
    #expect(record.all.count { $0.contains("type: Offered;") } == 0)
    #expect(record.all.count { $0.contains("type: Unmarked;") } == 1)
  }

  @Test("independent services come in the order of registration")
  func registration() async throws {
    add { C() }
    add { A() }
    add { B() }
    #expect(try await names() == ["C", "A", "B"])
  }

  @Test("lazies, providers, injections, many, and objects between count as dependencies")
  func dependencies() async throws {
    _ = offer(container.register { A($0 as Lazy<B>) })
    add { B() }.injection { $0.parts.append(many($1) as [Piece]) }
    _ = offer(container.register { C() })
    container.register { Piece(provider: $0) }
    #expect(try await names() == ["C", "B", "A"])
  }

  private struct Piece {
    let provider: Provider<C>
  }

  @Test("in a cycle, what is needed directly comes first, whatever the order of registration")
  func cycle() async throws {
    _ = offer(container.register { A($0 as B) })
    _ = offer(container.register { B($0 as Lazy<A>) })
    #expect(try await names() == ["B", "A"])
    let other = OfferedServicesTests()
    _ = other.offer(other.container.register { B($0 as Lazy<A>) })
    _ = other.offer(other.container.register { A($0 as B) })
    #expect(try await other.names() == ["B", "A"])
    let third = OfferedServicesTests()
    third.add { A() }.injection(cycle: true) { $0.parts.append($1 as B) }
    _ = third.offer(third.container.register { B($0 as A) })
    #expect(try await third.names() == ["A", "B"])
  }

  @Test("a chain of thousands of components has an order, whatever the stack")
  func long() async throws {
    let count = 5_000
    add { A() }.injection(name: "\(count - 1)") { $0.parts.append($1 as Link) }
    add { B() }
    for index in 0..<count {
      container.register(line: 1_000 + index) { Link() }.as(Link.self, name: "\(index)")
        .lifetime(.perContainer(.strong))
        .injection(name: "\(index - 1)") { (link: Link, next: Link?) in link.next = next }
      // One after the other, as a single request would need a deep stack.
      _ = try await container.resolved(name: "\(index)") as Link
    }
    container.register(Last.init).lifetime(.perContainer(.strong))
    container.register { Link() }.as(Link.self, name: "-1")
      .injection { (link: Link, last: Last) in link.next = last }
    #expect(try await names() == ["B", "A"])
  }

  private final class Link { var next: Any? }
  private struct Last { let next: Lazy<B> }

  @Test(
    "only what is offered as a service is made, with what it needs; the log tells what isn't offered"
  )
  func offered() async throws {
    let record = record
    container.register { () -> C in
      record.add("C made")
      return C()
    }.lifetime(.perContainer(.strong))
    container.register { () -> B in
      record.add("B made")
      return B()
    }.lifetime(.perContainer(.strong))
    _ = offer(container.register { A($0 as B) })
    #expect(try await names() == ["A"])
    #expect(record.all == ["B made"])
    let hints = log.texts.filter { $0.contains("isn't offered as one") }
    #expect(hints.count == 2 && hints.allSatisfy { $0.contains("OfferedServicesTests.swift:") })
  }

  @Test("the object that runs is the one that others receive")
  func identity() async throws {
    add { A() }
    var running: (any Service)?
    _ = try await container.serviceGroup(logger: log.logger) { running = $0.services[0].service }
    let a: A = try await container.resolved()
    #expect(running as? A === a)
  }

  @Test("services of a parent run, and their objects are the parent's")
  func parent() async throws {
    add { A() }
    let a: A = try await container.resolved()
    let child = DIContainer(parent: container)
    var running: (any Service)?
    let group = try await child.serviceGroup(logger: log.logger) {
      running = $0.services[0].service
    }
    #expect(running as? A === a)
    await group.triggerGracefulShutdown()
    try await group.run()
    #expect(try await container.resolved() as A === a)
  }

  @Test("a double replaces the service")
  func double() async throws {
    final class Double: Idle, @unchecked Sendable {}
    add { A() }
    container.register { Double() }.as(check: (any Service).self) { $0 }
      .lifetime(.perContainer(.strong)).test()
    let names = try await names()
    let all: [any Service] = try await container.resolvedMany()
    #expect(names == all.map { "\(type(of: $0))" })
  }

  @Test("services that nobody shares are refused, before anything is made")
  func transient() async throws {
    let record = record
    container.register(line: 11) { () -> A in
      record.add("made")
      return A()
    }.as(check: (any Service).self) { $0 }
    container.register(line: 12) { B() }.as(check: (any Service).self) { $0 }
      .lifetime(.objectGraph)
    await #expect {
      _ = try await container.serviceGroup(logger: log.logger)
    } throws: {
      "\($0)".hasSuffix(
        """
        Give these .lifetime(.perContainer(.strong)): A (OfferedServicesTests.swift:11), \
        B (OfferedServicesTests.swift:12)
        """)
    }
    #expect(record.all == [])
  }

  @Test("a container without services is refused, unless the configuration has some")
  func none() async throws {
    await #expect {
      _ = try await container.serviceGroup(logger: log.logger)
    } throws: {
      "\($0)" == """
        The container has no services. Offer each by .as(check: (any Service).self) { $0 }.
        """
    }
    let group = try await container.serviceGroup(logger: log.logger) {
      $0.services.append(.init(service: A()))
    }
    await group.triggerGracefulShutdown()
    try await group.run()
  }

  @Test("a closure that returns nil is refused, with the candidates")
  func missing() async throws {
    add(line: 11) { A() }
    container.register(line: 12) { () -> B? in nil }.as((any Service).self)
      .lifetime(.perContainer(.strong))
    await #expect {
      _ = try await container.serviceGroup(logger: log.logger)
    } throws: {
      "\($0)".hasPrefix("The container made 1 of 2 services")
        && "\($0)".contains("(OfferedServicesTests.swift:11), Optional<B> (OfferedServices")
    }
  }

  @Test("a service that can't be made fails with its path, and the next call tries again")
  func unmade() async throws {
    let record = record
    container.register(throwing: { () async throws -> B in
      record.add("try")
      if record.all.count == 1 { throw Broken() }
      return B()
    }).lifetime(.perContainer(.strong))
    _ = offer(container.register { A($0 as B) })
    do {
      _ = try await names()
      Issue.record("nothing was thrown")
    } catch let failure as DIFailure {
      #expect(failure.underlyingError as? Broken == Broken())
      #expect(failure.path.map { "\($0.type)" } == ["A", "B"])
    }
    #expect(try await names() == ["A"])
  }
}
