import DIv3
import TestSupport
import Testing

@Suite("What a failing expectation says about a graph")
struct GraphDescriptionTests {
  final class Wheel {}
  final class Axle { init(wheel: Wheel) {} }
  final class Car { init(axle: Axle) {} }
  final class Ring { init(ring: Ring) {} }

  let c = DIContainer()

  /// What Swift Testing prints for the graph in `#expect(container.makeGraph().checkIsValid())`.
  private var text: String { String(describingForTest: c.makeGraph()) }

  @Test("it counts the components, and names the error")
  func oneError() {
    c.register(file: "Parts.swift", line: 10, Axle.init)
    #expect(
      text == """
        DIGraph(1 component, 1 error: Parts.swift:10: no component offers Wheel, which Axle needs for its \
        initializer. To do: register Wheel, offer a registered component as that type, or request an Optional.\
        \(codeLine("DIG001").dropFirst()))
        """)
  }

  @Test("of several errors it names the first, in one line, however many components there are")
  func severalErrors() {
    for line in 1...1_000 { c.register(file: "Parts.swift", line: line, Axle.init) }
    c.register(file: "Parts.swift", line: 1_001, Ring.init).lifetime(.objectGraph)
    #expect(
      text.hasPrefix("DIGraph(1001 components, 1001 errors, of which the first is: Parts.swift:1:"))
    #expect(text.count < 400)
    #expect(!text.contains("\n"))
  }

  @Test("the members of a cycle are in it")
  func cycle() {
    c.register(file: "Parts.swift", line: 1, Ring.init).lifetime(.objectGraph)
    #expect(text.contains("1 error: Parts.swift:1: each initializer of the cycle"))
    #expect(text.contains("Ring -> Ring"))
    #expect(text.count < 400)
  }

  @Test("a valid graph, and one with warnings only, has no error")
  func valid() {
    #expect(text == "DIGraph(0 components, 0 errors)")
    c.register(Wheel.init)
    c.register(Axle.init)
    c.register(Car.init).injection { (_: Car, _: Ring?) in }
    #expect(text == "DIGraph(3 components, 0 errors)")
  }

  @Test("a container is printed by its type and the number of its components")
  func container() {
    c.register(Wheel.init)
    #expect(String(describingForTest: c) == "DIContainer: 2 components")
  }
}
