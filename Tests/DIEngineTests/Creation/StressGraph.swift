import DIEngine
import Foundation

/// Many shared components with random needs, made for one round of a stress.
final class StressGraph: @unchecked Sendable {
  /// An object whose fields are read without any lock by whoever got it.
  final class Thing {
    let number: Int
    var parameters: [Thing] = []
    var injected: [Thing] = []
    var runs = 0

    init(_ number: Int) { self.number = number }

    /// Takes the lock of the engine: an object that dies under it ends the test.
    deinit { _ = currentWaits() }
  }

  struct Hazards: OptionSet {
    let rawValue: Int
    static let failures = Hazards(rawValue: 1)
    static let initializerCycles = Hazards(rawValue: 2)
  }

  static let count = 200

  let c: RawContainer
  let hazards: Hazards
  let made = (0..<StressGraph.count).map { _ in Counter() }
  private let steps = Counter()
  private let seed: Int
  private var parameters: [[Int]] = []
  private var injections: [[Int]] = []

  init(seed: Int, _ hazards: Hazards, _ style: RawContainer.Style) {
    self.seed = seed
    self.hazards = hazards
    c = RawContainer(style)
    var numbers = Numbers(state: UInt64(seed))
    let last = Self.count - 1
    for index in 0...last {
      var needs: [Int] = []
      for _ in 0..<numbers.next(0...2) where index < last {
        needs.append(numbers.next((index + 1)...min(index + 30, last)))
      }
      if hazards.contains(.initializerCycles), numbers.next(0...60) == 0 {
        needs.append(numbers.next(0...index))
      }
      parameters.append(needs)
      injections.append((0..<numbers.next(0...2)).map { _ in numbers.next(0...last) })
    }
    for index in 0...last { declare(index, style) }
  }

  private func declare(_ index: Int, _ style: RawContainer.Style) {
    let (parameters, injections) = (parameters[index], injections[index])
    let declaration = c.closure(style, kept: Lifetime(.engine), line: index) {
      [unowned self] c -> Thing in
      let thing = Thing(index)
      for need in parameters { thing.parameters.append(try c.get(name: "stress \(need)")) }
      try wander()
      made[index].add()
      return thing
    }
    .named("stress \(index)")
    guard !injections.isEmpty else { return }
    declaration.run(later: true) { [unowned self] c, thing in
      for need in injections { thing.injected.append(try c.get(name: "stress \(need)")) }
      try wander()
      thing.runs += 1
    }
  }

  /// Lets other threads go first now and then, or fails.
  private func wander() throws {
    var numbers = Numbers(state: UInt64(bitPattern: Int64(seed &* 1_000_003 &+ steps.add())))
    _ = numbers.next(0...1)
    switch numbers.next(0...99) {
    case 0..<20: sched_yield()
    case 20..<22: Thread.sleep(forTimeInterval: 0.000_1)
    case 22 where hazards.contains(.failures): throw Refusal()
    default: break
    }
  }

  /// Asks for an object, and looks at all that it reaches.
  ///
  /// - Returns: the number of objects seen, and of those that are not whole.
  func ask(_ index: Int) -> (seen: [Thing], broken: Int, error: (any Error)?) {
    do {
      let seen = walk(try c.get(Thing.self, name: "stress \(index)"))
      return (seen, seen.filter { !isWhole($0) }.count, nil)
    } catch {
      return ([], 0, error)
    }
  }

  private func walk(_ first: Thing) -> [Thing] {
    var ids: Set<ObjectIdentifier> = []
    var seen: [Thing] = []
    var open = [first]
    while let next = open.popLast() {
      guard ids.insert(ObjectIdentifier(next)).inserted else { continue }
      seen.append(next)
      open += next.parameters + next.injected
    }
    return seen
  }

  private func isWhole(_ thing: Thing) -> Bool {
    thing.runs == (injections[thing.number].isEmpty ? 0 : 1)
      && thing.parameters.map(\.number) == parameters[thing.number]
      && thing.injected.map(\.number) == injections[thing.number]
  }

  /// Objects hold each other in circles.
  func takeApart(_ things: [Thing]) {
    for thing in things {
      thing.parameters = []
      thing.injected = []
    }
  }
}
