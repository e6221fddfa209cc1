import DIDoubles
import DIEngine
import DIGraphTools
import DIv3
import DIv3Async
import Testing

@Suite("A snapshot of a graph")
struct SnapshotTests {
  enum Fast {}
  final class Buyer: @unchecked Sendable {
    var motor: Motor?
  }
  final class Ticket {
    init(_ number: Int) {}
  }
  final class ShopFramework: DIFramework {
    static func load(container: DIContainer) { container.append(part: CarPart.self) }
  }
  final class CarPart: DIPart {
    static func load(container: DIContainer) {
      container.register(Car.init).root()
    }
  }

  let c = DIContainer()

  @Test("components come in the order of registration")
  func order() {
    c.register(Car.init)
    c.register(Motor.init)
    #expect(c.components.map(\.name) == ["Car", "Motor"])
    #expect(c.engine.components.map(\.name) == ["Car", "Motor"])
  }

  @Test(
    "the container's own component is in no picture; what needs it is code that takes the container"
  )
  func ownComponent() throws {
    c.register { (_: Lazy<DIContainer>) in Motor() }
    c.register(Car.init).injection { (_: Car, _: DIContainer) in }
    for source in [c, DIContainer(parent: c), c.engine] as [any GraphSource] {
      let snapshot = source.graphSnapshot()
      #expect(snapshot.components.map(\.name) == ["Motor", "Car"])
      #expect(snapshot.components.map(\.undeclared) == [[.initializer], [.injection]])
      #expect(snapshot.edges.count == 1 && source.metrics.components.count == 2)
      let picture = GraphPicture(of: snapshot)
      for text in [snapshot.json, picture.dot, try picture.mermaid(), picture.html()] {
        #expect(!text.contains("DIv3.DIContainer") && !text.contains("[\"DIContainer"))
      }
    }
    // A program's own containers are components like others.
    c.register { DIContainer() }.as(DIContainer.self, name: "other")
    #expect(c.components.map(\.name) == ["Motor", "Car", "DIContainer"])
  }

