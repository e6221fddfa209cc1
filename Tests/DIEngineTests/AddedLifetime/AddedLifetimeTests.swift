import DIEngine
import Testing

// The tests of all shared lifetimes run with the added one, too: see where `perTask` is among their arguments.

@Suite("An added lifetime")
struct AddedLifetimeTests {
  private final class Thing: Sendable {}
  private final class Owner {
    let first: Thing, second: Thing
    init(_ first: Thing, _ second: Thing) { (self.first, self.second) = (first, second) }
  }

  private func container() -> RawContainer {
    let c = RawContainer(.immediate)
    c.declare(.immediate, kept: Lifetime(.perTask)) { Thing() }
    c.declare(.immediate) { (first: Thing, second: Thing) in Owner(first, second) }
    return c
  }

  @Test("a task has one instance, and another task another one")
  func tasks() throws {
    let c = container()
    func made() throws -> Thing {
      try TaskInstances.$current.withValue(TaskInstances()) {
        let thing: Thing = try c.get()
        let owner: Owner = try c.get()
        #expect(owner.first === thing && owner.second === thing)
        return thing
      }
    }
    #expect(try made() !== made())
  }

  @Test("outside of tasks each request makes an instance")
  func outside() throws {
    let owner: Owner = try container().get()
    #expect(owner.first !== owner.second)
  }

  @Test("the instance ends with its task")
  func released() throws {
    let c = container()
    weak var thing: Thing?
    try TaskInstances.$current.withValue(TaskInstances()) {
      thing = try c.get() as Thing
      #expect(thing != nil)
    }
    #expect(thing == nil)
  }
}
