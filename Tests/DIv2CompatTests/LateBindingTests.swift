import DIv2Compat
import Testing

@Suite("Late binding")
struct LateBindingTests {
  private final class User {
    let tool: any Tool
    init(_ tool: any Tool) { self.tool = tool }
  }

  private func declaring(in scope: DIComponentScope = .public) -> any DIComponent {
    Loading(scope: scope) { $0.register(protocol: (any Tool).self) }
  }

  private func using(_ line: Int) -> any DIComponent {
    hidden {
      $0.register(line: line) { User($0) }
      $0.register(line: line) { Bench(saw: $0) }
    }
  }

  private func saw(_ line: Int = 1) -> any DIComponent {
    hidden { $0.register(line: line) { Saw() }.as(.self).as((any Tool).self).check { $0 } }
  }

  @Test("V2-66 modules with access to the declaration get the implementation, by that type only")
  func declared() throws {
    let base = Module(Base.self, [declaring()])
    let c = try container(
      of: Module(
        Top.self, [using(10)],
        dependingOn: [base, Module(Left.self, [saw()], dependingOn: [base])]))
    #expect(try c.resolve(User.self).tool === c.resolve(Saw.self))
    expectFailure(
      .noAccess(
        typesInfo: [info(Saw.self, 1)],
        accessModules: [
          seen(Saw.self, by: name(of: Left.self)),
          seen((any Tool).self, by: name(of: Base.self), name(of: Left.self), name(of: Top.self)),
        ])
    ) { try c.resolve(Bench.self) }
  }

  @Test("V2-66 without an accessible declaration, the implementation stays hidden")
  func undeclared() throws {
    let left = Module(Left.self, [saw()])
    for c in [
      try container(of: Module(Top.self, [using(10)], dependingOn: [left])),
      try container(of: Module(Top.self, [using(10)]), Module(Base.self, [declaring()]), left),
      try container(
        of: Module(
          Top.self, [using(10)],
          dependingOn: [Module(Base.self, [declaring(in: .internal)]), left])),
    ] {
      let failure = #expect(throws: DIError.self) { try c.resolve(User.self) }
      guard case .noAccess? = failure else {
        Issue.record("not noAccess: \(failure as Any)")
        continue
      }
    }
  }

  @Test("V2-66 an internal declaration serves its own module")
  func internalDeclaration() throws {
    let c = try container(
      of: Module(Top.self, [declaring(in: .internal), using(10)]), Module(Left.self, [saw()]))
    #expect(try c.resolve(User.self).tool is Saw)
  }

  @Test("V2-66 V2-17 without an implementation, nothing is found, from anywhere")
  func missing() throws {
    let c = try container(of: Module(Top.self, [declaring(), using(10)]))
    expectNotFound((any Tool).self) { try c.resolve(User.self) }
    expectNotFound((any Tool).self) { try c.resolve((any Tool).self) }
    expectNotFound((any Tool).self) { try c.resolveMany((any Tool).self) }
  }

  @Test("V2-66 V2-18 two implementations are ambiguous, unless one is the default")
  func two() throws {
    for (isDefault, line) in [(false, 1), (true, 2)] {
      let axe = hidden { builder in
        let axe = builder.register(line: line) { Axe() }.as((any Tool).self) { $0 }
        if isDefault { axe.set(.default) }
      }
      let c = try container(
        of: Module(Top.self, [using(10)], dependingOn: [Module(Base.self, [declaring()])]),
        Module(Left.self, [saw()]), Module(Right.self, [axe]))
      if isDefault {
        #expect(try c.resolve(User.self).tool is Axe)
      } else {
        expectFailure(
          .ambiguousType(
            type: (any Tool).self, typesInfo: [info(Saw.self, 1), info(Axe.self, 1)])
        ) { try c.resolve(User.self) }
      }
      #expect(try c.resolveMany((any Tool).self).count == 2)
    }
  }

  @Test("V2-66 the implementation's dependencies are requested by its own module")
  func needs() throws {
    final class Sharp: Tool { init(_ till: Till) {} }
    let c = try container(
      of: Module(Top.self, [declaring(), using(10)]),
      Module(
        Left.self,
        [
          hidden { $0.register { Till() } },
          hidden { $0.register { Sharp($0) }.as((any Tool).self) { $0 } },
        ]))
    #expect(try c.resolve(User.self).tool is Sharp)
  }

  @Test("V2-66 V2-56 a declaration is no candidate, requires no initial and causes no conflict")
  func harmless() throws {
    let b = DIContainerBuilder()
    for _ in 0..<2 { b.register(protocol: (any Tool).self) }
    b.register(protocol: (any Tool).self)
    b.register { Saw() }.as((any Tool).self) { $0 }.set(.default).set(name: "n")
    let c = try b.build()
    #expect(try c.resolveMany((any Tool).self).count == 1)
    #expect(try c.resolve((any Tool).self, name: "n") is Saw)
  }

  @Test("V2-66 outside modules, a declaration gives no access")
  func outside() throws {
    let c = try container(of: Module(Top.self, [using(10)]), Module(Left.self, [saw()])) {
      $0.register(protocol: (any Tool).self)
    }
    #expect(throws: DIError.self) { try c.resolve(User.self) }
  }

  @Test("V2-66 V2-65 one line can declare for several modules")
  func sharedLine() throws {
    let shared = declaring(in: .internal)
    func user(_ line: Int) -> any DIComponent {
      hidden { $0.register(line: line) { User($0) }.set(name: "\(line)") }
    }
    let c = try container(
      of: Module(Left.self, [shared, user(10)]), Module(Right.self, [shared, user(11)]),
      Module(Base.self, [user(12)]), Module(Top.self, [saw()]))
    for name in ["10", "11"] { #expect(try c.resolve(User.self, name: name).tool is Saw) }
    #expect(throws: DIError.self) { try c.resolve(User.self, name: "12") }
  }

  @Test("V2-66 V2-65 a declaration is visible on all paths that lead to it")
  func severalWays() throws {
    let base = Module(Base.self, [declaring()])
    func user(_ line: Int) -> any DIComponent {
      hidden { $0.register(line: line) { User($0) }.set(name: "\(line)") }
    }
    let c = try container(
      of: Module(Left.self, [user(10)], dependingOn: [base]),
      Module(Right.self, [user(11)], dependingOn: [base]), Module(Top.self, [saw()]))
    for name in ["10", "11"] { #expect(try c.resolve(User.self, name: name).tool is Saw) }
  }
}
