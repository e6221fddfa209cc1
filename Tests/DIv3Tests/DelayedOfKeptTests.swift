import DIv3
import Testing

/// The references of a lazy or provider that belongs to a shared object: the container and the object
/// must not retain each other forever.
@Suite("Lazies and providers of shared objects")
struct DelayedOfKeptTests {
  final class Tool {}
  final class Workshop {
    let spare: Lazy<Tool>
    let tools: Provider<Tool>
    init(spare: Lazy<Tool>, tools: Provider<Tool>) { (self.spare, self.tools) = (spare, tools) }
  }
  /// Not requested itself, but referenced by a requested object.
  final class Yard {
    let workshop: Workshop
    init(workshop: Workshop) { self.workshop = workshop }
  }
  final class Town {
    let yards: Provider<Yard>
    let yard: Lazy<Yard>
    init(yards: Provider<Yard>, yard: Lazy<Yard>) { (self.yards, self.yard) = (yards, yard) }
  }
  final class Street {
    var workshop: Workshop!
    var spare: Lazy<Tool>!
  }

  private func container(
    _ workshops: DILifeTime, tools: DILifeTime = .prototype, parent: DIContainer? = nil
  ) -> DIContainer {
    let container = DIContainer(parent: parent)
    container.register(Tool.init).lifetime(tools)
    container.register { Workshop(spare: $0, tools: $1) }.lifetime(workshops)
    return container
  }

  /// Checks that a container and an object that it shares are released after use.
  private func expectRelease(_ use: () -> (DIContainer, kept: AnyObject)) {
    weak var container: DIContainer?
    weak var object: AnyObject?
    func run() { (container, object) = use() }
    run()
    #expect(container == nil)
    #expect(object == nil)
  }

  @Test("V3-72 they don't retain the container that caches their owner")
  func released() {
    expectRelease {
      let c = container(.perContainer(.strong), tools: .perContainer(.strong))
      let workshop: Workshop = *c
      #expect(workshop.tools.value === workshop.spare.value)
      return (c, workshop)
    }
  }

  @Test(
    "V3-72 nor the container that caches the object that requested their owner",
    arguments: [DILifeTime.prototype, .objectGraph, .perContainer(.weak)])
  func releasedDeeper(workshops: DILifeTime) {
    expectRelease {
      let c = container(workshops)
      c.register { Yard(workshop: $0) }.lifetime(.perContainer(.strong))
      let yard: Yard = *c
      _ = yard.workshop.tools.value
      return (c, yard)
    }
  }

  @Test(
    "V3-72 nor the container that caches the object that received their owner later",
    arguments: [false, true])
  func releasedLater(isWeak: Bool) {
    expectRelease {
      let c = container(isWeak ? .perContainer(.weak) : .objectGraph)
      c.register { Yard(workshop: $0) }.lifetime(.perContainer(.strong))
      c.register { (workshop: Workshop, yard: Yard) -> Town in
        #expect(yard.workshop === workshop)
        return Town(yards: Provider { yard }, yard: Lazy { yard })
      }
      let town: Town = *c
      return (c, town.yards.value)
    }
  }

  @Test("V3-72 nor the container that caches an indirect requester of their owner")
  func releasedThroughValues() {
    expectRelease {
      let c = container(.prototype)
      c.register { Yard(workshop: $0) }
      c.register { Town(yards: $0, yard: $1) }.lifetime(.perContainer(.strong))
      let town: Town = *c
      _ = town.yard.value.workshop.spare.value
      return (c, town)
    }
  }

  @Test(
    "V3-72 nor the container that caches the object into which they were injected",
    arguments: [false, true])
  func releasedAfterInjection(waits: Bool) {
    expectRelease {
      let c = container(.prototype)
      let street = c.register(Street.init).lifetime(.perContainer(.strong))
      if waits {
        street.injection(cycle: true) { $0.workshop = $1 }.injection(cycle: true) {
          $0.spare = $1
        }
      } else {
        street.injection { $0.workshop = $1 }.injection { $0.spare = $1 }
      }
      let made: Street = *c
      _ = (made.workshop.tools.value, made.spare.value)
      return (c, made)
    }
  }

  @Test(
    "V3-72 nor the container that caches the holder of an object into which they were injected later"
  )
  func releasedAfterDeepInjection() {
    final class Row {
      let street: Street
      init(street: Street) { self.street = street }
    }
    expectRelease {
      let c = container(.prototype)
      c.register(Street.init).injection(cycle: true) { $0.spare = $1 }
      c.register { Row(street: $0) }.lifetime(.perContainer(.strong))
      let row: Row = *c
      _ = row.street.spare.value
      return (c, row)
    }
  }

