import DIDoubles
import DIEngine
import DIGraphTools
import DITracing
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("What closures request, seen in a run")
struct DryRunTests {
  private let engine = Engine()

  private final class Log {}

  private func edges(_ snapshot: GraphSnapshot) -> [String] {
    snapshot.edges.map { edge in
      "\(snapshot[edge.from]?.name ?? "") -> \(snapshot[edge.to]?.name ?? "") \(edge.dependency.form)"
    }.sorted()
  }

  @Test("closures of all generations get edges that say they were seen, and declared ones stay")
  func edges() throws {
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { (scope: DIv1Compat.DIScope) in Car(try scope.resolve()) }
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register { (container: DIv2Compat.DIContainer) -> Garage in
      Garage([try container.resolve()])
    }
    let modern = DIv3.DIContainer(engine: engine)
    modern.register(Motor.init)
    modern.register { (_: Motor) in Petrol() }
    modern.register { (c: DIv3.DIContainer) -> Diesel in
      _ = c.resolve(name: "red") as Petrol?
      return Diesel()
    }
    _ = try second.build()
    let scope = try first.build()
    for source in [scope, modern, engine] as [any GraphSource] {
      let snapshot = source.graphSnapshot(seenIn: source.dryRun())
      #expect(
        edges(snapshot) == [
          "Car -> Motor seen in a run", "Garage -> Car seen in a run", "Petrol -> Motor ",
        ])
      let diesel = try #require(snapshot.components["Diesel"])
      let seen = diesel.dependencies.filter(\.isSeen)
      #expect(seen.map(\.description) == [#"Petrol with name "red" (optional seen in a run)"#])
      #expect(try snapshot.why("Motor").paths.count == 2)
      // It has the whole fields.
      #expect(try GraphSnapshot(json: snapshot.json) == snapshot)
    }
  }

  @Test("what the rules find because of what was seen says so; it is never proof")
  func findings() throws {
    let line = #line
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { (scope: DIv1Compat.DIScope) in Car(try scope.resolve()) }.lifetime(.single)
    first.register { Motor() }.lifetime(.perScope)
    first.register { (scope: DIv1Compat.DIScope) -> Petrol in
      _ = try scope.resolve(Log.self)
      return Petrol()
    }
    first.register { (scope: DIv1Compat.DIScope) -> Diesel in
      _ = try? scope.resolve(Log.self)
      return Diesel()
    }
    let scope = try first.build()
    #expect(scope.validate().filter(\.isProblem).isEmpty)
    #expect(scope.graphSnapshot(seenIn: scope.dryRun()).findings.of(.captive) == [], "it is made")
    let findings = scope.graphSnapshot(seenIn: engine.isolated().dryRun()).findings
    #expect(
      findings.filter(\.isProblem).map { "\($0.severity) \($0.code.rawValue) \($0.message)" }
        .sorted()
        == [
          "error DIG001 no component offers Log, which Petrol needs for its initializer (seen in one run)",
          "warning DIG001 no component offers Log, which Diesel needs for its initializer: it gets nil (seen in one run)",
          "warning DIG021 Car, which is kept by the engine, made at the start, holds Motor, which each "
            + "container keeps for itself: the first one serves all others "
            + "(Car -> Motor (DryRunTests.swift:\(line + 3))) (seen in one run)",
        ])
    let unchecked = findings.of(.undeclared)
    #expect(unchecked.count == 3)
    #expect(
      unchecked.allSatisfy { $0.message.hasSuffix("what it requested in one run is checked") })
  }

  @Test("a recorder of the program's own requests serves, too; what it didn't see stays unchecked")
  func recorded() throws {
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { (scope: DIv1Compat.DIScope) in Car(try scope.resolve()) }
    first.register { (scope: DIv1Compat.DIScope) in Garage([try scope.resolve()]) }
    first.register { Motor() }
    let scope = try first.build()
    let recorder = TraceRecorder()
    let observation = engine.observe(recorder.record)
    _ = try scope.resolve(Car.self)
    observation.cancel()
    let snapshot = scope.graphSnapshot(seenIn: recorder)
    #expect(edges(snapshot) == ["Car -> Motor seen in a run"])
    let unchecked = snapshot.findings.of(.undeclared).map { $0.message.contains("in one run") }
    #expect(unchecked == [true, false])
  }

  @Test("a dry run leaves out what needs arguments, and what can't be made")
  func leftOut() throws {
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register(Car.self).initializer { (scope: DIv1Compat.DIScope, number: Int) in
      Car(try scope.resolve())
    }
    first.register { Motor() }
    let scope = try first.build()
    #expect(scope.dryRun().requests.isEmpty)
  }

  @Test("a dry run of an isolated container keeps nothing in the original")
  func isolated() throws {
    let modern = DIv3.DIContainer()
    modern.register { (c: DIv3.DIContainer) in Car(c.resolve()) }.lifetime(.single)
    modern.register(Motor.init).lifetime(.perContainer(.strong))
    let snapshot = modern.graphSnapshot(seenIn: modern.isolated().dryRun())
    #expect(edges(snapshot).contains("Car -> Motor seen in a run"))
    #expect(snapshot.components["Car"]?.isKept == false)
    #expect(snapshot.components["Motor"]?.isKept == false)
  }

  private final class Ring {
    var back: Chain?
  }

  private final class Chain {
    var ring: Ring?
  }

  private final class Screen {
    var presenter: Presenter?
  }

  private final class Presenter {
    init(_ screen: Screen) {}
  }

  @Test("a cycle ends at an object in the making; what is ambiguous isn't missing")
  func cycles() throws {
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { Ring() }.lifetime(.perScope)
      .dependency { scope, ring in ring.back = try scope.resolve() }
    first.register { Chain() }.lifetime(.perScope)
      .dependency { scope, chain in chain.ring = try scope.resolve() }
    first.register { Screen() }.lifetime(.perScope)
      .dependency { scope, screen in screen.presenter = try scope.resolve() }
    first.register { (scope: DIv1Compat.DIScope) in Presenter(try scope.resolve()) }
      .lifetime(.perScope)
    first.register { Petrol() }.asType((any Fuel).self)
    first.register { Diesel() }.asType((any Fuel).self)
    first.register { (scope: DIv1Compat.DIScope) -> Log in
      _ = try? scope.resolve((any Fuel).self)
      return Log()
    }
    let scope = try first.build()
    let findings = scope.graphSnapshot(seenIn: scope.dryRun()).findings.filter(\.isProblem)
    #expect(findings.map(\.code) == [.ambiguous])
    #expect(findings.first?.message.contains("Log") == true)
  }
}
