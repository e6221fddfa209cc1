import DIv3
import Foundation
import TestSupport
import Testing

/// A type with the name of one in the standard library.
private struct Duration {}

extension LogTests {
  /// The advice of a text removes the mistake: each test shows the whole text, and that following it helps.
  @Suite("Advice that helps")
  struct AdviceThatHelpsTests {
    protocol Engine: AnyObject {}
    final class Diesel: Engine {}
    enum Slow {}
    enum Fast {}
    final class Wheel {}
    final class Car {
      init(wheel: Wheel) {}
    }
    final class Cart {
      var wheel: Wheel?
      init() {}
    }
    final class Crate {
      init(content: Any) {}
    }
    final class Husband { var wife: Wife? }
    final class Wife {
      var husband: Husband?
      init(husband: Husband) { self.husband = husband }
    }

    let c = DIContainer()

    /// Returns the text of the only message about a request that finds nothing.
    func text<T>(_ request: () -> T?) throws -> String {
      let messages = logged { #expect(request() == nil) }
      return try #require(messages.last).message.withoutCode
    }

    /// Returns what a process wrote about its end, without the place of the call.
    static func trapText(_ result: ExitTest.Result?) -> String {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let lines = output.split(separator: "\n").drop { !$0.contains("Fatal error: ") }
      guard let first = lines.first,
        let end = lines.firstIndex(where: { $0.hasPrefix("  To do: ") })
      else { return output }
      let headline = first.components(separatedBy: "Fatal error: ").last ?? ""
      return ([headline] + lines[...end].dropFirst().map(String.init)).joined(separator: "\n")
    }

    func expectText(
      _ result: ExitTest.Result?, _ text: String, _ location: SourceLocation = #_sourceLocation
    ) {
      // The first line also refers to the log.
      let found = Self.trapText(result).replacing(" For more information see logs.", with: "")
      #expect(found == text, sourceLocation: location)
    }

    // MARK: Delayed requests

    @Test("V3-24 a lazy made before its component was registered")
    func registeredLater() async throws {
      let lazy: Lazy<Wheel?> = *c
      c.register(file: "Parts.swift", line: 10, Wheel.init)
      #expect(
        try text { lazy.value } == """
          No component offers Wheel.
            To do: a component serves the request by now. Register it earlier: a Lazy or Provider chooses its \
          component when it is made.
          """)
      #expect((*c as Lazy<Wheel?>).value != nil)
    }

    @Test("V3-24 a provider made before the component with its tag, or the default, was registered")
    func registeredLaterWithTag() async throws {
      c.register(file: "Parts.swift", line: 10, Wheel.init)
      c.register(file: "Parts.swift", line: 11, Wheel.init)
      let plain: Provider<Wheel?> = *c
      let tagged: Provider<Wheel?> = c.resolve(tag: Slow.self)
      let named: Provider<Wheel?> = c.resolve(name: "spare")
      c.register(file: "Parts.swift", line: 12, Wheel.init)
        .as(Wheel.self, tag: Slow.self).as(Wheel.self, name: "spare").default()
      let advice = """
          To do: a component serves the request by now. Register it earlier: a Lazy or Provider chooses its \
        component when it is made.
        """
      #expect(try text { plain.value }.hasSuffix(advice))
      #expect(try text { tagged.value }.hasSuffix(advice))
      #expect(try text { named.value }.hasSuffix(advice))
    }

