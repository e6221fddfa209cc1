import DIEngine
import DIv3
import DIv3Async
import Foundation
import TestSupport
import Testing

/// Random graphs whose objects are made by threads and tasks while a call ends them.
///
/// Factories record what their object received, and ends record when they run. The verdict is that of
/// `docs/architecture/ends.md`: each made object with an end ends once, before those that it received.
@Suite("Random graphs that end", .timeLimit(.minutes(15)))
struct RandomEndTests {
  struct Broken: Error {}

  final class Thing: Sendable {
    let number: Int
    private let world: World
    let provider: Provider<Thing>?
    private let asksAtLast: Bool

    init(
      _ number: Int, _ world: World, _ parts: [Thing] = [], _ provider: Provider<Thing>? = nil,
      asksAtLast: Bool = false
    ) {
      (self.number, self.world, self.provider) = (number, world, provider)
      self.asksAtLast = asksAtLast
      world.receive(number, parts.map(\.number))
    }

    deinit {
      if asksAtLast { _ = try? provider?.get() }
      world.died(number)
    }
  }

  /// What happened to the objects of one graph.
  final class World: Sendable {
    struct Story {
      var received: [[Int]] = []
      var hasEnd: [Bool] = []
      var isDead: [Bool] = []
      /// The moments at which ends began and were over.
      var began: [[Int]] = []
      var over: [Int] = []
      var time = 0
      var isEnding = false
    }

    let story = Guarded(Story())

    func make(hasEnd: Bool) -> Int {
      story.locked {
        $0.received.append([])
        $0.hasEnd.append(hasEnd)
        $0.isDead.append(false)
        $0.began.append([])
        $0.over.append(0)
        return $0.received.count - 1
      }
    }

    func receive(_ number: Int, _ parts: [Int]) { story.locked { $0.received[number] += parts } }

    /// Notes what a provider gave. What it gives while the end begins may come too late for the order.
    func receiveLate(_ number: Int, _ part: Int) {
      story.locked { if !$0.isEnding { $0.received[number].append(part) } }
    }

    func died(_ number: Int) { story.locked { $0.isDead[number] = true } }

    func begin(_ number: Int) {
      story.locked {
        $0.time += 1
        $0.began[number].append($0.time)
      }
    }

    func end(_ number: Int) {
      story.locked {
        $0.time += 1
        $0.over[number] = $0.time
      }
    }

    /// Returns what is wrong, while the containers live.
    ///
    /// - Parameter isOrdered: Whether no end may have been left behind.
    func verdict(isOrdered: Bool) -> [String] {
      let story = story.value
      var wrong: [String] = []
      for number in story.received.indices where story.hasEnd[number] {
        let count = story.began[number].count
        if count > 1 { wrong.append("\(number) ended \(count) times") }
        if count == 0, !story.isDead[number] { wrong.append("\(number) has no end") }
        guard isOrdered, count > 0 else { continue }
        let over = story.over[number]
        var open = story.received[number]
        var seen: Set<Int> = [number]
        while let next = open.popLast() {
          guard seen.insert(next).inserted else { continue }
          open += story.received[next]
          if let began = story.began[next].first, began < over {
            wrong.append("\(next) ended before \(number), which received it")
          }
        }
      }
      return wrong
    }
  }

  /// A component of a random graph.
  struct Piece {
    var owner = 0
    var lifetime = DILifeTime.perContainer(.strong)
    var isAsync = false
    var needs: [Int] = []
    var provides: Int?
    /// Whether its deinit uses its provider.
    var asksAtLast = false
    /// What its end does; nil if it has none.
    var end: End?

    enum End: CaseIterable {
      case quick, slow, failing, requesting, registering, creating, endingAll, endingOther
      /// It is over when it is cancelled.
      case hanging
    }
  }

  /// The containers of a graph: a parent, its child, and one of another engine.
  struct Family {
    let parent: DIContainer
    let child: DIContainer
    let other = DIContainer()
    /// The limit of all ends.
    let timeout: TimeLimit?

    init(_ timeout: TimeLimit?) {
      self.timeout = timeout
      parent = DIContainer()
      child = DIContainer(parent: parent)
    }
  }

  private func pieces(_ numbers: inout Numbers, isAsync: Bool) -> [Piece] {
    let count = numbers.next(2...8)
    return (0..<count).map { index in
      var piece = Piece()
      // A component of the parent can't need one of the child.
      piece.owner = index < count / 2 ? 0 : numbers.next(0...1)
      let kinds: [DILifeTime] = [
        .perContainer(.strong), .perContainer(.strong), .objectGraph, .prototype,
      ]
      piece.lifetime = kinds[numbers.next(0...3)]
      piece.isAsync = isAsync && numbers.next(0...2) == 0
      let below = (0..<index).filter { _ in numbers.next(0...2) == 0 }
      piece.needs = below
      if index > 0, !isAsync, numbers.next(0...2) == 0 {
        piece.provides = numbers.next(0...(index - 1))
        piece.asksAtLast = numbers.next(0...2) == 0
      }
      if case .perContainer = piece.lifetime, numbers.next(0...3) > 0 {
        piece.end = Piece.End.allCases[numbers.next(0...(Piece.End.allCases.count - 1))]
      }
      return piece
    }
  }

