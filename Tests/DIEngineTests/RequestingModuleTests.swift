import DIEngine
import Testing

@Suite("Requesting modules and access")
struct RequestingModuleTests {
  enum Red {}
  enum Blue {}
  enum Green {}
  final class Part {
    let name: String
    init(_ name: String) { self.name = name }
  }
  final class User {
    let part: Part
    init(_ part: Part) { self.part = part }
  }
  final class Helper {
    let part: Part
    init(_ part: Part) { self.part = part }
  }
  final class Front {
    let helper: Helper
    init(_ helper: Helper) { self.helper = helper }
  }

  private let c = RawContainer(.immediate)

  private func part(
    _ name: String, _ origin: RegistrationSource?, line: Int, priority: Component.Priority = .normal
  ) {
    add(line: line, origin, priority: priority, making: { Part(name) })
  }

  private func add<Impl, each Parameter>(
    line: Int, _ origin: RegistrationSource?, priority: Component.Priority = .normal,
    options: Behaviour.Options = [],
    making initializer: @escaping (repeat each Parameter) throws -> Impl
  ) {
    var behaviour = RawContainer.Style.immediate.behaviour
    behaviour.options.formUnion(options)
    let component = Component(
      of: Impl.self, file: #fileID, line: line, behaviour: behaviour, lifetime: Lifetime(.nowhere),
      factory: .automatic(initializer))
    component.origin = origin
    component.priority = priority
    c.scope.engine.registry.add(component)
  }

  private func strict(_ group: any Any.Type) -> RequestingModule { .of(group, .needsAvailability) }

  private func soft(_ group: any Any.Type) -> RequestingModule { .of(group, .prefersOwn) }

  private func origin(_ group: any Any.Type, for others: (any Any.Type)...) -> RegistrationSource {
    RegistrationSource(
      owner: strict(group), availability: Set(others.map { strict($0) } + [strict(group)]))
  }

  @Test("V2-62 a component can access components of its module; outermost requests can access all")
  func availability() throws {
    part("blue", origin(Blue.self), line: 1)
    add(line: 2, origin(Red.self), making: User.init)
    #expect(try c.get(Part.self).name == "blue")
    let failure = try failure { _ = try c.get(User.self) }
    #expect(failure.kind.name == "noAccess")
    #expect(failure.candidates.map(\.line) == [1])
    guard case .noAccess(let allowed) = failure.kind else { return }
    #expect(allowed.map(\.modules) == [["Blue"]])
    #expect(allowed.first?.type == Part.self)
  }

  @Test("V2-18 inaccessible candidates are excluded before they are counted")
  func counted() throws {
    part("blue", origin(Blue.self), line: 1)
    part("red", origin(Red.self), line: 2)
    add(line: 3, origin(Red.self), making: User.init)
    #expect(try c.get(User.self).part.name == "red")
    #expect(try failure { _ = try c.get(Part.self) }.kind.name == "ambiguous")
  }

  @Test("V2-62 a component outside modules requests for its requester's module")
  func inherited() throws {
    part("blue", origin(Blue.self), line: 1)
    add(line: 2, nil, options: .inheritsModule, making: Helper.init)
    add(line: 3, origin(Red.self), making: Front.init)
    #expect(try c.get(Helper.self).part.name == "blue")
    #expect(try failure { _ = try c.get(Front.self) }.kind.name == "noAccess")
    // Without `inheritsModule`, a component outside all groups is its own requesting module.
    let plain = RequestingModuleTests()
    plain.part("blue", origin(Blue.self), line: 1)
    plain.add(line: 2, nil, making: Helper.init)
    plain.add(line: 3, origin(Red.self), making: Front.init)
    #expect(try plain.c.get(Front.self).helper.part.name == "blue")
  }

  @Test("V2-62 closures with the container and injections request for the component's module")
  func nested() throws {
    part("blue", origin(Blue.self), line: 1)
    let user = c.closure(.deferring, line: 2) { User(try $0.get()) }
    user.change { $0.origin = origin(Red.self) }
    #expect(try failure { _ = try c.get(User.self) }.kind.name == "noAccess")
    let helper = c.declare(.deferring, line: 3) { Helper(Part("own")) }
      .run { container, _ in _ = try container.get(Part.self) }
    #expect(throws: Never.self) { try c.get(Helper.self) }
    helper.change { $0.origin = origin(Red.self) }
    #expect(try failure { _ = try c.get(Helper.self) }.kind.name == "noAccess")
    #expect(try c.get(Part.self).name == "blue")
  }

  @Test("V2-66 a declared type gives a module access to its implementation, by that type only")
  func declared() throws {
    part("blue", origin(Blue.self), line: 1)
    add(line: 2, origin(Red.self), making: User.init)
    c.scope.engine.registry.declare(Part.self, visibleFrom: [strict(Red.self)])
    #expect(try c.get(User.self).part.name == "blue")
    c.scope.engine.registry.declare(Part.self, visibleFrom: [strict(Green.self)])
    add(line: 3, origin(Green.self), making: Helper.init)
    #expect(try c.get(Helper.self).part.name == "blue")
  }

  @Test("V3-22 V3-23 the own module's component is preferred, then the only one of a direct import")
  func preferred() throws {
    let (red, blue) = (
      RegistrationSource(owner: soft(Red.self)), RegistrationSource(owner: soft(Blue.self))
    )
    part("red", red, line: 1)
    part("blue", blue, line: 2, priority: .default)
    add(line: 3, red, making: User.init)
    add(line: 4, RegistrationSource(owner: soft(Green.self)), making: Helper.init)
    #expect(try c.get(User.self).part.name == "red")
    #expect(try c.get(Part.self).name == "blue")
    #expect(try c.get(Helper.self).part.name == "blue")
    c.scope.engine.registry.link(soft(Green.self), toImported: soft(Red.self))
    #expect(try c.get(Helper.self).part.name == "red")
    #expect(
      try c.scope.resolve(Part.self, from: soft(Red.self), for: c).name == "red")
    // The request itself comes from a group; its dependencies have requesting modules of their own.
    #expect(try c.scope.resolve(Helper.self, from: soft(Blue.self), for: c).part.name == "red")
  }

  @Test("several of the own module count only if one of them is the default")
  func severalOfOwn() throws {
    let (red, blue) = (
      RegistrationSource(owner: soft(Red.self)), RegistrationSource(owner: soft(Blue.self))
    )
    part("red 1", red, line: 1)
    part("red 2", red, line: 2)
    part("blue", blue, line: 3)
    add(line: 4, red, making: User.init)
    #expect(try failure { _ = try c.get(User.self) }.kind.name == "ambiguous")
    part("red 3", red, line: 5, priority: .default)
    #expect(try c.get(User.self).part.name == "red 3")
  }

  @Test("V3-19 a test takes precedence over the own module")
  func testFirst() throws {
    let red = RegistrationSource(owner: soft(Red.self))
    part("red", red, line: 1)
    part("test", nil, line: 2, priority: .test)
    add(line: 3, red, making: User.init)
    #expect(try c.get(User.self).part.name == "test")
  }
}
