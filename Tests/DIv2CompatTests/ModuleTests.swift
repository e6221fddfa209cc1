import DIv2Compat
import Testing

private final class AppDesk {
  let checkout: Checkout
  init(checkout: Checkout) { self.checkout = checkout }
}
private final class YardDesk {
  let checkout: Checkout
  init(checkout: Checkout) { self.checkout = checkout }
}

private struct Shop: DIModule {
  var components: [any DIComponent] {
    [open { $0.register(type: Checkout.init(till:)) }, hidden { $0.register(line: 1) { Till() } }]
  }
  var dependencies: [any DIModule] { [] }
}
private struct Yard: DIModule {
  var components: [any DIComponent] { [open { $0.register(type: YardDesk.init(checkout:)) }] }
  var dependencies: [any DIModule] { [] }
}
private struct App: DIModule {
  var components: [any DIComponent] {
    [
      hidden {
        $0.register(type: AppDesk.init(checkout:))
        $0.register(type: Thief.init(till:)).set(name: "initial")
        $0.register { Thief() }.injection { $0.till = $1 }.set(name: "injection")
        $0.register { Thief() }.injection(.manual) { try $1.till = *$0 }.set(name: "manual")
        $0.register { Thief() }.injection { k, thief in try thief.till = *k }.set(name: "2.0.0")
        $0.register { Thief() }.postInit { try $1.till = *$0 }.set(name: "postInit")
        $0.register { Thief(till: try *$0) }.set(name: "container")
        $0.register { Thief(till: try $0.newLifeTimeScope().resolve()) }.set(name: "scope")
        $0.register { Thief() }.injection(.optional) { $0.till = $1 }.set(name: "optional")
        $0.register { k -> Thief in
          let thief = Thief()
          thief.till = *?k
          return thief
        }.set(name: "operator")
        $0.register(type: Thief.self).initialWithArg { (k, _: Int) in Thief(till: try *k) }
          .set(name: "argument")
      }
    ]
  }
  var dependencies: [any DIModule] { [Shop(), Yard()] }
}

@Suite("Modules and access")
struct ModuleTests {
  @Test(
    "V2-61 V2-63 outermost requests can access all; a module, the public components of its dependencies"
  )
  func access() throws {
    let c = try container(of: App())
    _ = try c.resolve(Checkout.self)
    _ = try c.resolve(Till.self)
    let desk = try c.resolve(AppDesk.self)
    #expect(try desk.checkout.till === c.resolve(Till.self))
  }

  @Test("V2-62 V2-63 siblings can't access each other, not even public components")
  func siblings() throws {
    let c = try container(of: App())
    let failure = #expect(throws: DIError.self) { try c.resolve(YardDesk.self) }
    guard case .noAccess(let infos, let modules)? = failure else {
      Issue.record("not noAccess: \(failure as Any)")
      return
    }
    #expect(infos.map { $0.type == Checkout.self } == [true])
    #expect(modules.map { $0.0 == Checkout.self } == [true])
    #expect(modules.map(\.1) == [["App", "Shop"]])
  }

  @Test(
    "V2-62 V2-63 each form of a module's request is refused, repeatedly",
    arguments: [
      "initial", "injection", "manual", "2.0.0", "postInit", "container", "scope",
    ])
  func everyWay(name: String) throws {
    let c = try container(of: App())
    for _ in 0..<2 {
      expectFailure(
        .noAccess(
          typesInfo: [info(Till.self, 1)], accessModules: [seen(Till.self, by: "Shop")])
      ) { try c.resolve(Thief.self, name: name) }
      _ = try c.resolve(Till.self)
    }
  }

  @Test("V2-62 V2-30 an initial with arguments makes requests for its module, too")
  func arguments() throws {
    let c = try container(of: App())
    expectFailure(
      .noAccess(typesInfo: [info(Till.self, 1)], accessModules: [seen(Till.self, by: "Shop")])
    ) { try c.resolve(Thief.self, name: "argument", arg: 1) }
  }

  @Test("V2-62 V2-36 V2-25 an inaccessible component is nil in an optional request")
  func softened() throws {
    let c = try container(of: App())
    #expect(try c.resolve(Thief.self, name: "optional").till == nil)
    #expect(try c.resolve(Thief.self, name: "operator").till == nil)
  }

  @Test("V2-62 an external instance is injected with the access of its own module")
  func existingObject() throws {
    let c = try container(
      of: Module(Top.self, [hidden { $0.register { Thief() }.injection { $0.till = $1 } }]),
      Module(Base.self, [hidden { $0.register(line: 1) { Till() } }]))
    expectFailure(
      .noAccess(
        typesInfo: [info(Till.self, 1)], accessModules: [seen(Till.self, by: name(of: Base.self))])
    ) { try c.resolve(Thief()) }
  }

