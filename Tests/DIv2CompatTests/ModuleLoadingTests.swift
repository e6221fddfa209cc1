import DIv2Compat
import TestSupport
import Testing

@Suite("Loading of components and modules")
struct ModuleLoadingTests {
  /// The loaded modules, in order.
  private final class Log {
    var lines: [String] = []
  }

  private func logging(_ log: Log, _ line: String) -> any DIComponent {
    hidden { _ in log.lines.append(line) }
  }

  @Test("V2-58 a component is loaded immediately; loading it again changes nothing")
  func component() throws {
    let b = DIContainerBuilder()
    let log = Log()
    let parts = open {
      log.lines.append("loaded")
      $0.register { Saw() }.set(name: "\(log.lines.count)")
    }
    b.register(component: parts)
    #expect(log.lines == ["loaded"])
    b.register(component: parts)
    let c = try b.build()
    #expect(try c.resolveMany(Saw.self).count == 1)
    _ = try c.resolve(Saw.self, name: "1")
    #expect(throws: DIError.self) { try c.resolve(Saw.self, name: "2") }
  }

  @Test("V2-58 a module: its components in order, then its dependencies")
  func order() {
    let log = Log()
    let b = DIContainerBuilder()
    let base = Module(Base.self, [logging(log, "base")])
    let left = Module(
      Left.self, [logging(log, "left 1"), logging(log, "left 2")], dependingOn: [base])
    let same = b.register(
      module: Module(
        Top.self, [logging(log, "top 1"), logging(log, "top 2")],
        dependingOn: [left, Module(Right.self, [logging(log, "right")])]))
    #expect(same === b)
    #expect(log.lines == ["top 1", "top 2", "left 1", "left 2", "base", "right"])
  }

  struct Parts: DIComponent {
    func load(builder: DIContainerBuilder) { builder.register(line: 1) { Till() } }
  }

  @Test("V2-59 a component without a declared scope is internal")
  func defaultScope() throws {
    let c = try container(
      of: Module(
        Top.self, [hidden { $0.register(type: Thief.init(till:)) }],
        dependingOn: [Module(Base.self, [Parts()])]))
    #expect(Parts().scope == .internal)
    expectFailure(
      .noAccess(
        typesInfo: [info(Till.self, 1)], accessModules: [seen(Till.self, by: name(of: Base.self))])
    ) { try c.resolve(Thief.self) }
  }

