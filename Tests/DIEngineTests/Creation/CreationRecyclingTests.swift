import DIEngine
import Testing

@Suite("Creation: recycled records")
struct CreationRecyclingTests {
  private let me = Creator()

  /// Creates one object, from its beginning to the end of the call.
  private func make(_ rules: inout CreationRules, _ look: (CreationRecord) -> Void) {
    do {
      let record = rules.begin(nil, nil, by: me)
      let failure = rules.initialized(record, Box(1), isQueued: false)
      #expect(failure == nil)
      look(record)
    }
    rules.end(me, nil)
    rules.pendingReleases = []
    me.releaseRecords()
  }

  @Test("creation 10: an unreferenced record is reused")
  func renewed() {
    var rules = CreationRules()
    weak var first: CreationRecord?
    make(&rules) { first = $0 }
    #expect(first != nil)
    make(&rules) { #expect($0 === first) }
  }

  @Test("creation 10: a record that may still be needed is left unchanged")
  func left() {
    var rules = CreationRules()
    var first: CreationRecord?
    make(&rules) { first = $0 }
    make(&rules) { #expect($0 !== first) }
    #expect(first?.phase == .ready)
  }
}
