import DIv3
import Foundation
import TestSupport
import Testing

/// A storage that records requests, and can forget its objects.
private final class NotingStorage: DIStorage {
  let journal: Received<String>
  var answers = Int.max
  private var objects: [DIComponentInfo: Any] = [:]

  init(_ journal: Received<String>) { self.journal = journal }

  var any: [DIComponentInfo: Any] { objects }

  func fetch(key: DIComponentInfo) -> Any? {
    guard let object = objects[key], answers > 0 else { return nil }
    answers -= 1
    return object
  }

  func save(object: Any, by key: DIComponentInfo) {
    journal("save")
    objects[key] = object
  }

  func clean() { objects = [:] }
}

@Suite("Scopes")
struct ScopeTests {
  let c = DIContainer()
  let journal = Received<String>()

  @Test("V3-63 an object is cached after its factory, injections and postInit")
  func keptAfterInjections() {
    let journal = journal
    let scope = DIScope(name: "s", storage: NotingStorage(journal))
    c.register { () -> A in
      journal("factory")
      return A()
    }
    .lifetime(.custom(scope))
    .injection { _ in journal("injection") }
    .postInit { _ in journal("post") }
    _ = c.resolve() as A
    #expect(journal.all == ["factory", "injection", "post", "save"])
  }

  @Test("V3-63 and before its injections of cycles, whose storage gets it when it is complete")
  func keptBeforeCycles() {
    let (c, journal) = (c, journal)
    let scope = DIScope(name: "s", storage: NotingStorage(journal))
    c.register { () -> A in
      journal("factory")
      return A()
    }
    .lifetime(.custom(scope))
    .injection(cycle: true) { (a: A, _: B?) in
      journal("cycle")
      #expect(c.resolve() as A === a)
    }
    .injection { _ in journal("injection") }
    .postInit { _ in journal("post") }
    _ = c.resolve() as A
    #expect(journal.all == ["factory", "injection", "cycle", "post", "save"])
  }

  @Test("V3-85 an object lives until its scope is cleaned")
  func cleaned() {
    let scope = DIScope(name: "s", storage: DICacheStorage())
    c.register(A.init).as((any P).self).lifetime(.custom(scope))
    let a: A = c.resolve()
    #expect(c.resolve() as any P === a)
    scope.clean()
    #expect(c.resolve() as A !== a)
  }

  @Test("V3-85 a scope is shared by all containers; each component has one object in it")
  func severalContainers() {
    let scope = DIScope(name: "s", storage: DICacheStorage())
    func register(_ c: DIContainer) {
      c.register(A.init).lifetime(.custom(scope))
      c.register(B.init).lifetime(.custom(scope))
    }
    let other = DIContainer()
    register(c)
    register(other)
    let a: A = c.resolve()
    let _: B = c.resolve()
    #expect(other.resolve() as A === a)
  }

  @Test("V3-85 after a change of the scope, the other scope's containers share the object")
  func changedScope() {
    let storages = [DICacheStorage(), DICacheStorage()]
    let scopes = storages.map { DIScope(name: "s", storage: $0) }
    final class Slow {}
    let made = Counter()
    let containers = [c, DIContainer(), DIContainer()]
    let builders = containers.map {
      $0.register { () -> Slow in
        if made.add() == 2 { blockUntilWaiting(for: Slow.self) }
        return Slow()
      }
      .lifetime(.custom(scopes[0]))
    }
    let first: Slow = c.resolve()
    for builder in builders { builder.lifetime(.custom(scopes[1])) }
    onThreads { _ = containers[$0 % 3].resolve() as Slow }
    #expect(made.value == 2)
    #expect(storages.map(\.any.count) == [1, 1])
    #expect(containers.allSatisfy { $0.resolve() as Slow !== first })
  }

