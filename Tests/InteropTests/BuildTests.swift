import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

private final class Motor {
  let fuel: Fuel
  init(_ fuel: Fuel) { self.fuel = fuel }
}
private final class Fuel {}

private final class ShapesModule: DIv1Compat.DIModule {
  func load(builder: DIv1Compat.DIContainerBuilder) {
    builder.register { Disc() }.asSelf().asType((any Shape).self)
  }
}

@Suite("Builds on a shared engine")
struct BuildTests {
  private let all = Generations()

  @Test("G-16 a build validates its own registrations: gaps of others surface on request")
  func checked() throws {
    all.modern.register(Bar.self)
    all.second.register(type: Tile.self)
    _ = try all.first.build()
    let error = #expect(throws: DIv2Compat.DIError.self) { try all.second.build() }
    guard case .build(let errors) = error, errors.count == 1,
      case .noSpecifiedInitialMethod(let info) = errors[0]
    else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(ObjectIdentifier(info.type) == ObjectIdentifier(Tile.self))
    // Nothing was added. The missing component can be registered, and the build repeated.
    #expect((*all.modern as Tile?) == nil)
    #expect((*all.modern as Bar?) == nil)
  }

  @Test("G-16 a failed build can be repeated after the registration is corrected")
  func repeated() throws {
    let tile = all.second.register(type: Tile.self)
    all.second.register { Disc() }
    #expect(throws: DIv2Compat.DIError.self) { try all.second.build() }
    tile.initial { Tile() }
    let container = try all.second.build()
    _ = (try container.resolve(Tile.self), *all.modern as Tile)
    #expect(try container.resolveMany(Disc.self).count == 1)
  }

  @Test("G-16 a build creates the singles of its own builder; modern ones are created on demand")
  func eager() throws {
    nonisolated(unsafe) var made: [String] = []
    all.first.register { () -> Disc in
      made.append("first")
      return Disc()
    }.lifetime(.single)
    all.second.register { () -> Tile in
      made.append("second")
      return Tile()
    }.lifetime(.single)
    all.modern.register { () -> Bar in
      made.append("modern")
      return Bar()
    }.lifetime(.single)
    _ = try all.first.build()
    #expect(made == ["first"])
    _ = try all.second.build()
    #expect(made == ["first", "second"])
    all.modern.initializeSingletonObjects()
    #expect(made == ["first", "second", "modern"])
    _ = (try all.first.build(), try all.second.build())
    #expect(made.count == 3)
  }

  @Test(
    "G-16 a single that depends on later registrations fails its build, and a later build creates it"
  )
  func early() throws {
    all.first.register { (scope: DIv1Compat.DIScope) in try Motor(scope.resolve()) }
      .lifetime(.single)
    #expect(throws: DIv1Compat.DIError.self) { try all.first.build() }
    all.modern.register(Fuel.init)
    let scope = try all.first.build()
    #expect(try scope.resolve(Motor.self) === *all.modern as Motor)
    #expect(try scope.resolveMany(Motor.self).count == 1)
  }

  @Test("G-16 a modern container creates the missing singles of all generations")
  func eagerOfAll() throws {
    nonisolated(unsafe) var made = 0
    all.first.register { (scope: DIv1Compat.DIScope) in
      let motor = try Motor(scope.resolve())
      made += 1
      return motor
    }.lifetime(.single)
    #expect(throws: DIv1Compat.DIError.self) { try all.first.build() }
    all.modern.register(Fuel.init)
    all.modern.initializeSingletonObjects()
    #expect(made == 1)
    let scope = try all.first.build()
    #expect(try scope.resolve(Motor.self) === *all.modern as Motor)
    #expect(made == 1)
  }

