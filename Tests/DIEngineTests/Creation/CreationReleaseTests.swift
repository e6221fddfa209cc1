import DIEngine
import Testing

/// Releases by rules that no program of the explorer reaches.
@Suite("Creation: releases by rules")
struct CreationReleaseTests {
  private let watch = DeathWatch()
  private let me = Creator()

  @Test("creation 8: an object that its slot doesn't keep is released after the rule")
  func unkept() {
    var engine = FlawedRules(nil, watch)
    // The objects of an instance store.
    let slot = InstanceSlot(nil)
    let record = engine.rules.begin(slot, nil, by: me)
    do {
      let box = Box(Mortal(.object, watch))
      withExtendedLifetime(box) {
        #expect(engine.rules.initialized(record, $0, isQueued: true) == nil)
      }
    }
    #expect(engine.rules.resume(record))
    #expect(engine.rules.injected(record) == nil)
    #expect(watch.victim == nil && watch.living == 1)
    engine.releaseDiscarded()
    #expect(watch.spared == [.object: 1])
  }

  @Test("creation 8: the contents of a record that loses its slot are released after the rule")
  func replaced() {
    var engine = FlawedRules(nil, watch)
    let slot = InstanceSlot(.strong)
    var container: VirtualContainer? = VirtualContainer(watch)
    let former = engine.rules.begin(slot, container?.plan, by: me)
    let box = Box(1)
    engine.rules.show(box, of: former)
    container = nil
    let record = engine.rules.begin(nil, nil, by: me)
    engine.rules.take(slot, for: record)
    #expect(watch.victim == nil && watch.living == 3)
    engine.releaseDiscarded()
    #expect(watch.spared == [.registry: 1])
    _ = engine.rules.end(me, nil)
    me.releaseRecords()
    withExtendedLifetime((slot, former, record, box)) {}
  }
}
