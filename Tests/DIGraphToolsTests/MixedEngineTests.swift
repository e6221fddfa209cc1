import DIEngine
import DIGraphTools
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("The graph of an engine with several generations")
struct MixedEngineTests {
  let engine = Engine()

  private func make() throws -> (
    first: DIv1Compat.DIScope, second: DIv2Compat.DIContainer, modern: DIv3.DIContainer
  ) {
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { Motor() }.lifetime(.perScope)
    first.register { Car(try $0.resolve()) }.asSelf().asType((any Vehicle).self).asName("old")
      .lifetime(.lazySingle)
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register { Petrol() }.as((any Fuel).self) { $0 }.lifetime(.weakSingle)
    let modern = DIv3.DIContainer(engine: engine)
    modern.register { Garage(many($0)) }.lifetime(.prototype)
    return (try first.build(), try second.build(), modern)
  }

  @Test("each component tells the generation that registered it")
  func generations() throws {
    let all = try make()
    let texts = all.modern.components.map { "\($0.name) \($0.generation) \($0.lifetime.keeper)" }
    #expect(
      texts == [
        "Garage 3 nothing", "Motor 1 container", "Car 1 engine", "Petrol 2 engine",
      ])
    #expect(all.first.components.map(\.id) == all.modern.components.map(\.id))
    #expect(all.second.components.map(\.id) == engine.components.map(\.id))
  }

  @Test("a name without a default needs the name; types that replace the own one do so")
  func services() throws {
    let all = try make()
    let car = try #require(all.first.components["Car"])
    #expect(car.services.map(\.needsQualifier) == [true, true])
    #expect(car.services.map(\.qualifiers) == [[#"name "old""#], [#"name "old""#]])
    let petrol = try #require(all.second.components["Petrol"])
    #expect(petrol.services.map(\.type) == ["DIGraphToolsTests.Fuel"])
  }

  @Test("the graph of three generations validates, explains, prints and draws")
  func everything() throws {
    let all = try make()
    for source in [all.first, all.second, all.modern, engine] as [any GraphSource] {
      #expect(source.problems.isEmpty)
      #expect(source.explain((any Fuel).self).description.contains("Petrol"))
      #expect(try source.why(Car.self).description == "Garage -> Car (many)")
      let snapshot = source.graphSnapshot()
      #expect(try snapshot.mermaid().contains("|many|"))
      #expect(snapshot.dot.contains("Motor"))
      #expect(GraphPicture(of: snapshot).html().contains("kept") && !snapshot.json.isEmpty)
    }
  }

  @Test("closures that take the container are told, with each scope's own objects")
  func closures() throws {
    let all = try make()
    #expect(engine.components["Car"]?.undeclared == [.initializer])
    #expect(engine.components["Motor"]?.undeclared == [])
    _ = try all.first.resolve(Motor.self)
    #expect(all.first.components["Motor"]?.isKept == true)
    #expect(all.second.components["Motor"]?.isKept == false)
    #expect(engine.components["Motor"]?.isKept == nil)
  }

  @Test("what closures may request is reported as not checked")
  func notChecked() throws {
    _ = try make()
    let findings = engine.validate()
    #expect(findings.of(.undeclared).map(\.severity) == [.notChecked])
    #expect(
      findings.of(.undeclared)[0].message.hasPrefix(
        "Car is checked in part, because the code that makes it"))
    #expect(engine.problems == [])
  }

  @Test("the rules of the modern graph hold for types that other generations declare")
  func rules() throws {
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register(type: Car.init(_:))
    let container = try second.build()
    let finding = try #require(container.problems.first)
    #expect(finding.code == .notRegistered && finding.severity == .error)
    #expect(throws: GraphProblems.self) { try container.checked() }
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { Motor() }
    try first.build().checked()
    #expect(engine.problems == [])
  }

  @Test(
    "V1-5 V2-7 V3-3 a type that no object can be of is an error, whichever generation offers it")
  func impossibleServices() throws {
    struct Plain {}
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { Plain() }.asType((any Fuel).self)
    try first.build()
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register { Plain() }.as((any Fuel).self).unsafe()
    try second.build()
    let modern = DIv3.DIContainer(engine: engine)
    modern.register { Plain() }.as((any Vehicle).self)
    #expect(modern.makeGraph().checkIsValid())
    #expect(engine.problems.of(.impossibleService).map(\.severity) == [.error, .error, .error])
  }
}