  @Test("G-16 modern registrations after a build are visible to old scopes immediately")
  func later() throws {
    let scope = try all.first.build()
    let container = try all.second.build()
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Fuel.self) }
    all.modern.register(Fuel.init)
    _ = (try scope.resolve(Fuel.self), try container.resolve(Fuel.self))
    all.second.register(type: Motor.init)
    #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Motor.self) }
    #expect((*all.modern as Motor?) == nil)
    _ = try all.second.build()
    _ = (try scope.resolve(Motor.self), *all.modern as Motor)
  }

  @Test(
    "G-17 a module loaded by two builders of one engine is there twice: ambiguous, with both reported"
  )
  func twice() throws {
    let other = DIv1Compat.DIContainerBuilder(engine: all.engine)
    for builder in [all.first, other] { builder.register(module: ShapesModule()) }
    let scope = try all.first.build()
    let disc = try scope.resolve(Disc.self)
    _ = try other.build()
    let error = #expect(throws: DIv1Compat.DIError.self) { try scope.resolve(Disc.self) }
    guard case .defaultTypeIsNotSpecified(_, let components) = error else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(components.count == 2 && components[0].line == components[1].line)
    // All objects remain, the first one unchanged.
    let discs = try scope.resolveMany(Disc.self)
    #expect(discs.count == 2 && discs[0] === disc)
    #expect((*all.modern as Disc?) == nil)
  }

  @Test("G-17 a modern part is loaded once for the whole engine")
  func parts() {
    final class BarPart: DIPart {
      static func load(container: DIv3.DIContainer) { container.register(Bar.init) }
    }
    let other = DIv3.DIContainer(engine: all.engine)
    for container in [all.modern, other] { container.append(part: BarPart.self) }
    #expect((DIv3.many(*other) as [Bar]).count == 1)
  }

  @Test("G-17 a modern component with an old component's name makes it ambiguous, for all")
  func names() throws {
    all.first.register { Disc() }.asSelf().asType((any Shape).self).asName("x").asName("y")
    let scope = try all.first.build()
    all.modern.register(Bar.init).as((any Shape).self, name: "x")
    let error = #expect(throws: DIv1Compat.DIError.self) {
      try scope.resolve((any Shape).self, name: "x")
    }
    guard case .defaultTypeIsNotSpecified(_, let components) = error else {
      Issue.record("unexpected: \(error as Any)")
      return
    }
    #expect(components.map { "\($0.type)" } == ["Disc", "Bar"])
    let none: (any Shape)? = all.modern.resolve(name: "x")
    #expect(none == nil)
    // More specific requests still find each of them.
    #expect(try scope.resolve((any Shape).self, name: "y") is Disc)
    _ = try scope.resolve(Disc.self, name: "x")
    #expect(try scope.resolveMany((any Shape).self).count == 2)
    _ = *all.modern as Bar
  }

  @Test("G-17 a default decides if a modern component has an old component's name")
  func nameOfDefault() throws {
    all.first.register { Disc() }.asType((any Shape).self).asName("x").asDefault()
    let scope = try all.first.build()
    all.modern.register(Bar.init).as((any Shape).self, name: "x")
    #expect(try scope.resolve((any Shape).self, name: "x") is Disc)
    let shape: any Shape = all.modern.resolve(name: "x")
    #expect(shape is Disc)
  }

  @Test(
    "G-18 a builder retains its engine; without references, the engine and its objects are released"
  )
  func life() throws {
    weak var engine: DIEngine.Engine?
    weak var disc: Disc?
    weak var weakScope: DIv1Compat.DIScope?
    func use() throws {
      let builder: DIv1Compat.DIContainerBuilder
      do {
        let all = Generations()
        engine = all.engine
        all.modern.register(Bar.init)
        builder = all.first
      }
      // Only the builder retains the engine.
      #expect(engine != nil)
      builder.register { Disc() }
      let scope = try builder.build()
      _ = try scope.resolve(Bar.self)
      disc = try scope.resolve(Disc.self)
      weakScope = scope
      withExtendedLifetime(scope) { #expect(disc != nil) }
    }
    try use()
    #expect(engine == nil && disc == nil && weakScope == nil)
  }

  @Test("G-18 an engine with singles of release 1 stays, with the registrations of others")
  func singles() throws {
    weak var engine: DIEngine.Engine?
    weak var disc: Disc?
    func use() throws {
      let all = Generations()
      engine = all.engine
      all.modern.register(Bar.init)
      all.first.register { Disc() }.lifetime(.lazySingle)
      disc = try all.first.build().resolve()
    }
    try use()
    #expect(disc != nil)
    let modern = DIv3.DIContainer(engine: try #require(engine))
    #expect((*modern as Disc) === disc)
    _ = *modern as Bar
  }

  @Test("G-18 a scope alone retains the engine, with all generations' components")
  func scopeAlone() throws {
    func scope() throws -> DIv1Compat.DIScope {
      let all = Generations()
      all.modern.register(Bar.init)
      all.second.register { Tile() }
      _ = try all.second.build()
      return try all.first.build()
    }
    let scope = try scope()
    _ = (try scope.resolve(Bar.self), try scope.resolve(Tile.self))
    let modern = DIv3.DIContainer(engine: scope.engine)
    _ = (*modern as Bar, *modern as Tile)
  }
}
