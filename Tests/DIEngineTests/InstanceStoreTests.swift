import DIEngine
import TestSupport
import Testing

/// A storage that keeps one object for each component.
final class DictionaryStore: InstanceStore, @unchecked Sendable {
  let slots = SharedSlots()
  private(set) var objects: [ComponentInfo: Any] = [:]

  func fetch(_ component: ComponentInfo) -> Any? { objects[component] }
  func save(_ object: Any, for component: ComponentInfo) { objects[component] = object }
  func clean() { objects = [:] }
  func twin(below parent: (any InstanceStore)?) -> any InstanceStore { DictionaryStore() }
}

@Suite("Storages of user code")
struct InstanceStoreTests {
  final class Thing {
    var other: Thing?
  }

  final class Storage: InstanceStore, @unchecked Sendable {
    let slots = SharedSlots()
    var object: Any?
    var answers = Int.max
    var saves = 0

    func fetch(_ component: ComponentInfo) -> Any? {
      guard object != nil, answers > 0 else { return nil }
      answers -= 1
      return object
    }

    func save(_ object: Any, for component: ComponentInfo) {
      self.object = object
      saves += 1
    }

    func clean() { object = nil }
    func twin(below parent: (any InstanceStore)?) -> any InstanceStore { Storage() }
  }

  private func container(
    _ style: RawContainer.Style, _ storage: Storage, _ made: Counter
  ) -> (RawContainer, Declaration<Thing>) {
    let c = RawContainer(style)
    let declaration = c.declare(style, kept: Lifetime(.store)) { () -> Thing in
      made.add()
      return Thing()
    }
    .change { $0.store = storage }
    return (c, declaration)
  }

  @Test("V3-87 the storage determines which objects are kept")
  func decides() throws {
    let storage = Storage()
    let made = Counter()
    let (c, _) = container(.immediate, storage, made)
    let thing = try c.get(Thing.self)
    #expect(try c.get(Thing.self) === thing)
    #expect(storage.saves == 1)
    storage.answers = 2
    for _ in 0..<2 { #expect(try c.get(Thing.self) === thing) }
    #expect(try c.get(Thing.self) !== thing)
    #expect(made.value == 2)
    #expect(storage.saves == 2)
  }

  @Test("V3-87 an object graph has one object, even with a storage that keeps nothing")
  func oneGraph() throws {
    let storage = Storage()
    storage.answers = 0
    let made = Counter()
    let (c, declaration) = container(.immediate, storage, made)
    declaration.inject(later: true) { $0.other = $1 }
    let thing = try c.get(Thing.self)
    #expect(thing.other === thing)
    #expect(made.value == 1)
    thing.other = nil
  }

  @Test("V3-87 an object of another type in the storage is ignored")
  func otherType() throws {
    let storage = Storage()
    storage.object = "a string"
    let (c, _) = container(.immediate, storage, Counter())
    let thing = try c.get(Thing.self)
    #expect(try c.get(Thing.self) === thing)
  }

  /// A storage that invalidates the cached instances that it removes.
  private final class ReadableStorage: InstanceStore, @unchecked Sendable {
    let slots = SharedSlots()
    let objects = Storage()
    let instanceCache: InstanceCache? = InstanceCache()
    var fetches = 0

    func fetch(_ component: ComponentInfo) -> Any? {
      fetches += 1
      return objects.fetch(component)
    }

    func save(_ object: Any, for component: ComponentInfo) {
      objects.save(object, for: component)
    }

    func twin(below parent: (any InstanceStore)?) -> any InstanceStore { ReadableStorage() }

    func clean() {
      objects.object = nil
      instanceCache?.withdraw()
    }
  }

  private protocol Named: AnyObject {}
  private final class Reading: Named {
    let named: any Named
    let thing: NamedThing

    init(named: any Named, thing: NamedThing) {
      self.named = named
      self.thing = thing
    }
  }
  private final class NamedThing: Named {}

  @Test(
    "V3-85 a storage that invalidates removed objects isn't read for objects found by earlier requests"
  )
  func readable() throws {
    let storage = ReadableStorage()
    let c = RawContainer(.deferring)
    c.declare(.deferring, kept: Lifetime(.store), NamedThing.init)
      .offered(as: (any Named).self)
      .change { $0.store = storage }
    c.declare(.deferring, Reading.init)
    weak var first: NamedThing?
    for round in 0..<3 {
      let reading = try c.get(Reading.self)
      #expect(reading.named === reading.thing)
      // The creating request fetches from the storage, and so does the first request for each type
      // that finds the object.
      storage.fetches = 0
      for _ in 0..<3 {
        #expect(try c.get(Reading.self).thing === reading.thing)
        #expect(try c.get((any Named).self) === reading.thing)
      }
      #expect(storage.fetches <= 2)
      storage.fetches = 0
      #expect(try c.get(NamedThing.self) === reading.thing)
      #expect(try c.get((any Named).self) === reading.thing)
      #expect(storage.fetches == 0)
      #expect(storage.objects.saves == round + 1)
      if round == 0 { first = reading.thing }
      storage.clean()
    }
    #expect(first == nil)
  }

  @Test("V3-83 an external instance is stored, unless there is one already")
  func externalInstancePolicy() throws {
    for style in [RawContainer.Style.deferring, .immediate] {
      let storage = Storage()
      let (c, declaration) = container(style, storage, Counter())
      let runs = Counter()
      declaration.run { _, _ in runs.add() }
      let first = Thing()
      let second = Thing()
      try c.inject(first)
      #expect(try c.get(Thing.self) === first)
      try c.inject(second)
      #expect(try c.get(Thing.self) === (style == .immediate ? second : first))
      #expect(runs.value == 2)
    }
  }
}