  @Test("V3-85 a weak scope keeps objects that are referenced")
  func weakScope() {
    let made = Counter()
    let storage = DICacheStorage()
    let scope = DIScope(name: "s", storage: storage, policy: .weak)
    c.register { () -> A in
      made.add()
      return A()
    }
    .lifetime(.custom(scope))
    var a: A? = c.resolve()
    #expect(c.resolve() as A === a)
    #expect(made.value == 1)
    a = nil
    a = c.resolve()
    #expect(made.value == 2)
    // V3-87: The storage doesn't contain the object itself.
    #expect(storage.any.count == 1)
    #expect(storage.any.values.allSatisfy { !($0 is A) })
  }

  @Test("V3-62 V3-85 within a request, the object of a weak scope is the same for all")
  func weakScopeWithinRequest() {
    final class Half { init(_: A) {} }
    final class Whole { init(_: Half, _: A) {} }
    var existing: A?
    let made = Counter()
    let scope = DIScope(name: "s", storage: DICacheStorage(), policy: .weak)
    c.register { () -> A in
      made.add()
      return A()
    }
    .lifetime(.custom(scope))
    c.register { (a: A) -> Half in
      existing = nil
      return Half(a)
    }
    c.register(Whole.init)
    existing = c.resolve()
    #expect(existing != nil)
    _ = c.resolve() as Whole
    #expect(made.value == 1)
  }

  @Test("V3-86 objects of the parent are found; own objects are cached and cleaned separately")
  func parent() {
    let parent = DIScope(name: "parent", storage: DICacheStorage())
    let storage = DICacheStorage()
    let child = DIScope(name: "child", storage: storage, parent: parent)
    func register(_ c: DIContainer, _ scope: DIScope) {
      c.register(A.init).lifetime(.custom(scope))
    }
    let other = DIContainer()
    register(c, parent)
    register(other, child)
    let a: A = c.resolve()
    #expect(other.resolve() as A === a)
    #expect(storage.any.isEmpty)
    // V3-86: Cleaning the child doesn't affect the parent.
    child.clean()
    #expect(c.resolve() as A === a)
    parent.clean()
    let own: A = other.resolve()
    #expect(own !== a)
    #expect(storage.any.count == 1)
    #expect(c.resolve() as A !== own)
    parent.clean()
    #expect(other.resolve() as A === own)
  }

  @Test("V3-87 a storage determines whether an object is created again")
  func renewing() {
    let storage = NotingStorage(journal)
    let scope = DIScope(name: "s", storage: storage)
    c.register(A.init).lifetime(.custom(scope))
    let first: A = c.resolve()
    storage.answers = 2
    #expect(c.resolve() as A === first)
    #expect(c.resolve() as A === first)
    let second: A = c.resolve()
    #expect(second !== first)
    #expect(journal.all == ["save", "save"])
    storage.answers = 1
    #expect(c.resolve() as A === second)
  }

  @Test("V3-87 a storage receives the component")
  func keys() {
    let storage = DICacheStorage()
    c.register(file: "some/Where.swift", line: 12, A.init)
      .lifetime(.custom(DIScope(name: "s", storage: storage)))
    let a: A = c.resolve()
    let (key, object) = storage.any.first!
    #expect(ObjectIdentifier(key.type) == ObjectIdentifier(A.self))
    #expect((key.file, key.line) == ("some/Where.swift", 12))
    #expect("\(key)" == "<Component. type: A; path: Where.swift:12>")
    #expect(object as? A === a)
    #expect(storage.fetch(key: key) as? A === a)
  }

  @Test("V3-88 several storages: the first match is used, all are saved to and cleaned")
  func composite() {
    let (first, second) = (DICacheStorage(), DICacheStorage())
    let composite = DICompositeStorage(storages: [first, second])
    c.register(A.init).lifetime(.custom(DIScope(name: "s", storage: composite)))
    let a: A = c.resolve()
    let key = composite.any.keys.first!
    #expect(first.fetch(key: key) as? A === a)
    #expect(second.fetch(key: key) as? A === a)
    let other = A()
    first.save(object: other, by: key)
    #expect(c.resolve() as A === other)
    #expect(composite.any.count == 1)
    #expect(composite.any[key] as? A === other)
    first.clean()
    #expect(c.resolve() as A === a)
    #expect(composite.any[key] as? A === a)
    composite.clean()
    #expect(second.any.isEmpty)
  }
}
