import DIv3
import Testing

@Suite("Lazies and providers of kept objects")
struct DelayedOfKeptTests {
  final class Tool {}
  final class Workshop {
    let spare: Lazy<Tool>
    let tools: Provider<Tool>
    init(spare: Lazy<Tool>, tools: Provider<Tool>) { (self.spare, self.tools) = (spare, tools) }
  }
  /// Not kept itself, but held by what is.
  final class Yard {
    let workshop: Workshop
    init(workshop: Workshop) { self.workshop = workshop }
  }

  private static func container(_ workshops: DILifeTime) -> DIContainer {
    let container = DIContainer()
    container.register(Tool.init)
    container.register { Workshop(spare: $0, tools: $1) }.lifetime(workshops)
    return container
  }

  @Test("V3-72 they don't keep the container that keeps their owner")
  func released() {
    weak var container: DIContainer?
    weak var workshop: Workshop?
    do {
      let made = Self.container(.perContainer(.strong))
      (container, workshop) = (made, *made)
      #expect(workshop?.tools.value !== workshop?.spare.value)
      #expect(workshop?.spare.value === workshop?.spare.value)
    }
    #expect(container == nil)
    #expect(workshop == nil)
  }

  @Test("V3-72 they don't keep the container that keeps what their owner was made for")
  func releasedDeeper() {
    weak var container: DIContainer?
    do {
      let made = Self.container(.prototype)
      made.register { Yard(workshop: $0) }.lifetime(.perContainer(.strong))
      container = made
      let yard: Yard = *made
      _ = yard.workshop.tools.value
    }
    #expect(container == nil)
  }

  @Test(
    "V3-72 of all other owners they keep it",
    arguments: [DILifeTime.prototype, .objectGraph, .perContainer(.weak), .perRun(.weak)])
  func kept(workshops: DILifeTime) {
    let workshop: Workshop = *Self.container(workshops)
    #expect(workshop.tools.value !== workshop.spare.value)
  }

  @Test("V3-72 an owner that outlives its container has the values that it asked for")
  func valuesStay() {
    let workshop: Workshop
    let spare: Tool
    do {
      let container = Self.container(.perContainer(.strong))
      workshop = *container
      spare = workshop.spare.value
    }
    #expect(workshop.spare.value === spare)
  }

  @Test("V3-72 the others end the process, and it is told why")
  func told() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let workshop: Workshop = *Self.container(.perContainer(.strong))
      _ = workshop.tools.value
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The container that Tool is asked of is gone."))
    #expect(text.contains("hold the container as long as anybody uses the objects that it keeps"))
  }
}