  @Test("a component tells its type, services, place, lifetime and precedence")
  func component() throws {
    let line = #line + 1
    c.register(Car.init).as((any Vehicle).self).as((any Vehicle).self, name: "red")
      .as((any Vehicle).self, tag: Fast.self).lifetime(.perContainer(.weak)).default().root()
    let car = try #require(c.components["Car"])
    #expect(car.type == "DIGraphToolsTests.Car")
    #expect(car.id == "DIGraphToolsTests.Car@SnapshotTests.swift:\(line)")
    #expect(car.place == "SnapshotTests.swift:\(line)" && car.file.hasSuffix("SnapshotTests.swift"))
    #expect(
      car.services == [
        .init(type: "DIGraphToolsTests.Car"),
        .init(
          type: "DIGraphToolsTests.Vehicle", qualifiers: [#"name "red""#, "tag Fast"]),
      ])
    #expect(car.lifetime == GraphLifetime(.container, isWeak: true))
    #expect(car.priority == .default && car.isRoot && !car.isUnused && car.canMake)
    #expect(car.generation == 3 && car.level == 0 && car.undeclared == [])
    #expect(car.description == "Car (kept by the container, weakly), \(car.place)")
  }

  @Test("a service that has only a name says so")
  func namedOnly() throws {
    c.register(Petrol.init).as((any Fuel).self, name: "95")
    let services = try #require(c.components["Petrol"]).services
    #expect(services.map(\.needsQualifier) == [false, true])
  }

  @Test("the forms of dependencies")
  func forms() throws {
    c.register {
      (
        a: Motor, b: Motor?, c: Lazy<Motor>, d: Provider1<Car, Int>, e: AsyncLazy<Motor>,
        f: Motor, g: Int, h: Ticket
      ) async in Buyer()
    }
    .injection(\.motor)
    .injection(cycle: true) { $0.motor = $1 }
    c.register { Garage(many($0)) }
    c.register { Car(by(tag: Fast.self, on: $0)) }
    c.register { Ticket(arg($0)) }
    c.register(Motor.init).as(Motor.self, tag: Fast.self)
    let components = c.components
    let buyer = try #require(components["Buyer"])
    #expect(
      buyer.dependencies.map(\.form) == [
        "", "optional", "lazy", "lazy", "asynchronous lazy", "", "", "", "optional injected",
        "optional injected later",
      ])
    #expect(buyer.dependencies[3].arguments == ["Swift.Int"])
    #expect(
      buyer.dependencies.map(\.isMissing) == [
        false, false, false, false, false, false, true, false, false, false,
      ])
    #expect(try #require(components["Garage"]).dependencies[0].isMany)
    #expect(try #require(components["Car"]).dependencies[0].qualifiers == ["tag Fast"])
    let argument = try #require(components["Ticket"]).dependencies[0]
    #expect(argument.isArgument && !argument.isMissing && argument.targets == [])
  }

  @Test("edges lead to what a request would choose")
  func edges() {
    c.register(Car.init)
    c.register { Garage(many($0)) }
    c.register(Motor.init)
    let edges = c.graphSnapshot().edges
    #expect(
      edges.map { "\($0.from.prefix { $0 != "@" })" } == [
        "DIGraphToolsTests.Car", "DIGraphToolsTests.Garage",
      ])
    #expect(
      edges.map { "\($0.to.prefix { $0 != "@" })" } == [
        "DIGraphToolsTests.Motor", "DIGraphToolsTests.Car",
      ])
  }

  @Test("lifetimes in words of all generations")
  func lifetimes() {
    let scope = DIScope(name: "trip", storage: DICacheStorage())
    c.register(Motor.init).lifetime(.single)
    c.register(Petrol.init).lifetime(.custom(scope))
    c.register(Diesel.init).lifetime(.prototype)
    c.register(Car.init).lifetime(.objectGraph)
    c.register { Garage([]) }.lifetime(.perRun(.weak))
    #expect(
      c.components.map { "\($0.lifetime)" } == [
        "kept by the process, made at the start", "kept by <Scope. name: trip>",
        "new for each request", "one for each object graph", "kept by the process, weakly",
      ])
  }

  @Test("what is kept at present is told without making anything")
  func kept() throws {
    let scope = DIScope(name: "trip", storage: DICacheStorage())
    c.register(Motor.init).lifetime(.perContainer(.strong))
    c.register(Petrol.init).lifetime(.perRun(.weak))
    c.register(Diesel.init).lifetime(.custom(scope))
    c.register(Car.init).lifetime(.prototype)
    func kept(_ source: some GraphSource) -> [Bool?] { source.components.map(\.isKept) }
    #expect(kept(c) == [false, false, nil, false])
    #expect(kept(c.engine) == [nil, false, nil, false])
    var petrol: Petrol? = c.resolve()
    _ = c.resolve() as Car
    #expect(kept(c) == [true, true, nil, false])
    #expect(kept(c.engine) == [nil, true, nil, false])
    _ = petrol
    petrol = nil
    c.clean()
    #expect(kept(c) == [false, false, nil, false])
  }

  @Test("what the process keeps is known in each container with the same registration")
  func keptByProcess() {
    func make() -> DIContainer {
      let container = DIContainer()
      container.register { Garage([]) }.lifetime(.single)
      return container
    }
    let (one, other) = (make(), make())
    #expect(other.components["Garage"]?.isKept == false)
    _ = one.resolve() as Garage
    #expect(other.components["Garage"]?.isKept == true)
  }

  @Test("an isolated copy keeps for itself what the process keeps for others")
  func keptInIsolation() {
    c.register { Garage([]) }.lifetime(.single)
    _ = c.resolve() as Garage
    let copy = c.isolated()
    #expect(c.components["Garage"]?.isKept == true)
    #expect(copy.components["Garage"]?.isKept == false)
    _ = copy.resolve() as Garage
    #expect(copy.components["Garage"]?.isKept == true)
  }

  @Test("a child shows its parent's components, and what the parent keeps")
  func child() throws {
    c.register(Motor.init).lifetime(.perContainer(.strong))
    let child = DIContainer(parent: c)
    child.register(Car.init)
    #expect(child.components.map { "\($0.name) \($0.level)" } == ["Motor 1", "Car 0"])
    #expect(c.components.map(\.name) == ["Motor"])
    _ = child.resolve() as Car
    #expect(child.components["Motor"]?.isKept == true)
    #expect(c.components["Motor"]?.isKept == true)
  }

  @Test("frameworks and parts")
  func modules() throws {
    c.append(framework: ShopFramework.self)
    let car = try #require(c.components["Car"])
    #expect(car.module == "DIGraphToolsTests.SnapshotTests.ShopFramework")
    #expect(car.part == "DIGraphToolsTests.SnapshotTests.CarPart")
  }

  private final class Hidden {}

  @Test("names of private types are the same in each build, and identities differ")
  func privateTypes() {
    for _ in 0..<2 { c.register(Hidden.init) }
    c.register(Hidden.init)
    let all = c.components.filter { $0.name == "Hidden" }
    #expect(
      all.map(\.type) == [
        "DIGraphToolsTests.SnapshotTests.Hidden", "DIGraphToolsTests.SnapshotTests.Hidden",
      ])
    #expect(Set(all.map(\.id)).count == 2)
  }
}