  @Test("V2-59 or has the scope of the setting at registration")
  func changedDefaultScope() async throws {
    // The setting is process-wide, so a separate process changes it.
    await #expect(processExitsWith: .success) {
      func builder() -> DIContainerBuilder {
        DIContainerBuilder().register(
          module: Module(
            Top.self, [hidden { $0.register(type: Thief.init(till:)) }],
            dependingOn: [Module(Base.self, [Parts()])]))
      }
      let before = builder()
      DISetting.defaultComponentScope = .public
      try #require(Parts().scope == .public)
      let after = builder()
      DISetting.defaultComponentScope = .internal
      _ = try after.build().resolve(Thief.self)
      let c = try before.build()
      #expect(throws: DIError.self) { try c.resolve(Thief.self) }
    }
  }

  @Test("V2-60 a type identifies a module: two values of it are one, two of one name are not")
  func identity() throws {
    enum Elsewhere { enum Base {} }
    func asking(_ line: Int) -> any DIComponent {
      hidden { $0.register(line: line, type: Thief.init(till:)) }
    }
    let c = try container(
      of: Module(Base.self, [hidden { $0.register(line: 1) { Till() } }]),
      Module(Base.self, [asking(2)]))
    _ = try c.resolve(Thief.self)
    let d = try container(
      of: Module(Base.self, [hidden { $0.register(line: 1) { Till() } }]),
      Module(Elsewhere.Base.self, [asking(2)]))
    #expect(throws: DIError.self) { try d.resolve(Thief.self) }
  }

  @Test("V2-60 public components are visible on the whole path, internal ones to their owner only")
  func wholeWay() throws {
    func thief(_ name: String, _ line: Int) -> any DIComponent {
      hidden { $0.register(line: line, type: Thief.init(till:)).set(name: name) }
    }
    func chain(_ till: any DIComponent) throws -> DIContainer {
      let base = Module(Base.self, [till, thief("base", 1)])
      let left = Module(Left.self, [thief("left", 2)], dependingOn: [base])
      return try container(
        of: Module(Top.self, [thief("top", 3)], dependingOn: [left]),
        Module(Right.self, [thief("right", 4)], dependingOn: []))
    }
    let (shown, kept) = (
      try chain(open { $0.register { Till() } }), try chain(hidden { $0.register { Till() } })
    )
    for (name, sees, owns) in [
      ("base", true, true), ("left", true, false), ("top", true, false), ("right", false, false),
    ] {
      #expect(((try? shown.resolve(Thief.self, name: name)) != nil) == sees, "\(name)")
      #expect(((try? kept.resolve(Thief.self, name: name)) != nil) == owns, "\(name)")
    }
  }

  /// A module without stored properties.
  struct Shared: DIModule {
    static let loads = Counter()
    var components: [any DIComponent] {
      [
        open {
          Shared.loads.add()
          $0.register(line: 1) { Till() }
        }
      ]
    }
    var dependencies: [any DIModule] { [] }
  }

  @Test("V2-65 a module on two paths is registered once, and visible from both")
  func diamond() throws {
    func thief(_ line: Int) -> any DIComponent {
      hidden { $0.register(line: line, type: Thief.init(till:)).set(name: "\(line)") }
    }
    let c = try container(
      of: Module(
        Top.self, [thief(3)],
        dependingOn: [
          Module(Left.self, [thief(4)], dependingOn: [Shared()]),
          Module(Right.self, [thief(5)], dependingOn: [Shared()]),
        ]))
    #expect(Shared.loads.value == 1)
    #expect(try c.resolveMany(Till.self).count == 1)
    for name in ["3", "4", "5"] { _ = try c.resolve(Thief.self, name: name) }
  }

  @Test("V2-65 one line in two modules: the first owns it, both can access it")
  func sharedLine() throws {
    func shared(_ builder: DIContainerBuilder) { builder.register(line: 1) { Till() } }
    func asking(_ line: Int) -> any DIComponent {
      hidden { $0.register(line: line, type: Thief.init(till:)).set(name: "\(line)") }
    }
    let c = try container(
      of: Module(Left.self, [hidden(shared), asking(2)]),
      Module(Right.self, [hidden(shared), asking(3)]), Module(Top.self, [asking(4)]))
    #expect(try c.resolveMany(Till.self).count == 1)
    for name in ["2", "3"] { _ = try c.resolve(Thief.self, name: name) }
    expectFailure(
      .noAccess(
        typesInfo: [info(Till.self, 1)],
        accessModules: [seen(Till.self, by: name(of: Left.self), name(of: Right.self))])
    ) { try c.resolve(Thief.self, name: "4") }
  }

  @Test("V2-65 objects of the shared line make requests as the first owner")
  func sharedOwner() throws {
    let shared: (DIContainerBuilder) -> Void = { $0.register(line: 2, type: Thief.init(till:)) }
    let till: (DIContainerBuilder) -> Void = { $0.register(line: 1) { Till() } }
    let c = try container(
      of: Module(Left.self, [hidden(shared), hidden(till)]), Module(Right.self, [hidden(shared)]))
    _ = try c.resolve(Thief.self)
    let d = try container(
      of: Module(Right.self, [hidden(shared)]), Module(Left.self, [hidden(shared), hidden(till)]))
    #expect(throws: DIError.self) { try d.resolve(Thief.self) }
  }

  @Test("V2-65 a line that first ran outside modules stays accessible to all")
  func sharedWithOutside() throws {
    func shared(_ builder: DIContainerBuilder) { builder.register(line: 1) { Till() } }
    let b = DIContainerBuilder()
    shared(b)
    b.register(module: Module(Left.self, [hidden(shared)]))
    b.register(module: Module(Top.self, [hidden { $0.register(type: Thief.init(till:)) }]))
    _ = try b.build().resolve(Thief.self)
  }

  @Test("V2-67 a public component inside an internal one is limited to the owner")
  func publicInsideInternal() throws {
    let till: (DIContainerBuilder) -> Void = { $0.register(line: 1) { Till() } }
    func asking(_ component: any DIComponent) throws -> DIContainer {
      try container(
        of: Module(
          Top.self, [hidden { $0.register(type: Thief.init(till:)) }],
          dependingOn: [Module(Base.self, [component])]))
    }
    _ = try asking(open { $0.register(component: open(till)) }).resolve(Thief.self)
    for component in [
      hidden { $0.register(component: open(till)) }, open { $0.register(component: hidden(till)) },
    ] {
      let c = try asking(component)
      expectFailure(
        .noAccess(
          typesInfo: [info(Till.self, 1)], accessModules: [seen(Till.self, by: name(of: Base.self))]
        )
      ) { try c.resolve(Thief.self) }
    }
  }

  @Test("V2-67 after the inner component, the outer one is public again")
  func afterInnerComponent() throws {
    let c = try container(
      of: Module(
        Top.self, [hidden { $0.register(type: Thief.init(till:)) }],
        dependingOn: [
          Module(
            Base.self,
            [
              open {
                $0.register(component: hidden { $0.register { Saw() } })
                $0.register { Till() }
              }
            ])
        ]))
    _ = try c.resolve(Thief.self)
  }

  @Test("V2-68 modules that depend on each other terminate, and can access each other")
  func cyclic() throws {
    final class Ping: DIModule {
      var others: [any DIModule] = []
      var components: [any DIComponent] {
        [open { $0.register { Till() } }, hidden { $0.register { Saw() } }]
      }
      var dependencies: [any DIModule] { others }
    }
    final class Pong: DIModule {
      var others: [any DIModule] = []
      var components: [any DIComponent] {
        [
          hidden {
            $0.register(type: Thief.init(till:))
            $0.register(type: Bench.init(saw:))
          }
        ]
      }
      var dependencies: [any DIModule] { others }
    }
    let (ping, pong) = (Ping(), Pong())
    ping.others = [pong, ping]
    pong.others = [ping]
    let c = try container(of: ping)
    #expect(try c.resolveMany(Till.self).count == 1)
    _ = try c.resolve(Thief.self)
    #expect(throws: DIError.self) { try c.resolve(Bench.self) }
  }

  @Test("V2-60 V2-65 the components of a module with stored properties are read each time")
  func parameters() throws {
    let c = try container(
      of: Module(Base.self, [hidden { $0.register(line: 1) { Till() } }]),
      Module(
        Base.self, [hidden { $0.register(line: 2) { Saw() } }],
        dependingOn: [Module(Left.self, [open { $0.register { Axe() } }])]))
    _ = try c.resolve(Till.self)
    _ = try c.resolve(Saw.self)
    _ = try c.resolve(Axe.self)
  }

  final class Bare: DIModule {
    static let loads = Counter()
    var components: [any DIComponent] { [open { _ in Bare.loads.add() }] }
    var dependencies: [any DIModule] { [] }
  }

  enum Cases: DIModule {
    case till, saw

    var components: [any DIComponent] {
      switch self {
      case .till: [hidden { $0.register { Till() } }]
      case .saw: [hidden { $0.register { Saw() } }]
      }
    }
    var dependencies: [any DIModule] { [] }
  }

  @Test("V2-60 V2-65 so does each case of an enum, but an object without properties only once")
  func otherKindsOfModules() throws {
    let c = try container(of: Bare(), Bare(), Cases.till, Cases.saw)
    #expect(Bare.loads.value == 1)
    _ = try c.resolve(Till.self)
    _ = try c.resolve(Saw.self)
  }

  @Test("V2-11 V2-60 a module's registrations are part of every build, and later ones are added")
  func builds() throws {
    let b = DIContainerBuilder()
    let base = Module(Base.self, [open { $0.register { Till() } }])
    b.register(
      module: Module(
        Left.self, [hidden { $0.register(line: 1, type: Thief.init(till:)) }], dependingOn: [base]))
    let first = try b.build()
    b.register(
      module: Module(
        Top.self, [hidden { $0.register(line: 2, type: Checkout.init(till:)) }],
        dependingOn: [base]))
    let second = try b.build()
    #expect(try first.resolve(Thief.self).till !== second.resolve(Thief.self).till)
    #expect(throws: DIError.self) { try first.resolve(Checkout.self) }
    #expect(try second.resolve(Checkout.self).till === second.resolve(Till.self))
  }
}
