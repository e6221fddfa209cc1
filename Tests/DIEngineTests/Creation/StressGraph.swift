import DIEngine
import Foundation
import TestSupport

/// Many shared components with random dependencies. Each round uses a new scope, with new objects of
/// the same components.
final class StressGraph: @unchecked Sendable {
  struct Hazards: OptionSet {
    let rawValue: Int
    static let failures = Hazards(rawValue: 1)
    static let initializerCycles = Hazards(rawValue: 2)
  }

  static let count = 200

  let hazards: Hazards
  private(set) var c: RawContainer
  /// The number of objects of each component that this round created.
  private(set) var made = (0..<StressGraph.count).map { _ in Counter() }
  private let style: RawContainer.Style
  private let steps = Counter()
  private let seed: Int
  private var parameters: [[Int]] = []
  private var injections: [[Int]] = []

  init(seed: Int, _ hazards: Hazards, _ style: RawContainer.Style) {
    self.seed = seed
    self.hazards = hazards
    self.style = style
    c = RawContainer(style)
    var numbers = Numbers(state: UInt64(seed))
    let last = Self.count - 1
    for index in 0...last {
      var needs: [Int] = []
      for _ in 0..<numbers.next(0...2) where index < last {
        needs.append(numbers.next((index + 1)...min(index + 30, last)))
      }
      if hazards.contains(.initializerCycles), numbers.next(0...25) == 0 {
        needs.append(numbers.next(0...index))
      }
      parameters.append(needs)
      injections.append((0..<numbers.next(0...2)).map { _ in numbers.next(0...last) })
    }
    for index in 0...last {
      func declare<T: StressThingType>(_ type: T.Type) { self.declare(type, index) }
      let type = stressTypes[index % stressTypes.count]
      declare(type)
    }
  }

  /// Begins a new round. Must not run while threads make requests.
  func beginRound() {
    c = RawContainer(style, engine: c.scope.engine)
    made = made.map { _ in Counter() }
  }

  private func declare<T: StressThingType>(_ type: T.Type, _ index: Int) {
    let (parameters, injections) = (parameters[index], injections[index])
    let declaration = c.closure(style, kept: Lifetime(.scope), line: index) {
      [unowned self] c -> T in
      let thing = T(index)
      for need in parameters { thing.parameters.append(try get(need, c)) }
      try wander()
      made[index].add()
      return thing
    }
    .named("stress \(index)")
    guard !injections.isEmpty else { return }
    declaration.run(later: true) { [unowned self] c, thing in
      for need in injections { thing.injected.append(try get(need, c)) }
      try wander()
      thing.runs += 1
    }
  }

  private func get(_ index: Int, _ c: RawContainer) throws -> StressThing {
    func get<T: StressThingType>(_ type: T.Type) throws -> StressThing {
      try c.get(type, name: "stress \(index)")
    }
    let type = stressTypes[index % stressTypes.count]
    return try get(type)
  }

  /// Occasionally yields to other threads, or fails.
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

  /// Requests an object and checks all objects that it reaches.
  ///
  /// - Returns: The objects found, the number of incomplete ones, and the error.
  func ask(_ index: Int) -> (seen: [StressThing], broken: Int, error: (any Error)?) {
    do {
      let seen = walk(try get(index, c))
      return (seen, seen.filter { !isWhole($0) }.count, nil)
    } catch {
      return ([], 0, error)
    }
  }

  private func walk(_ first: StressThing) -> [StressThing] {
    var ids: Set<ObjectIdentifier> = []
    var seen: [StressThing] = []
    var open = [first]
    while let next = open.popLast() {
      guard ids.insert(ObjectIdentifier(next)).inserted else { continue }
      seen.append(next)
      open += next.parameters + next.injected
    }
    return seen
  }

  private func isWhole(_ thing: StressThing) -> Bool {
    thing.runs == (injections[thing.number].isEmpty ? 0 : 1)
      && thing.parameters.map(\.number) == parameters[thing.number]
      && thing.injected.map(\.number) == injections[thing.number]
  }

  /// Breaks the reference cycles of objects.
  func takeApart(_ things: [StressThing]) {
    for thing in things {
      thing.parameters = []
      thing.injected = []
    }
  }
}
