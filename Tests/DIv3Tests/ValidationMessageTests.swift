import DIv3
import Testing

extension LogTests {
  /// The messages of validation about everything except cycles.
  @Suite("Validation messages")
  struct ValidationMessageTests {
    final class Needs {
      init(_ p: any P) {}
    }
    final class Wants {
      var p: (any P)?
    }
    protocol Table<Row, Column> {
      associatedtype Column
      associatedtype Row
    }
    final class Numbers: Table {
      typealias Row = Int
      typealias Column = String
    }
    final class Texts: Table {
      typealias Row = String
      typealias Column = String
    }
    final class Back {
      var needs: Needs?
    }

    let c = DIContainer()

    private func check(_ level: DILogLevel = .info) -> [LoggedMessage] {
      logged(level) { _ = c.makeGraph().checkIsValid() }
    }

    private func checkFails() -> [LoggedMessage] {
      logged { #expect(!c.makeGraph().checkIsValid()) }
    }

    private func checkPasses() -> [LoggedMessage] {
      logged { #expect(c.makeGraph().checkIsValid()) }
    }

    @Test("a valid graph logs only its cycles, at level verbose")
    func valid() {
      c.register(A.init)
      #expect(checkPasses() == [])
      let messages = check(.verbose)
      #expect(messages.map(\.level) == [.verbose])
      #expect(messages.first(contains: "Cycles: 0"))
    }

    @Test("V3-113 a prototype without a factory is an error, or a warning if nil suffices")
    func prototypeWithoutFactory() {
      let line = #line + 1
      c.register(A.self).as((any P).self)
      c.register(Needs.init)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(
        messages.first(
          contains: "ValidationMessageTests.swift:\(line): A has no initializer, but Needs "
            + "(ValidationMessageTests.swift:\(line + 1)) needs it as P for its initializer",
          "To do: register its initializer: register(A.init)"))
      let other = DIContainer()
      other.register(A.self).as((any P).self)
      other.register(Wants.init).injection(\.p)
      let softer = logged { #expect(other.makeGraph().checkIsValid()) }
      #expect(softer.map(\.level) == [.warning])
      #expect(softer.first(contains: "A has no initializer", "Wants", "for an injection"))
    }

    @Test("V3-113 an element of many without a factory is an error, too")
    func arrayWithoutFactory() {
      c.register(A.self).as((any P).self)
      c.register { (_: DIMany<any P>) in B() }
      #expect(checkFails().map(\.level) == [.error])
    }

    @Test("V3-113 objectGraph without a factory is an error unless a dependency leads back")
    func graphWithoutFactory() {
      c.register(A.self).as((any P).self).lifetime(.objectGraph)
      let needs = c.register(Needs.init)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "A has no initializer, but Needs"))
      needs.unused()
      let other = DIContainer()
      other.register(A.self).as((any P).self).lifetime(.objectGraph)
      other.register(Wants.init).injection(cycle: true, \.p)
      let softer = logged { #expect(other.makeGraph().checkIsValid()) }
      #expect(softer.map(\.level) == [.warning])
      #expect(softer.first(contains: "A has no initializer, but Wants"))
    }

    @Test("V3-113 if a dependency leads back it is a warning, or an info if nil suffices")
    func graphWithoutFactoryLeadsBack() {
      c.register(Back.self).as((any AnyObject).self).injection(cycle: true, \.needs)
        .lifetime(.objectGraph)
      c.register { (_: any AnyObject) in Needs(A()) }.lifetime(.objectGraph)
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(contains: "Back has no initializer", "only while a request injects into one")
      )
      let other = DIContainer()
      other.register(Back.self).as((any AnyObject).self).injection(cycle: true, \.needs)
        .lifetime(.objectGraph)
      other.register { (_: (any AnyObject)?) in Needs(A()) }.lifetime(.objectGraph)
      let softer = logged { #expect(other.makeGraph().checkIsValid()) }
      #expect(softer.map(\.level) == [.info])
      #expect(softer.first(contains: "only while a request injects into one"))
    }

    static let cached: [DILifeTime] = DependencyGraphTests.lifetimes.filter {
      $0 != .prototype && $0 != .objectGraph
    }

    @Test("V3-113 a component cached after an external injection is an info", arguments: cached)
    func cachedWithoutFactory(_ lifetime: DILifeTime) {
      c.register(A.self).as((any P).self).lifetime(lifetime)
      c.register(Needs.init)
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.info])
      #expect(messages.first(contains: "A has no initializer", "once one was injected into"))
    }

