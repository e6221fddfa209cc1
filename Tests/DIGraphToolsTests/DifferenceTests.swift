import DIGraphTools
import DIv3
import Testing

@Suite("The difference of two graphs")
struct DifferenceTests {
  private func snapshot(_ register: (DIContainer) -> Void) -> GraphSnapshot {
    let container = DIContainer()
    register(container)
    return container.graphSnapshot()
  }

  private let base: GraphSnapshot

  init() {
    let container = DIContainer()
    container.register(Car.init)
    container.register(Motor.init)
    container.register(Petrol.init).as((any Fuel).self)
    base = container.graphSnapshot()
  }

  @Test("equal graphs on other lines, with kept objects, have no difference")
  func equal() {
    let container = DIContainer()
    container.register(Car.init)

    container.register(Motor.init)
    container.register(Petrol.init).as((any Fuel).self)
    _ = container.resolve() as Car
    let head = container.graphSnapshot()
    #expect(head != base)
    let difference = GraphDifference(from: base, to: head)
    #expect(difference.isEmpty && difference.markdown.isEmpty)
  }

  @Test("components, edges, lifetimes and findings that changed")
  func changes() {
    let head = snapshot {
      $0.register(Car.init)
      $0.register(Petrol.init).as((any Fuel).self).lifetime(.single).default()
      $0.register { (_: Lazy<Car>) in Diesel() }
    }
    let difference = GraphDifference(from: base, to: head)
    #expect(difference.addedComponents.map(\.name) == ["Diesel"])
    #expect(difference.removedComponents.map(\.name) == ["Motor"])
    #expect(
      difference.changedComponents.map(\.changes) == [
        [
          "lifetime: new for each request -> kept by the process, made at the start",
          "precedence: normal -> default",
        ]
      ])
    #expect(
      difference.addedEdges == [
        "DIGraphToolsTests.Car -> nothing for DIGraphToolsTests.Motor",
        "DIGraphToolsTests.Diesel -> DIGraphToolsTests.Car (lazy)",
      ])
    #expect(difference.removedEdges == ["DIGraphToolsTests.Car -> DIGraphToolsTests.Motor"])
    #expect(difference.newFindings.map(\.code) == [.notRegistered, .idleDefault])
    #expect(difference.solvedFindings == [])
    #expect(
      GraphDifference(from: head, to: base).solvedFindings.map(\.code) == [
        .notRegistered, .idleDefault,
      ])
    #expect(
      difference.markdown.hasPrefix(
        """
        ### The dependency graph changed

        **New findings** (2)

        - error **DIG001** DIGraphToolsTests/DifferenceTests.swift:
        """))
    #expect(difference.markdown.contains("new for each request -\\> kept by the process"))
  }
}