  @Test("V2-62 V2-51 an object can only inject external instances that its module can access")
  func handingIn() throws {
    let c = try container(
      of: Module(
        Top.self, [hidden { $0.register { k in try Thief(handing: Till(), to: k) } }]),
      Module(Base.self, [hidden { $0.register(line: 1) { Till() } }]))
    expectFailure(
      .noAccess(
        typesInfo: [info(Till.self, 1)], accessModules: [seen(Till.self, by: name(of: Base.self))])
    ) { try c.resolve(Thief.self) }
    try c.resolve(Till())
  }

  @Test("V2-62 the error lists each registration and each of its types, in order")
  func payload() throws {
    let c = try container(
      of: Module(
        Top.self, [hidden { $0.register { k in try Thief(till: k.resolve(name: "x")) } }],
        dependingOn: [
          Module(
            Base.self,
            [
              hidden {
                $0.register(line: 1) { Till() }.as(.self).as(AnyObject.self) { $0 }
                $0.register(line: 2) { Till() }.set(.default)
              }
            ])
        ]))
    let base = name(of: Base.self)
    expectFailure(
      .noAccess(
        typesInfo: [info(Till.self, 1), info(Till.self, 2)],
        accessModules: [
          seen(Till.self, by: base), seen(AnyObject.self, by: base),
          seen(Till.self, by: base),
        ])
    ) { try c.resolve(Thief.self) }
  }

  @Test("V2-18 V2-64 inaccessible candidates are excluded before they are counted")
  func ownTill() throws {
    let till: (DIContainerBuilder, Int) -> Void = { $0.register(line: $1) { Till() } }
    let c = try container(
      of: Module(
        Left.self, [hidden { till($0, 1) }, open { $0.register(type: Checkout.init(till:)) }]),
      Module(Right.self, [hidden { till($0, 2) }, open { $0.register(type: Thief.init(till:)) }]))
    let checkout = try c.resolve(Checkout.self)
    let thief = try c.resolve(Thief.self)
    #expect(checkout.till !== thief.till)
    expectFailure(
      .ambiguousType(type: Till.self, typesInfo: [info(Till.self, 1), info(Till.self, 2)])
    ) { try c.resolve(Till.self) }
    let all = try c.resolveMany(Till.self)
    #expect(all.map { $0 === checkout.till } == [true, false])
    #expect(all.map { $0 === thief.till } == [false, true])
  }

  @Test(
    "V2-61 V2-62 a component without an owner has the access of its requester",
    arguments: [DILifeTime.perDependency, .perScope])
  func ownerless(lifetime: DILifeTime) throws {
    let c = try container(
      of: Module(
        Base.self,
        [
          hidden { $0.register(line: 1) { Till() } },
          open { $0.register { AppDesk(checkout: $0) } },
        ]
      ),
      Module(Top.self, [hidden { $0.register { YardDesk(checkout: $0) } }])
    ) { $0.register(type: Checkout.init(till:)).lifetime(lifetime) }
    expectFailure(
      .noAccess(
        typesInfo: [info(Till.self, 1)], accessModules: [seen(Till.self, by: name(of: Base.self))])
    ) { try c.resolve(YardDesk.self) }
    _ = try c.newLifeTimeScope().resolve(Checkout.self)
    let kept = try c.resolve(AppDesk.self).checkout
    // A shared instance needs no further requests.
    if lifetime == .perScope {
      #expect(try c.resolve(YardDesk.self).checkout === kept)
    } else {
      #expect(throws: DIError.self) { try c.resolve(YardDesk.self) }
    }
  }

  @Test("V2-62 and also during its injections")
  func ownerlessInjected() throws {
    let c = try container(
      of: Module(Base.self, [hidden { $0.register(line: 1) { Till() } }]),
      Module(Top.self, [hidden { $0.register { Guard($0) } }])
    ) { $0.register { Thief() }.injection { $0.till = $1 }.lifetime(.perDependency) }
    expectFailure(
      .noAccess(
        typesInfo: [info(Till.self, 1)], accessModules: [seen(Till.self, by: name(of: Base.self))])
    ) { try c.resolve(Guard.self) }
    #expect(try c.resolve(Thief.self).till === c.resolve(Till.self))
  }

  final class Guard { init(_ thief: Thief) {} }

  @Test("V2-62 a module can access components without an owner")
  func unowned() throws {
    let c = try container(of: Module(Top.self, [hidden { $0.register(type: Thief.init(till:)) }])) {
      $0.register { Till() }
    }
    #expect(try c.resolve(Thief.self).till === c.resolve(Till.self))
  }