    @Test("V3-113 a missing factory is an info if no component depends on it")
    func unaskedWithoutFactory() {
      c.register(A.self)
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.info])
      #expect(messages.first(contains: "A has no initializer, and nothing needs it"))
    }

    @Test("V3-113 several candidates are an error, or a warning if nil suffices")
    func ambiguous() {
      let line = #line + 1
      c.register(A.init).as((any P).self)
      c.register(B.init).as((any P).self)
      let needs = c.register(Needs.init)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(
        messages.first(
          contains:
            "2 components offer P, which Needs needs for its initializer, and none is preferred: "
            + "A (ValidationMessageTests.swift:\(line)), B (ValidationMessageTests.swift:\(line + 1))",
          "default()"))
      needs.injection { (_: Needs, _: DIByTag<T1, (any P)?>) in }
      #expect(checkFails().map(\.level) == [.error, .warning])
      let other = DIContainer()
      other.register(A.init).as((any P).self)
      other.register(B.init).as((any P).self)
      other.register(Wants.init).injection(\.p)
      let softer = logged { #expect(other.makeGraph().checkIsValid()) }
      #expect(softer.map(\.level) == [.warning])
      #expect(softer.first(contains: "2 components offer P, which Wants needs for an injection"))
    }

    @Test("V3-113 several candidates of an array are valid")
    func arrayIsNotAmbiguous() {
      c.register(A.init).as((any P).self)
      c.register(B.init).as((any P).self)
      c.register { (_: DIMany<any P>) in Wants() }
      #expect(checkPasses() == [])
    }

    @Test("V3-113 a missing component is an error")
    func unknown() {
      let line = #line + 1
      c.register(Needs.init).injection { (_: Needs, _: DIByTag<T1, DIByTag<T2, Int>>) in }
        .injection(name: "n") { (_: Needs, _: String) in }
        .injection { (_: Needs, _: Lazy<Double>) in }
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error, .error, .error, .error])
      #expect(
        messages.first(
          contains:
            "ValidationMessageTests.swift:\(line): no component offers P, which Needs needs for its "
            + "initializer", "To do: register P"))
      #expect(messages[1].message.contains("Int with tag T1 and tag T2"))
      #expect(messages[2].message.contains("String with name \"n\""))
      #expect(messages[3].message.contains("no component offers Double,"))
    }

    @Test("V3-113 the message of a missing component names components of that type")
    func convertible() {
      let line = #line + 1
      c.register(A.init)
      c.register(Needs.init)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(
        messages.first(
          contains: """
            no component offers P, which Needs needs for its initializer; registered, but not offered as P: \
            A (ValidationMessageTests.swift:\(line))
              To do: let A offer P: as(check: (any P).self) { $0 }; or register another component.
            """))
    }

    @Test("V3-113 of a protocol with arguments, only components with these arguments are named")
    func convertibleWithArguments() {
      let line = #line + 1
      c.register(Numbers.init)
      c.register(Texts.init)
      c.register { (_: any Table<Int, String>) in A() }
      #expect(
        checkFails().first(
          contains: """
            registered, but not offered as any Table<Int, String>: Numbers \
            (ValidationMessageTests.swift:\(line))
              To do: let Numbers offer any Table<Int, String>: as(check: (any Table<Int, String>).self)
            """))
    }

    @Test("V3-113 a missing component is a warning if nil or an empty array suffices")
    func unknownIsNil() {
      c.register(Wants.init).injection(\.p).injection { (_: Wants, _: DIMany<A>) in }
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.warning, .warning])
      #expect(messages.first(contains: "no component offers P, which Wants needs", ": it gets nil"))
      #expect(messages[1].message.contains("A, which Wants needs for an injection: it gets none"))
    }

    @Test("V3-113 an array of a registered type: the advice is many")
    func arrayOfOffered() {
      c.register(A.init).as((any P).self)
      c.register { (_: [any P]) in Wants() }
      c.register { (_: [A]) in Needs(A()) }
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error, .error])
      #expect(messages.first(contains: "To do: 1 component offers P: write many($0)."))
      #expect(messages[1].message.contains("To do: 1 component offers A: write many($0)."))
    }

    @Test("V3-113 V3-37 an array of a registered type in a provider: the advice is DIMany")
    func delayedArrayOfOffered() {
      c.register(A.init)
      c.register { (_: Provider<[A]>) in Wants() }
      let messages = checkFails()
      #expect(messages.first(contains: "To do: 1 component offers A: request DIMany<A> instead"))
    }

    @Test("V3-113 a type that is offered only with a name: the components, and how to request it")
    func namedOnly() {
      c.register(A.init).as((any P).self, name: "a").default()
      c.register(Needs.init)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(
        messages.first(
          contains: "others offer that type with other names or tags: A (",
          "To do: default() chooses"))
    }

    @Test("V3-113 several defaults, and no more than a dozen lines")
    func manyDefaults() {
      for line in 1...14 { c.register(line: line, A.init).as((any P).self).default() }
      c.register(Needs.init)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(
        messages.first(contains: ", and 8 more\n  To do: 14 of them are default(): keep one"))
    }

    @Test("V3-110 V3-113 arguments are valid, and log nothing")
    func arguments() {
      c.register { Needs(arg($0)) }
      #expect(checkPasses() == [])
    }

    @Test("V3-113 with a root, unreachable components are logged")
    func unused() {
      c.register(Needs.init)
      c.register(A.init).as((any P).self)
      let lone = c.register(B.init)
      #expect(checkPasses() == [])
      c.register { (_: Needs) in Wants() }.root()
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.warning])
      #expect(messages.first(contains: "no root, ", "leads to B", "unused()"))
      lone.unused()
      #expect(checkPasses() == [])
    }

    @Test("V3-113 singles lead to others, too, but alone they don't make others unused")
    func unusedBesideSingles() {
      c.register(A.init)
      c.register { (_: A) in B() }.lifetime(.single)
      #expect(checkPasses() == [])
      c.register(Wants.init).root()
      #expect(checkPasses() == [])
    }

    @Test("V3-111 arguments and missing types are not reported as unused")
    func leavesAreNotUnused() {
      c.register { (_: DIArg<Int>, _: String?, _: DIMany<Double>) in B() }
      c.register(A.init).root()
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.warning, .warning, .warning])
      #expect(messages.filter { $0.message.contains("no root") }.count == 1)
      #expect(messages[2].message.contains("leads to B"))
    }
  }
}
