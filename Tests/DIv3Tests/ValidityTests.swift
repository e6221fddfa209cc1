import DIv3
import Testing

/// Valid graphs: the cases of V3-110, and the improvements of V3-111.
@Suite("Valid graphs")
struct ValidityTests {
  final class Injected {
    init(_ p: any P) {}
    init(optional: (any P)?) {}
    init(list: [A]) {}
  }

  let c = DIContainer()

  private var isValid: Bool { c.makeGraph().checkIsValid() }

  @Test("V3-110 an empty container is valid")
  func empty() {
    #expect(isValid)
  }

  @Test("V3-110 a missing parameter fails, unless it is Optional")
  func missing() {
    c.register(Injected.init(_:))
    #expect(!isValid)
    let other = DIContainer()
    other.register(Injected.init(optional:))
    #expect(other.makeGraph().checkIsValid())
  }

  @Test("V3-110 a parameter whose component has no factory fails, unless it is Optional")
  func withoutFactory() {
    c.register((any P).self)
    c.register(Injected.init(_:))
    #expect(!isValid)
    let other = DIContainer()
    other.register((any P).self)
    other.register(Injected.init(optional:))
    #expect(other.makeGraph().checkIsValid())
  }

  @Test("V3-110 two candidates fail, unless one is default, test, named or tagged")
  func ambiguous() {
    func isValid(_ describe: (DIComponentBuilder<B>) -> Void) -> Bool {
      let c = DIContainer()
      c.register(Injected.init(_:))
      c.register(A.init).as((any P).self)
      describe(c.register(B.init))
      return c.makeGraph().checkIsValid()
    }
    #expect(!isValid { $0.as((any P).self) })
    #expect(isValid { $0.as((any P).self).default() })
    #expect(isValid { $0.as((any P).self).test() })
    #expect(isValid { $0.as((any P).self, name: "b") })
    #expect(isValid { $0.as((any P).self, tag: T1.self) })
  }

  // MARK: Cycles

  final class Myself {
    init(_ myself: Myself) {}
  }
  final class R1 {
    init(_ r2: R2) {}
  }
  final class R2 {
    init(_ r3: R3) {}
  }
  final class R3 {
    init(_ r1: R1) {}
  }

  @Test(
    "V3-110 cycles of initializers fail for every lifetime",
    arguments: DependencyGraphTests.lifetimes)
  func initializers(_ lifetime: DILifeTime) {
    c.register(Myself.init).lifetime(lifetime)
    #expect(!isValid)
    let other = DIContainer()
    other.register(R1.init).lifetime(lifetime)
    other.register(R2.init).lifetime(lifetime)
    other.register(R3.init).lifetime(lifetime)
    #expect(!other.makeGraph().checkIsValid())
    #expect(other.makeGraph().checkIsValid(checkGraphCycles: false))
  }

  final class Parent {
    init(_ child: Child) {}
  }
  final class Child {
    var parent: Parent?
    unowned(unsafe) var certain: Parent!
  }

  @Test("V3-110 a cycle by a property is valid only with cycle: true")
  func property() {
    func isValid(_ describe: (DIComponentBuilder<Child>) -> Void) -> Bool {
      let c = DIContainer()
      c.register(Parent.init).lifetime(.objectGraph)
      describe(c.register(Child.init).lifetime(.objectGraph))
      return c.makeGraph().checkIsValid()
    }
    #expect(!isValid { $0.injection { $0.parent = $1 as Parent } })
    #expect(isValid { $0.injection(cycle: true) { $0.parent = $1 as Parent } })
    #expect(!isValid { $0.injection { $0.parent = $1 as Parent? } })
    #expect(!isValid { $0.injection(\.certain) })
    #expect(isValid { $0.injection(cycle: true, \.certain) })
  }

  @Test("V3-110 an array without many needs a registered array")
  func arrays() {
    c.register(A.init)
    c.register(Injected.init(list:))
    #expect(!isValid)
    c.register { [A]() }
    #expect(isValid)
    let other = DIContainer()
    other.register { Injected(list: many($0)) }
    #expect(other.makeGraph().checkIsValid())
  }

  @Test("V3-110 arguments are never a problem")
  func arguments() {
    c.register { Injected(arg($0)) }.injection { (_: Injected, _: DIArg<Myself>) in }
    #expect(isValid)
  }

  final class Lady {
    init(_ dog: Lazy<Dog>) {}
  }
  final class Dog {
    init(_ lady: Lady) {}
    init(provider lady: Provider<Lady>) {}
  }

