import DIv2Compat
import Foundation
import Testing

/// API of 2.0.0 only, and API for view controllers.
@Suite("Spellings of older releases")
struct OldReleaseTests {
  let b = DIContainerBuilder()

  @Test("V2 section 2.3: requests of 2.0.0 can pass their source location")
  func place() throws {
    b.register { Saw() }.as(.self).as((any Tool).self) { $0 }.set(name: "n")
    b.register(type: Jig.self).initialWithArg { Jig(size: $1) }
      .initialWithArg { (_, a: Int, b: Int) in Jig(size: a * b) }.lifetime(.perDependency)
      .set(name: "n")
    b.register { Bench() }.injection { $0.saw = $1 }
    let c = try b.build()
    let saw = try c.resolve(Saw.self)
    let named = try c.resolve(Saw.self, name: "n")
    #expect(try c.resolve(Saw.self, f: "a", l: 1) === saw)
    #expect(try c.resolve(f: "a", l: 1) as Saw === saw)
    #expect(try c.resolve(Saw.self, name: "n", f: "a", l: 1) === named)
    #expect(try c.resolve(name: "n", f: "a", l: 1) as Saw === named)
    #expect(try c.resolveMany((any Tool).self, f: "a", l: 1).map { $0 === saw } == [true])
    let tools: [any Tool] = try c.resolveMany(f: "a", l: 1)
    #expect(tools.map { $0 === saw } == [true])
    #expect(try c.resolve(byTypeOf: Saw(), f: "a", l: 1) === saw)
    let bench = Bench()
    try c.resolve(bench, f: "a", l: 1)
    #expect(bench.saw === saw)
    #expect(try c.resolve(Jig.self, arg: 2, f: "a", l: 1).size == 2)
    #expect(try c.resolve(Jig.self, arg: 2, 3, f: "a", l: 1).size == 6)
    #expect(try (c.resolve(arg: 4, f: "a", l: 1) as Jig).size == 4)
    #expect(try c.resolve(Jig.self, name: "n", arg: 5, f: "a", l: 1).size == 5)
    #expect(try (c.resolve(name: "n", arg: 6, 7, f: "a", l: 1) as Jig).size == 42)
    #expect(try c.resolveMany(Jig.self, arg: 8, f: "a", l: 1).map(\.size) == [8])
    let jigs: [Jig] = try c.resolveMany(arg: 9, f: "a", l: 1)
    #expect(jigs.map(\.size) == [9])
  }

  @Test("V2 section 2.7: the names of 2.0.0 match only their errors")
  func names() throws {
    let saw = info(Saw.self, 1)
    let errors: [(DIError, DIErrorPattern)] = [
      (.typeNotFound(type: Saw.self), DIError.typeIsNotFound),
      (
        .typeForNameNotFound(type: Saw.self, name: "", typesInfo: []),
        DIError.typeIsNotFoundForName
      ),
      (
        .initialMethodNotFound(typeInfo: saw, signature: Int.self),
        DIError.initializationMethodWithSignatureIsNotFoundFor
      ),
      (.ambiguousType(type: Saw.self, typesInfo: []), DIError.defaultTypeIsNotSpecified),
      (
        .incorrectType(requestedType: Saw.self, realType: Axe.self, typeInfo: saw),
        DIError.typeIsIncorrect
      ),
      (.recursiveInitial(typeInfo: saw), DIError.recursiveInitialization),
      (.noSpecifiedInitialMethod(typeInfo: saw), DIError.notSpecifiedInitializationMethodFor),
      (
        .intersectionNames(type: Saw.self, names: [], typesInfo: []),
        DIError.intersectionNamesForType
      ),
      (.pluralDefaultAd(type: Saw.self, typesInfo: []), DIError.pluralSpecifiedDefaultType),
    ]
    for (row, (error, _)) in errors.enumerated() {
      for (column, (_, pattern)) in errors.enumerated() {
        #expect((pattern ~= error) == (row == column), "\(row), \(column)")
      }
      // 2.0.0 wrapped all errors except those of `build()` itself.
      #expect(DIError.byCall ~= error && DIError.whileCreateSingleton ~= error)
      #expect(!(DIError.byCall ~= DIError.build(errors: [error])))
      #expect(!(DIError.whileCreateSingleton ~= DIError.build(errors: [error])))
    }
    #expect(!(DIError.typeIsNotFound ~= Broken()))
    #expect(!errors.contains { $0.1 ~= DIError.build(errors: [.typeNotFound(type: Saw.self)]) })
    do {
      _ = try b.build().resolve(Saw.self)
      Issue.record("no error")
    } catch DIError.typeIsNotFound {}
  }

  final class Screen {
    var saw: Saw?
  }

  @Test(
    "V2 section 2.1: register(vc:) accepts any class, requires no initial, and keeps the class visible"
  )
  func controller() throws {
    let line = #line + 1
    b.register(vc: Screen.self)
      .injection { $0.saw = $1 }
    b.register(vc: Bench.self).as(AnyObject.self) { $0 }
    b.register { Saw() }
    let c = try b.build()
    let screen = Screen()
    try c.resolve(screen)
    #expect(try screen.saw === c.resolve(Saw.self))
    #expect(try c.resolve(Screen.self) === screen)
    expectFailure(
      .initialMethodNotFound(
        typeInfo: info(Screen.self, line), signature: ((DIContainer) throws -> Any).self)
    ) { try c.newLifeTimeScope().resolve(Screen.self) }
    // as(.self) is implied: the alias hides nothing.
    let bench = Bench()
    try c.resolve(bench)
    #expect(try c.resolve(AnyObject.self) === bench)
  }

  final class Panel: NSObject {
    #if canImport(ObjectiveC)
    @objc var part: Part?
    @objc let fixed = Part()
    @objc var computed: Part? {
      get { nil }
      set { sets += 1 }
    }
    #else
    var part: Part?
    #endif
    var sets = 0
    var n = 0
  }

  final class Part: NSObject {}

  @Test("automatic injection uses the Objective-C runtime, and does nothing without it")
  func automatic() throws {
    b.register { Panel() }.useAutoPropertyInjection().injection { $0.n += 1 }
      .useAutoPropertyInjection()
    b.register { Part() }
    let c = try b.build()
    let panel = try c.resolve(Panel.self)
    #expect(panel.n == 1)
    #expect(panel.sets == 0)
    #if canImport(ObjectiveC)
    #expect(try panel.part === c.resolve(Part.self))
    #else
    #expect(panel.part == nil)
    #endif
  }
}