  @Test("V2-62 on a path through modules, each object makes requests for its own module")
  func deepWay() throws {
    // Top can access Left's desk, the desk its own hidden checkout, and the checkout the public till
    // of Base.
    let base = Module(Base.self, [open { $0.register { Till() } }])
    let left = Module(
      Left.self,
      [
        open { $0.register { k in try AppDesk(checkout: k.resolve()) } },
        hidden { $0.register { k in try Checkout(till: *k) } },
      ], dependingOn: [base])
    let c = try container(
      of: Module(
        Top.self,
        [
          hidden {
            $0.register { k -> Thief in
              let desk = try k.resolve(AppDesk.self)
              // After the desk, Top is the requesting module again.
              let checkout: Checkout? = *?k
              let thief = Thief(till: desk.checkout.till)
              if checkout != nil { thief.till = nil }
              return thief
            }
          }
        ], dependingOn: [left]))
    #expect(try c.resolve(Thief.self).till === c.resolve(Till.self))
  }

  @Test("V2-22 V2-24 many fails if no element is accessible, and returns the accessible ones")
  func many() throws {
    final class All {
      let tills: [Till]
      init(_ tills: [Till]) { self.tills = tills }
    }
    func module<Name>(_ type: Name.Type, _ line: Int, isPublic: Bool) -> Module<Name> {
      let body: (DIContainerBuilder) -> Void = { $0.register(line: line) { Till() } }
      return Module(type, [isPublic ? open(body) : hidden(body)])
    }
    func top(_ others: [any DIModule]) -> Module<Top> {
      Module(Top.self, [hidden { $0.register { try All(**$0) } }], dependingOn: others)
    }
    let none = try container(
      of: top([module(Left.self, 1, isPublic: false), module(Right.self, 2, isPublic: false)]))
    expectFailure(
      .noAccess(
        typesInfo: [info(Till.self, 1), info(Till.self, 2)],
        accessModules: [
          seen(Till.self, by: name(of: Left.self)), seen(Till.self, by: name(of: Right.self)),
        ])
    ) { try none.resolve(All.self) }
    #expect(try none.resolveMany(Till.self).count == 2)
    let some = try container(
      of: top([module(Left.self, 1, isPublic: false), module(Right.self, 2, isPublic: true)]))
    let all = try some.resolve(All.self)
    #expect(all.tills.count == 1)
    #expect(try all.tills[0] === some.resolveMany(Till.self)[1])
  }

  @Test("V2-23 an element that is refused a dependency, at any depth, is omitted")
  func manyElements() throws {
    let c = try container(
      of: Module(Base.self, [hidden { $0.register { Till() } }]),
      Module(
        Top.self,
        [
          hidden {
            $0.register { Saw() }.as((any Tool).self) { $0 }
            $0.register(type: Checkout.init(till:))
            $0.register { (_: Checkout) in Axe() }.as((any Tool).self) { $0 }
            $0.register { k -> Saw in
              _ = try k.resolve(Checkout.self)
              return Saw()
            }.as((any Tool).self) { $0 }
            $0.register { Axe() }.as((any Tool).self) { $0 }.set(name: "last")
          }
        ]))
    let tools = try c.resolveMany((any Tool).self)
    #expect(tools.map { $0 is Saw } == [true, false])
  }

  @Test("V2-56 the validation of build ignores modules")
  func validation() throws {
    func tool(_ line: Int) -> any DIComponent {
      hidden {
        $0.register(line: line) { Saw() }.as((any Tool).self) { $0 }.set(.default).set(name: "n")
      }
    }
    let both = [info(Saw.self, 1), info(Saw.self, 2)]
    expectFailure(
      .build(errors: [
        .pluralDefaultAd(type: (any Tool).self, typesInfo: both),
        .intersectionNames(type: (any Tool).self, names: ["n"], typesInfo: both),
      ])
    ) { try container(of: Module(Left.self, [tool(1)]), Module(Right.self, [tool(2)])) }
  }

  @Test("V2-45 V2-62 a single is created eagerly with the access of its module")
  func eager() throws {
    #expect(throws: DIError.self) {
      try container(
        of: Module(Base.self, [hidden { $0.register { Till() } }]),
        Module(Top.self, [hidden { $0.register(type: Thief.init(till:)).lifetime(.single) }]))
    }
    let c = try container(
      of: Module(
        Base.self,
        [
          hidden { $0.register { Till() } },
          open { $0.register(type: Thief.init(till:)).lifetime(.single) },
        ]))
    #expect(try c.resolve(Thief.self).till === c.resolve(Till.self))
  }
}

extension Thief {
  convenience init(handing till: Till, to container: DIContainer) throws {
    self.init()
    try container.resolve(till)
  }
}
