import DIv3
import Testing

extension LogTests {
  /// Validation of types that a component is offered as, although its objects are not of them.
  @Suite("Impossible services")
  struct ImpossibleServiceTests {
    protocol Engine {}
    struct Petrol: Engine {}
    struct Wheel {}
    class Body {}
    final class Van: Body, Engine {}
    final class Door {}

    let c = DIContainer()

    /// The original releases don't look for such mistakes, so they leave the graph valid.
    private func checkWarns() -> [LoggedMessage] {
      logged { #expect(c.makeGraph().checkIsValid()) }
    }

    @Test("V3-110 a struct that is offered as a protocol without conforming to it is a warning")
    func structure() {
      let line = #line + 1
      c.register { Wheel() }.as((any Engine).self)
      let messages = checkWarns()
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(
          contains: "ImpossibleServiceTests.swift:\(line): Wheel is ", "offered as Engine",
          "To do: ",
          "as(check: (any Engine).self) { $0 }"))
      #expect(c.resolve() as (any Engine)? == nil)
    }

    @Test("V3-110 a final class that is offered as a protocol without conforming is a warning")
    func finalClass() {
      c.register(Door.init).as((any Engine).self)
      let messages = checkWarns()
      #expect(messages.map(\.level) == [.warning])
      #expect(messages.first(contains: "Door", "offered as Engine", "To do: "))
    }

    @Test("names, tags and unrelated classes are checked, each type once")
    func qualified() {
      c.register { Wheel() }.as((any Engine).self, name: "a").as((any Engine).self, tag: T1.self)
        .as(Int.self).as(Door.self, tag: T2.self)
      let messages = checkWarns()
      #expect(messages.map(\.level) == [.warning, .warning, .warning])
      #expect(messages.first(contains: "Wheel", "offered as Engine"))
      #expect(Array(messages.dropFirst()).first(contains: "Wheel", "offered as Int"))
      #expect(Array(messages.dropFirst(2)).first(contains: "Wheel", "offered as Door"))
    }

    @Test("V3-3 types that objects may be of are valid")
    func valid() {
      c.register { Petrol() }.as((any Engine).self)
      c.register { Van() as Body }.as((any Engine).self, name: "van").as(Van.self)
      c.register { Van() as any Engine }.as(Body.self)
      c.register { () -> Petrol? in nil }.as((any Engine).self, name: "maybe")
      c.register { { 5 } as () -> Int }.as(Any.self)
      c.register { [1] }.as([Any].self)
      let messages = logged { #expect(c.makeGraph().checkIsValid()) }
      #expect(messages == [])
    }

    @Test("a component of the parent container is checked with its child's graph")
    func parent() {
      c.register { Wheel() }.as((any Engine).self)
      let messages = logged { #expect(DIContainer(parent: c).makeGraph().checkIsValid()) }
      #expect(messages.first(contains: "Wheel", "offered as Engine"))
    }

    final class Garage {
      let doors: Provider2<Door, Int, String>
      init(_ doors: Provider2<Door, Int, String>) { self.doors = doors }
    }

    @Test("V3-54 V3-55 V3-110 a Provider that passes an argument of a wrong type is a warning")
    func providersArgument() {
      c.register { (_: DIArg<Int>, _: DIArg<Wheel>) in Door() }
      let line = #line + 1
      c.register(Garage.init)
      let messages = checkWarns()
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(
          contains:
            "ImpossibleServiceTests.swift:\(line): Garage passes String as argument 2 of Door (",
          "which takes Wheel", "To do: "))
    }

    @Test("V3-54 it is a warning if the parameter is Optional, and none if the argument may fit")
    func optionalArgument() {
      c.register { (_: DIArg<Int?>, _: DIArg<Wheel?>) in Door() }
      c.register(Garage.init)
      let messages = logged { #expect(c.makeGraph().checkIsValid()) }
      #expect(messages.map(\.level) == [.warning])
      let other = DIContainer()
      other.register { (_: A, _: DIArg<Any>, _: DIArg<any CustomStringConvertible>) in Door() }
        .injection { (_: Door, _: DIArg<Int>) in }
      other.register(A.init)
      other.register(Garage.init)
      let none = logged { #expect(other.makeGraph().checkIsValid()) }
      #expect(none == [])
    }
  }
}