    @Test(
      "V3-24 a lazy whose dependency was registered later, and conforms to the requested protocol")
    func dependencyRegisteredLater() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let c = DIContainer()
        let lazy: Lazy<any Engine> = *c
        c.register(file: "Parts.swift", line: 10, Diesel.init).as((any Engine).self)
        _ = lazy.value
      }
      expectText(
        result,
        """
        Can't resolve type Engine.
        No component offers Engine.
          To do: a component serves the request by now. Register it earlier: a Lazy or Provider chooses its \
        component when it is made.
        """)
    }

    @Test("V3-24 a provider whose object needs what was registered later")
    func neededRegisteredLater() throws {
      c.register(file: "Parts.swift", line: 10, Car.init)
      let provider: Provider<Car?> = *c
      c.register(file: "Parts.swift", line: 20, Wheel.init)
      guard provider.value == nil else { return }
      #expect(
        try text { provider.value } == """
          No component offers Wheel.
            Requested by:
              creating Car - Parts.swift:10
            To do: a component serves the request by now. Register it earlier: a Lazy or Provider chooses its \
          component when it is made.
          """)
    }

    // MARK: Cycles

    @Test("V3-77 a cycle of prototypes with cycle: true lacks only a lifetime")
    func prototypes() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let c = DIContainer()
        c.register(file: "Pair.swift", line: 1, Husband.init)
          .injection(cycle: true) { $0.wife = $1 as Wife }
        c.register(file: "Pair.swift", line: 2, Wife.init)
        _ = c.resolve() as Husband
      }
      let text = Self.trapText(result)
      #expect(
        text.hasSuffix(
          "\n  To do: give one of the components a lifetime that keeps its object, such as objectGraph."
        ),
        "\(text)")
      c.register(Husband.init).injection(cycle: true) { $0.wife = $1 as Wife }
        .lifetime(.objectGraph)
      c.register(Wife.init)
      #expect((c.resolve() as Husband).wife?.husband != nil)
    }

    @Test("a mixed cycle needs lifetimes that keep the objects")
    func stale() {
      c.register(file: "Pair.swift", line: 1, Husband.init)
        .injection(cycle: true) { $0.wife = $1 as Wife }
        .lifetime(.single)
      c.register(file: "Pair.swift", line: 2, Wife.init)
      let messages = logged { _ = c.makeGraph().checkIsValid() }
      #expect(
        messages.contains {
          $0.message.hasSuffix(
            "\n  To do: give all of them the same lifetime, one that keeps their objects.\n\(codeLine("DIG009"))"
          )
        })
    }

    // MARK: Registrations and requests

    @Test("V3-13 register(Wheel.self) is advised to register the initializer")
    func withoutInitializer() throws {
      c.register(Wheel.self, file: "Parts.swift", line: 10)
      let advice = """
        To do: register its initializer: register(Wheel.init); or, if other code creates its objects, give it a \
        lifetime that keeps them, and call inject(into:) for one before the request.
        """
      #expect(
        try text { c.resolve() as Wheel? } == """
          Wheel has no initializer without arguments, and no object of it was passed to the container.
            Component:
              Wheel - Parts.swift:10
            \(advice)
          """)
      c.register(file: "Parts.swift", line: 20, Car.init)
      let found = logged { #expect(!c.makeGraph().checkIsValid()) }
      #expect(
        found.first?.message.withoutCode == """
          Parts.swift:10: Wheel has no initializer, but Car (Parts.swift:20) needs it as Wheel for its initializer
            \(advice)
          """)
    }

    @Test("V3-13 register of a protocol is advised to register a type that conforms")
    func protocolWithoutInitializer() throws {
      c.register((any Engine).self, file: "Parts.swift", line: 10)
      #expect(
        try text { c.resolve() as (any Engine)? } == """
          Engine has no initializer without arguments, and no object of it was passed to the container.
            Component:
              Engine - Parts.swift:10
            To do: register the initializer of a type that conforms to it, followed by \
          as(check: (any Engine).self) { $0 }.
          """)
    }

    @Test("a request whose type says nothing")
    func ofAnyType() throws {
      c.register(file: "Parts.swift", line: 10, Wheel.init)
      c.register(file: "Parts.swift", line: 20) { Crate(content: $0) }
      #expect(
        try text { c.resolve() as Any? as Any? } == """
          No component offers Any.
            To do: state the type to resolve: let car: Car = container.resolve(), or container.resolve() as Car.
          """)
      #expect(
        try text { c.resolve() as Crate? } == """
          No component offers Any.
            Requested by:
              creating Crate - Parts.swift:20
            To do: state the type of the dependency: $0 as Car.
          """)
      #expect(try text { c.resolve() as ()? }.contains("To do: state the type to resolve: "))
      #expect(try text { c.resolve() as AnyObject? }.contains("To do: state the type to resolve: "))
      let found = logged { #expect(!c.makeGraph().checkIsValid()) }
      #expect(
        found.first?.message.withoutCode.hasSuffix(
          "\n  To do: state the type of the dependency: $0 as Car.")
          == true)
    }

    @Test("a request for a tuple or for a type itself")
    func ofTuple() throws {
      c.register(file: "Parts.swift", line: 10, Wheel.init)
      #expect(
        try text { c.resolve() as (Wheel, Wheel)? } == """
          No component offers (Wheel, Wheel).
            To do: request each element of the tuple by itself, or register (Wheel, Wheel).
          """)
      #expect(
        try text { c.resolve() as Wheel.Type? } == """
          No component offers Wheel.Type.
            To do: request Wheel, an object of the type, or register Wheel.Type.
          """)
    }

    @Test("V3-2 a protocol is stated with any")
    func spellingOfProtocols() throws {
      #expect(
        try text { c.resolve() as (any Engine)? } == """
          No component offers Engine.
            To do: register Engine, or offer a registered component under that type: as((any Engine).self).
          """)
      c.register(file: "Parts.swift", line: 10, Diesel.init).as((any Engine).self)
      #expect(
        try text { c.resolve() as [any Engine]? } == """
          No component offers Array<Engine>.
            To do: 1 component offers Engine: use resolveMany().
          """)
      let lazy: Lazy<[any Engine]?> = *c
      #expect(try text { lazy.value }.contains("request DIMany<any Engine> instead of"))
    }

    @Test("a factory of another actor: await the object")
    func otherActor() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        DISetting.Log.level = .none
        let c = DIContainer()
        c.register(file: "Table.swift", line: 3) { @Archive in 5 }
        _ = c.resolve() as Int
      }
      expectText(
        result,
        """
        Can't resolve type Int.
        The factory of Int is isolated to Archive: a synchronous request can't await it.
          Requested by:
            creating Int - Table.swift:3
          To do: request it in code of Archive, or with `await` (import DIv3Async); or isolate the factory \
        to the main actor or to none.
        """)
    }

    @Test("V3-49 a missing argument of a component with a tag")
    func taggedArgument() throws {
      final class Board { init(width: Int) {} }
      c.register(file: "Parts.swift", line: 10) { Board(width: arg($0)) }
        .as(Board.self, tag: Slow.self)
      let advice = """
        To do: pass the argument: resolve(args: ...), or, beside a name or tag, arguments: \
        AnyArguments(for: Board.self, args: ...); or make the parameter Optional.
        """
      #expect(try text { c.resolve(tag: Slow.self) as Board? }.hasSuffix(advice))
      let arguments = AnyArguments(for: Board.self, args: 1)
      #expect(c.resolve(tag: Slow.self, arguments: arguments) as Board? != nil)
    }

    // MARK: Types of one name

    @Test("types of one name are told apart by their modules")
    func namesakes() throws {
      c.register(file: "Parts.swift", line: 10) { Swift.Duration.seconds(1) }
      c.register(file: "Parts.swift", line: 20) { (_: Duration) in Wheel() }
      c.register(file: "Parts.swift", line: 30) { (_: Wheel, _: Swift.Duration) in Husband() }
      let own = String(reflecting: Duration.self)
      #expect(
        try text { c.resolve() as Husband? } == """
          No component offers \(own).
            Requested by:
              creating Husband - Parts.swift:30
              creating Wheel - Parts.swift:20
            Registered under the same name, but as another type:
              Swift.Duration - Parts.swift:10
            To do: register \(own), or offer a registered component under that type: as(\(own).self).
          """)
      let found = logged { #expect(!c.makeGraph().checkIsValid()) }
      #expect(
        found.first?.message.withoutCode == """
          Parts.swift:20: no component offers DIv3Tests.Duration, which Wheel needs for its initializer; registered under the \
          same name, but as another type: Swift.Duration (Parts.swift:10)
            To do: register DIv3Tests.Duration, offer a registered component as that type, or request an Optional.
          """)
    }

    @Test("tags of one name are told apart, too")
    func tagsOfOneName() throws {
      c.register(file: "Parts.swift", line: 10, Wheel.init)
        .as(AnyObject.self, tag: Swift.Duration.self)
      #expect(
        try text { c.resolve(tag: Duration.self) as AnyObject? } == """
          No component offers AnyObject with tag \(String(reflecting: Duration.self)).
            Found:
              Wheel (tag Swift.Duration) - Parts.swift:10
            To do: register the name or tag, or request one of those that exist.
          """)
    }

    // MARK: The log and the fatal error

    @Test("V3-92 the cause of a trap is printed once, in the fatal error", arguments: 0..<4)
    func printedOnce(form: Int) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
      ) { [form] in
        switch form {
        case 1: DISetting.Log.fun = nil
        case 2: DISetting.Log.level = .none
        case 3: DISetting.Log.fun = { print("own", $0, $1) }
        default: break
        }
        _ = DIContainer().resolve() as Wheel
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("own error No component offers Wheel.") == (form == 3))
      #expect(output.contains("No component offers Wheel.") == (form == 3))
      #expect(
        Self.trapText(result).contains("\nNo component offers Wheel.\n  To do: register Wheel"))
    }
  }
}
