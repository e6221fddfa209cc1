import DIEngine
import TestSupport
import Testing

@Suite("References that don't keep their objects alive")
struct UnownedTests {
  final class Thing {
    let ended: Counter

    init(_ ended: Counter) {
      self.ended = ended
    }

    deinit {
      ended.add()
    }
  }

  struct Refusal: Error {
    let number: Int
  }

  @Test("a reference has the size of an address, and leads back to its object")
  func address() {
    let thing = Thing(Counter())
    let reference = Unowned(thing)
    #expect(MemoryLayout<Unowned<Thing>>.size == MemoryLayout<UnsafeRawPointer>.size)
    #expect(MemoryLayout<Unowned<Thing>?>.size == MemoryLayout<UnsafeRawPointer>.size)
    #expect(reference.object === thing)
    #expect(Unowned<Thing>(address: reference.address).object === thing)
    #expect(reference.with { $0 === thing })
  }

  @Test("a reference doesn't keep its object alive, one that retains does until it is ended")
  func life() {
    let ended = Counter()
    var thing: Thing? = Thing(ended)
    var reference = Unowned(thing!)
    thing = nil
    #expect(ended.value == 1)
    thing = Thing(ended)
    reference = .retaining(thing!)
    thing = nil
    #expect(ended.value == 1)
    thing = reference.take()
    #expect(ended.value == 1)
    thing = nil
    #expect(ended.value == 2)
    Unowned.retaining(Thing(ended)).release()
    #expect(ended.value == 3)
  }

  @Test("a closure throws its own type of error")
  func typedError() {
    let thing = Thing(Counter())
    func refuse(_ thing: Thing) throws(Refusal) -> Int { throw Refusal(number: 7) }
    do throws(Refusal) {
      _ = try Unowned(thing).with(refuse)
      Issue.record("The closure throws.")
    } catch {
      #expect(error.number == 7)
    }
  }

  @Test("a pinned value ends with what pins it")
  func pinned() {
    let ended = Counter()
    do {
      let pinned = Pinned(Thing(ended))
      #expect(pinned.address.pointee.ended === ended)
      #expect(ended.value == 0)
    }
    #expect(ended.value == 1)
  }
}