  @Test("V3-110 a cycle by a lazy or a provider is valid")
  func delayed() {
    c.register(Lady.init).lifetime(.objectGraph)
    c.register { Dog($0) }.lifetime(.objectGraph)
    #expect(isValid)
    let other = DIContainer()
    other.register(Lady.init).lifetime(.objectGraph)
    other.register(Dog.init(provider:)).lifetime(.objectGraph)
    #expect(other.makeGraph().checkIsValid())
  }

  final class Screen {
    init(two: Two) {}
  }
  final class Two {
    var screen: Screen?
  }

  @Test("V3-110 V3-84 a cycle entered by an external instance is broken by it")
  func externalInstance() {
    func isValid(
      _ screen: (DIComponentBuilder<Screen>) -> Void, _ two: (DIComponentBuilder<Two>) -> Void
    ) -> Bool {
      let c = DIContainer()
      screen(c.register(Screen.init))
      two(c.register(Two.self).injection { $0.screen = $1 }.lifetime(.objectGraph))
      return c.makeGraph().checkIsValid()
    }
    #expect(!isValid({ _ in }, { _ in }))
    #expect(!isValid({ $0.root() }, { _ in }))
    #expect(isValid({ _ in }, { $0.root() }))
    #expect(!isValid({ $0.root() }, { $0.root() }))
    // A transient object can't be found when it is needed.
    #expect(!isValid({ _ in }, { $0.root().lifetime(.prototype) }))
  }

  @Test("V3-84 a graph that validation accepts works")
  func externalInstanceWorks() {
    c.register(Screen.init)
    c.register(Two.self).injection { $0.screen = $1 }.lifetime(.objectGraph).root()
    #expect(isValid)
    let two = Two()
    c.inject(into: two)
    #expect(two.screen != nil)
  }

  // MARK: Improvements

  class Logger {}
  final class FileLogger: Logger {}
  final class ConsoleLogger: Logger {}
  final class MainLogger: Logger {
    let loggers: [Logger]
    init(loggers: [Logger]) { self.loggers = loggers }
  }

  @Test("V3-111 a default component that contains all others is valid")
  func mainLogger() {
    c.register(FileLogger.init).as(Logger.self)
    c.register(ConsoleLogger.init).as(Logger.self)
    c.register { MainLogger(loggers: many($0)) }.as(Logger.self).default()
    #expect(isValid)
    let logger: Logger = c.resolve()
    #expect((logger as? MainLogger)?.loggers.count == 2)
  }

  @Test("V3-111 V3-32 a deferred array that is created with its owner includes it: no end")
  func laterManyOfItself() {
    final class Rebuilt: Logger {
      var loggers: [Logger] = []
    }
    c.register(Rebuilt.init).as(Logger.self).injection(cycle: true) { $0.loggers = many($1) }
    #expect(!isValid)
    let other = DIContainer()
    other.register(Rebuilt.init).as(Logger.self).injection { $0.loggers = many($1) }
    #expect(other.makeGraph().checkIsValid())
  }

  final class Group: Logger {
    init(_ member: Member) {}
  }
  final class Member {
    init(_ all: [Logger]) {}
  }

  @Test("V3-111 an array omits a component that is always under construction")
  func manyOfTheCreator() {
    c.register(Group.init).as(Logger.self).root()
    let member = c.register { Member(many($0)) }
    #expect(isValid)
    _ = c.resolve() as Group
    // An outermost request for the member would create the group, which needs a member.
    member.root()
    #expect(!isValid)
  }

  @Test("V3-111 without roots, a member may be requested by itself")
  func manyOfTheCreatorWithoutRoots() {
    c.register(Group.init).as(Logger.self)
    c.register { Member(many($0)) }
    #expect(!isValid)
  }

  @Test("V3-112 the older spellings are equivalent", arguments: [true, false])
  func olderSpellings(isWhole: Bool) {
    c.register(Injected.init(_:))
    if isWhole { c.register(A.init).as((any P).self) }
    #expect(c.validate() == isWhole)
    #expect(c.valid() == isWhole)
    c.validate(checkGraphCycles: false)
    c.valid()
  }

  @Test("V3-112 without cycles, only the rest is validated")
  func withoutCycles() {
    c.register(Myself.init)
    #expect(!c.validate())
    #expect(c.validate(checkGraphCycles: false))
  }
}
