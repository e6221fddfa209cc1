import DIv3
import TestSupport
import Testing

@Suite("Objects of scopes, read without a lock")
struct ScopeReadingTests {
  let c = DIContainer()
  let storage = DICacheStorage()

  private final class Owner {
    let a: A
    let p: any P

    init(a: A, p: any P) {
      self.a = a
      self.p = p
    }
  }

  private func register(_ scope: DIScope) {
    c.register(A.init).as((any P).self).lifetime(.custom(scope))
    c.register(Owner.init)
  }

  @Test(
    "V3-85 a cleaned scope releases its objects, regardless of earlier requests", arguments: 1...4)
  func cleaned(requests: Int) {
    let scope = DIScope(name: "s", storage: storage)
    register(scope)
    weak var first: A?
    for _ in 0..<requests {
      let owner: Owner = c.resolve()
      #expect(owner.a === owner.p)
      #expect(first == nil || owner.a === first)
      first = owner.a
    }
    scope.clean()
    #expect(first == nil)
    let owner: Owner = c.resolve()
    #expect(owner.a === owner.p)
    #expect(storage.any.count == 1)
  }

  @Test("V3-87 an object put into the storage is found immediately", arguments: 1...4)
  func replaced(requests: Int) throws {
    register(DIScope(name: "s", storage: storage))
    for _ in 0..<requests { _ = c.resolve() as Owner }
    let key = try #require(storage.any.keys.first)
    let other = A()
    storage.save(object: other, by: key)
    let owner: Owner = c.resolve()
    #expect(owner.a === other)
    #expect(owner.p === other)
  }

  @Test("V3-85 released containers leave nothing in the storage that requests use")
  func dying() {
    let scope = DIScope(name: "s", storage: storage)
    weak var first: A?
    for _ in 0..<100 {
      let child = DIContainer(parent: c)
      child.register(A.init).as((any P).self).lifetime(.custom(scope))
      for _ in 0..<3 {
        let a: A = child.resolve()
        #expect(first == nil || a === first)
        #expect(child.resolve() as any P === a)
        first = a
      }
    }
    #expect(first != nil)
    scope.clean()
    #expect(first == nil)
  }

  /// Records which cleaning released it; 0 if none did.
  private final class Dropped: P {
    let cleaning = Counter()
    let letters = (0..<4).map { "\($0)" }
  }

  @Test("V3-96 concurrent cleaning: no request gets an object that was released before it")
  func cleanedWhileRead() {
    let cleanings = Counter()
    let scope = DIScope(name: "s", storage: storage)
    c.register(Dropped.init).as((any P).self).lifetime(.custom(scope))
    let c = c
    let wrong = Counter()
    onThreads(4) { thread in
      for _ in 0..<2_000 {
        let before = cleanings.value
        let object = thread == 1 ? c.resolve() as any P as! Dropped : c.resolve() as Dropped
        let cleaning = object.cleaning.value
        if cleaning != 0, cleaning <= before { wrong.add() }
        if object.letters.last != "3" { wrong.add() }
        guard thread == 0 else { continue }
        scope.clean()
        object.cleaning.add(before + 1)
        cleanings.add()
      }
    }
    #expect(wrong.value == 0)
  }
}
