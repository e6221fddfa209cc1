import Testing

@testable import DIEngine

@Suite("The layout of objects")
struct AtomicWordTests {
  private final class Words {
    var first: UInt = 0
    var second: (UInt, UInt) = (0, 0)
    let other = "text"
  }

  @Test("words of an object are its first stored properties")
  func layout() {
    let words = Words()
    for index in 0..<3 { AtomicWord(in: words, at: index).store(UInt(index) + 7) }
    #expect(words.first == 7)
    #expect(words.second == (8, 9))
    #expect(words.other == "text")
  }

  @Test("a word is replaced only if it has the expected value")
  func replacing() {
    let words = Words()
    let word = AtomicWord(in: words, at: 1)
    #expect(word.replace(0, with: 5))
    #expect(!word.replace(0, with: 6))
    #expect(word.load() == 5)
    #expect(words.first == 0)
  }

  @Test("the words of slots, scopes, members and others are their first stored properties")
  func owners() {
    let branch = TaskBranch.begin()
    let scope = RawContainer(.immediate).scope
    let owners: [AnyObject] = [
      InstanceSlot(.strong), scope, Member(.thread), TaskPosition(branch), FamilyLock(),
      Flag(), WeakObjectGraph(), ObjectCast(from: InstanceSlot.self, to: AnyObject.self)!,
      QualifierInterner.shared,
    ]
    for owner in owners {
      #expect(Mirror(reflecting: owner).children.first?.label == "wordMemory")
    }
    let plans = Mirror(reflecting: scope.registry.plans)
    #expect(plans.children.first?.label == "requestsMemory")
    #expect(plans.superclassMirror?.children.count == 4)
  }
}