  private func register(
    _ piece: Piece, _ index: Int, _ family: Family, _ home: Guarded<Family?>, _ world: World
  ) {
    let hasEnd = piece.end != nil
    let container = piece.owner == 0 ? family.parent : family.child
    let builder: DIComponentBuilder<Thing>
    if piece.isAsync {
      builder = container.register(
        line: index,
        throwing: { (c: DIContainer) async throws -> Thing in
          var parts: [Thing] = []
          for need in piece.needs { parts.append(try await c.resolved(name: "\(need)")) }
          await Task.yield()
          return Thing(world.make(hasEnd: hasEnd), world, parts)
        })
    } else {
      builder = container.register(
        line: index,
        throwing: { (c: DIContainer) throws -> Thing in
          let parts = try piece.needs.map { try resolved(c, "\($0)") }
          let provider = try piece.provides.map {
            try c.resolved(name: "\($0)") as Provider<Thing>
          }
          return Thing(
            world.make(hasEnd: hasEnd), world, parts, provider, asksAtLast: piece.asksAtLast)
        })
    }
    builder.as(Thing.self, name: "\(index)").lifetime(piece.lifetime)
    guard let end = piece.end else { return }
    builder.onEnd { thing in
      world.begin(thing.number)
      // One that was left behind isn't over before others begin.
      defer { if end != .hanging { world.end(thing.number) } }
      // One that was left behind may run when all is over.
      guard let family = home.value else { return }
      switch end {
      case .quick: break
      case .slow: for _ in 0..<3 { await Task.yield() }
      case .failing: throw Broken()
      case .requesting: _ = try? await family.child.resolved(name: "0") as Thing
      case .registering, .creating:
        let owner = end == .creating ? DIContainer(parent: family.child) : family.child
        owner.register(line: 100 + index) { Thing(world.make(hasEnd: true), world) }
          .as(Thing.self, name: "late \(index)").lifetime(.perContainer(.strong))
          .onEnd { late in
            world.begin(late.number)
            world.end(late.number)
          }
        _ = try? await owner.resolved(name: "late \(index)") as Thing
        if end == .creating { try? await owner.end() }
      case .endingAll:
        try? await family.child.end(timeout: family.timeout)
        try? await family.parent.end(timeout: family.timeout)
      case .endingOther: try? await family.other.end(timeout: family.timeout)
      case .hanging: try await Task.sleep(nanoseconds: 60_000_000_000)
      }
    }
  }

  /// Registers an object of another engine, whose end ends the family's.
  private func registerOther(_ family: Family, _ home: Guarded<Family?>, _ world: World) {
    family.other.register { Thing(world.make(hasEnd: true), world) }
      .lifetime(.perContainer(.strong))
      .onEnd { thing in
        world.begin(thing.number)
        defer { world.end(thing.number) }
        guard let family = home.value else { return }
        try? await family.parent.end(timeout: family.timeout)
      }
  }

  private func run(_ seed: UInt64) async -> [String] {
    var numbers = Numbers(state: seed)
    let isAsync = numbers.next(0...1) == 0
    let pieces = pieces(&numbers, isAsync: isAsync)
    let world = World()
    let hangs = pieces.contains { $0.end == .hanging }
    // Longer than anything but a hanging end takes, or none.
    let family = Family(hangs ? .seconds(0.005) : seed % 4 == 0 ? .seconds(600) : nil)
    // Ends refer to their containers, until those are dropped.
    let home = Guarded<Family?>(family)
    for (index, piece) in pieces.enumerated() { register(piece, index, family, home, world) }
    registerOther(family, home, world)
    let requests = (0..<3).map { _ in (0..<6).map { _ in numbers.next(0...(pieces.count - 1)) } }
    let pause = numbers.next(0...3)
    let isOnTask = isAsync || numbers.next(0...1) == 0
    await withTaskGroup(of: Void.self) { group in
      for names in requests {
        group.addTask {
          for name in names {
            let thing =
              isOnTask
              ? try? await family.child.resolved(name: "\(name)") as Thing
              : try? resolved(family.child, "\(name)")
            if let thing, let part = got(thing) { world.receiveLate(thing.number, part.number) }
          }
        }
      }
      group.addTask {
        _ = try? await family.other.resolved() as Thing
        for _ in 0..<pause { await Task.yield() }
        world.story.locked { $0.isEnding = true }
        if seed % 3 == 0 { try? await family.other.end(timeout: family.timeout) }
        try? await family.parent.end(timeout: family.timeout)
      }
    }
    try? await family.parent.end(timeout: family.timeout)
    try? await family.other.end(timeout: family.timeout)
    var wrong = world.verdict(isOrdered: !hangs)
    // What was left behind, or made so late, ends in a task of its own.
    for _ in 0..<1_000 where !wrong.isEmpty {
      try? await Task.sleep(nanoseconds: 1_000_000)
      wrong = world.verdict(isOrdered: !hangs)
    }
    let former = home.locked { home in
      defer { home = nil }
      return home
    }
    withExtendedLifetime(former) {}
    return wrong
  }

  @Test("each object ends once, before those that it received, whoever makes and ends")
  func graphs() async {
    for seed in 0..<UInt64(repetitions(10_000)) {
      let wrong = await run(seed)
      #expect(wrong.isEmpty, "seed \(seed)")
      if !wrong.isEmpty { return }
    }
  }
}

private struct Numbers {
  var state: UInt64

  mutating func next(_ range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}

// Requests of synchronous code.

private func got(_ thing: RandomEndTests.Thing) -> RandomEndTests.Thing? {
  try? thing.provider?.get()
}

private func resolved(_ container: DIContainer, _ name: String) throws -> RandomEndTests.Thing {
  try container.resolved(name: name)
}
