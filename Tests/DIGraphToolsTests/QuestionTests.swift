import DIEngine
import DIGraphTools
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("Questions about a graph")
struct QuestionTests {
  enum Red {}
  final class Driver {
    init(_ vehicle: any Vehicle, _ fuel: Lazy<any Fuel>, _ number: Int) {}
  }

  let c = DIv3.DIContainer()

  private func registerGarage() {
    c.register { Garage(many($0)) }
    c.register(Car.init).as((any Vehicle).self)
    c.register(Motor.init).lifetime(.perContainer(.strong))
  }

  // MARK: Explain

  @Test("the explanation tells the answer, the losers and the plan, and makes nothing")
  func explain() {
    let motor = #line + 1
    c.register(Motor.init).lifetime(.perContainer(.strong))
    let car = #line + 1
    c.register(Car.init).as((any Vehicle).self).default()
    let truck = #line + 1
    c.register { (_: any Fuel) in Truck() }.as((any Vehicle).self)
    #expect(
      c.explain((any Vehicle).self).description == """
        Vehicle: Car (new for each request), QuestionTests.swift:\(car)
        candidates:
          Car, QuestionTests.swift:\(car): chosen, it is the default
          Truck, QuestionTests.swift:\(truck): another one is the default
        plan:
          Car (new for each request), QuestionTests.swift:\(car)
            Motor (kept by the container), QuestionTests.swift:\(motor)
        """)
    #expect(
      c.explain(Lazy<Truck?>.self).description == """
        Truck: Truck (new for each request), QuestionTests.swift:\(truck)
        candidates:
          Truck, QuestionTests.swift:\(truck): chosen, it is the only one
        plan:
          Truck (new for each request), QuestionTests.swift:\(truck)
            Fuel (missing)
        """)
    #expect(c.components["Motor"]?.isKept == false)
  }

  struct Truck: Vehicle {}

  @Test("the plan tells arguments, lazies, and what is told above")
  func plan() {
    c.register { Driver($0, $1, arg($2)) }
    c.register { (_: Car, _: Motor) in Truck() }.as((any Vehicle).self)
    c.register(Car.init)
    c.register(Motor.init)
    c.register(Petrol.init).as((any Fuel).self)
    #expect(
      c.explain(Driver.self).plan.map { "\($0.depth) \($0.name) [\($0.form)] \($0.remark)" } == [
        "0 Driver [] ", "1 Truck [] ", "2 Car [] ", "3 Motor [] ", "2 Motor [] see above",
        "1 Petrol [lazy] made when it is asked for", "1 Int [argument] ",
      ])
  }

  @Test("why a candidate loses: names, tags, tests, ambiguity, children")
  func reasons() {
    c.register(Petrol.init).as((any Fuel).self, name: "95")
    #expect(c.explain((any Fuel).self).plan == [])
    #expect(
      c.explain((any Fuel).self).candidates.map(\.reason) == [
        #"only requests with name "95" find it"#
      ])
    #expect(c.explain((any Fuel).self, name: "95").candidates.map(\.isChosen) == [true])
    #expect(
      c.explain((any Fuel).self, name: "no such name").request == #"Fuel with name "no such name""#)
    #expect(
      c.explain((any Fuel).self, tag: Red.self).candidates.map(\.reason)
        == ["it has other names or tags"])
    c.register(Car.init).as((any Vehicle).self)
    c.register(Truck.init).as((any Vehicle).self)
    #expect(
      c.explain((any Vehicle).self).candidates.map(\.reason)
        == [
          "as good as 1 other: the request is ambiguous",
          "as good as 1 other: the request is ambiguous",
        ])
    let child = DIv3.DIContainer(parent: c)
    child.register { Truck() }.as((any Vehicle).self).test()
    #expect(
      child.explain((any Vehicle).self).candidates.map(\.reason) == [
        "it is for tests", "a component of a child container hides it",
        "a component of a child container hides it",
      ])
    #expect(c.explain(Int.self).description == "Int: no component answers")
  }

  @Test("questions about a long chain need no deep stack")
  func longChain() throws {
    let engine = bigGraph(5_000) { $0 < 4_999 ? [$0 + 1] : [] }
    #expect(
      engine.explain(Motor.self, name: "0", depth: 5_000).plan.map(\.depth) == Array(0..<5_000))
    #expect(
      engine.explain(Motor.self, name: "0").plan.map(\.remark).suffix(2) == ["", "needs more"])
    #expect(engine.explain(Motor.self, name: "4991").plan.map(\.remark).suffix(1) == [""])
    #expect(try engine.why(Motor.self).paths.count == 1)
    #expect(engine.metrics.longestPath.count == 5_000)
    #expect(engine.problems == [])
  }

  @Test("a finding about a long path has both of its ends, and counts the middle")
  func longPath() throws {
    let finding = try #require(bigGraph(5_000) { [($0 + 1) % 5_000] }.problems.first)
    #expect(finding.code == .endlessCycle && finding.components.count == 5_000)
    #expect(finding.message.contains(" -> ... 4961 more ... -> ") && finding.message.count < 2_000)
  }

  @Test("the explanation of components of other generations")
  func generations() throws {
    let engine = Engine()
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { Car(try $0.resolve()) }.asName("old").asSelf()
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register { Motor() }
    let scope = try first.build()
    let container = try second.build()
    #expect(scope.explain(Car.self).plan == [])
    #expect(
      container.explain(Car.self, name: "old").plan.map(\.remark) == [
        "its closure may request more"
      ])
    #expect(engine.explain(Motor.self).plan.map(\.name) == ["Motor"])
  }

  // MARK: Why, and who needs it

  @Test("the shortest path from each root")
  func why() throws {
    registerGarage()
    c.register { (_: any Vehicle) in Truck() }
    #expect(
      try c.why(Motor.self).description
        == """
        Truck -> Car -> Motor
        Garage -> Car (many) -> Motor
        """.split(separator: "\n").reversed().joined(separator: "\n"))
    c.register { (_: Garage) in Petrol() }.root()
    #expect(
      try c.why(Motor.self).paths.map(\.steps) == [["Petrol", "Garage", "Car (many)", "Motor"]])
    #expect(try c.why((any Vehicle).self).paths.map(\.steps.count) == [3])
    #expect(try c.why(Petrol.self).paths.map(\.steps) == [["Petrol"]])
    let unneeded = try c.why(Truck.self)
    #expect(
      unneeded.paths == [] && unneeded.description.hasPrefix("no root leads to DIGraphToolsTests"))
  }

  @Test("a cycle that nothing needs has one root")
  func cycle() throws {
    final class One {
      var two: Two?
    }
    final class Two {
      init(_ one: One) {}
    }
    c.register(One.init).injection(cycle: true, \.two)
    c.register(Two.init)
    #expect(try c.why(Two.self).paths.map(\.steps) == [["One", "Two (optional injected later)"]])
  }

  @Test("the components that need a type")
  func dependents() throws {
    registerGarage()
    let found = try c.dependents(of: Motor.self)
    #expect(found.direct.map { $0.prefix { $0 != "@" } } == ["DIGraphToolsTests.Car"])
    #expect(
      found.all.map { $0.prefix { $0 != "@" } } == [
        "DIGraphToolsTests.Garage", "DIGraphToolsTests.Car",
      ])
    #expect(try c.dependents(of: Garage.self).all == [])
  }

  @Test("an unknown type is an error that names similar ones")
  func unknown() {
    registerGarage()
    let error = #expect(throws: UnknownGraphType.self) { try c.graphSnapshot().why("Vehicles") }
    #expect(
      error?.description == "no component offers Vehicles; did you mean DIGraphToolsTests.Vehicle?")
    #expect(throws: UnknownGraphType.self) { try c.dependents(of: Int.self) }
    #expect(throws: UnknownGraphType.self) { try c.why(Truck.self) }
  }

  // MARK: Metrics

  @Test("metrics count what needs what, depths, dominators and the longest path")
  func metrics() throws {
    registerGarage()
    c.register { (_: Motor) in Petrol() }
    c.register { (_: Garage, _: Motor) in Truck() }.root()
    let metrics = c.metrics
    func name(_ id: String) -> String { c.graphSnapshot()[id]?.name ?? "?" }
    let texts = metrics.components.map {
      "\(name($0.id)) \($0.fanIn) \($0.fanOut) \($0.depth ?? -1) \($0.dominator.map(name) ?? "-")"
    }
    #expect(
      texts == [
        "Garage 1 1 1 Truck", "Car 1 1 2 Garage", "Motor 3 0 1 Truck",
        "Petrol 0 1 -1 -", "Truck 0 2 0 -",
      ])
    #expect(metrics.longestPath.map(name) == ["Truck", "Garage", "Car", "Motor"])
    #expect(metrics.unreachable.map(name) == ["Petrol"])
    #expect(metrics.roots.map(name) == ["Truck"] && metrics.edgeCount == 5)
    #expect(metrics.description.contains("needed by most:\n  3 DIGraphToolsTests.Motor@"))
  }

  @Test("metrics of an empty graph")
  func empty() {
    let metrics = Engine().metrics
    #expect(metrics.components == [] && metrics.longestPath == [])
    #expect(
      metrics.description
        == "0 components, 0 edges, 0 roots\nneeded by most:\nneeds most:\nlongest path (0):")
  }
}