  @Test("V3-72 nor the container that caches a requester during other creations")
  func releasedAfterInjectionElsewhere() {
    final class Town {
      let street: Lazy<Street>
      init(street: Lazy<Street>) { self.street = street }
    }
    expectRelease {
      let c = container(.prototype)
      c.register(Street.init).injection(cycle: true) { $0.spare = $1 }
      c.register { Town(street: $0) }.lifetime(.perContainer(.strong))
      c.register { (town: Town) -> Yard in
        _ = town.street.value
        return Yard(workshop: Workshop(spare: Lazy { Tool() }, tools: Provider { Tool() }))
      }
      _ = c.resolve() as Yard
      let town: Town = *c
      _ = town.street.value.spare.value
      return (c, town)
    }
  }

  @Test("V3-72 nor, for a child, its parent that caches their owner")
  func releasedParent() {
    expectRelease {
      let parent = container(.perContainer(.strong))
      let child = DIContainer(parent: parent)
      let workshop: Workshop = *child
      #expect(workshop === (parent.resolve() as Workshop))
      return (child, workshop)
    }
  }

  @Test(
    "V3-72 their owner can use them after the container is released",
    arguments: [DILifeTime.perContainer(.strong), .perContainer(.weak), .objectGraph])
  func goesOn(workshops: DILifeTime) {
    weak var container: DIContainer?
    func made() -> Workshop {
      let c = self.container(workshops, tools: .perContainer(.strong))
      container = c
      return *c
    }
    let workshop = made()
    #expect(container == nil)
    let tool = workshop.spare.value
    #expect(workshop.tools.value === tool)
    #expect(workshop.spare.value === tool)
  }

  @Test("V3-72 unreferenced objects are created again after the container is released")
  func keptWeakly() {
    weak var tool: Tool?
    func made() -> Workshop {
      let c = container(.perContainer(.strong), tools: .perContainer(.strong))
      let workshop: Workshop = *c
      tool = workshop.tools.value
      #expect(tool != nil)
      return workshop
    }
    let workshop = made()
    #expect(tool == nil)
    tool = workshop.tools.value
    #expect(tool == nil)
    let held = workshop.tools.value
    #expect(workshop.tools.value === held)
  }

  @Test("V3-72 one request then still creates an object only once")
  func keptWhileAsked() {
    final class Visitor {
      init(tool: Tool) {}
    }
    final class Shop {
      init(visitor: Visitor, tool: Tool) {}
    }
    final class Street {
      let shops: Provider<Shop>
      init(shops: Provider<Shop>) { self.shops = shops }
    }
    nonisolated(unsafe) var tools = 0
    func made() -> Street {
      let c = DIContainer()
      c.register { () -> Tool in
        tools += 1
        return Tool()
      }.lifetime(.perContainer(.strong))
      c.register { Visitor(tool: $0) }
      c.register { Shop(visitor: $0, tool: $1) }
      c.register { Street(shops: $0) }.lifetime(.perContainer(.strong))
      return *c
    }
    let street = made()
    for round in 1...3 {
      _ = street.shops.value
      #expect(tools == round)
    }
  }

  @Test("V3-72 a child retains its parent")
  func childHoldsParent() {
    weak var tool: Tool?
    var child: DIContainer?
    func make() {
      let parent = container(.perContainer(.strong), tools: .perContainer(.strong))
      let workshop: Workshop = *parent
      tool = workshop.tools.value
      child = DIContainer(parent: parent)
    }
    make()
    #expect(tool != nil)
    #expect(tool === (child?.resolve() as Workshop?)?.tools.value)
    child = nil
    #expect(tool == nil)
  }

  @Test("V3-72 those injected later into objects of a single retain the container, too")
  func keptBySingle() {
    final class Row {
      let street: Street
      init(street: Street) { self.street = street }
    }
    weak var container: DIContainer?
    func made() -> Row {
      let c = self.container(.prototype)
      container = c
      c.register(Street.init).injection(cycle: true) { $0.spare = $1 }
      c.register { Row(street: $0) }.lifetime(.single)
      return *c
    }
    let row = made()
    #expect(container != nil)
    _ = row.street.spare.value
  }

  @Test("V3-72 those of transient objects and of singles retain the container")
  func kept() {
    weak var container: DIContainer?
    weak var tool: Tool?
    func made(_ workshops: DILifeTime) -> Workshop {
      let c = self.container(workshops, tools: .perContainer(.strong))
      container = c
      let workshop: Workshop = *c
      tool = workshop.tools.value
      return workshop
    }
    for lifetime in [DILifeTime.prototype, .single] {
      let workshop = made(lifetime)
      #expect(container != nil)
      #expect(tool != nil)
      #expect(workshop.spare.value === tool)
    }
  }
}
