/// All state that a request may change, so that a trial can undo a request of the model.
struct FuzzMemory: Equatable {
  /// The key of a cached object: component, name, and scope if the object belongs to one.
  struct Place: Hashable {
    var component: Int
    var name: String?
    var scope: Int?
  }

  /// The number of objects made.
  var made = 0
  /// The closures that have thrown.
  var faults = FuzzFaults()

  /// The objects that the trial holds.
  var held: [Int] = []
  /// The last object of each type that the trial made itself and holds.
  var given: [Int: Int] = [:]
  /// The objects that others have replaced. A container may hold them for threads that are reading them.
  var replaced: [Int] = []
  /// The objects that the initializers of others received: these hold them.
  var parts: [Int: [Int]] = [:]

  /// The cached objects.
  private(set) var kept: [Place: Int] = [:]
  /// The keys of cached objects of a failed request that the container may have forgotten: the rules leave that open.
  private var doubtful: Set<Place> = []

  /// Returns the object at a key. If it is doubtful, a guess decides.
  mutating func object(at place: Place, _ guesses: inout FuzzGuesses) -> Int? {
    if doubtful.remove(place) != nil, !guesses.next() { kept[place] = nil }
    return kept[place]
  }

  mutating func keep(_ object: Int?, at place: Place) {
    kept[place] = object
    doubtful.remove(place)
  }

  /// Returns the keys of cached objects that the container holds weakly and that nothing else holds.
  func unheld(besides roots: [Int], where isWeak: (Place) -> Bool) -> [Place] {
    var next = held + roots + kept.filter { !isWeak($0.key) }.values
    var living = Set(next)
    while let object = next.popLast() {
      next += (parts[object] ?? []).filter { living.insert($0).inserted }
    }
    return kept.filter { isWeak($0.key) && !living.contains($0.value) }.map(\.key)
  }

  mutating func doubt(_ place: Place) {
    doubtful.insert(place)
  }
}

/// The decisions of one course of the model, in order, where the rules leave the behaviour open.
struct FuzzGuesses {
  /// None, in the first course: all are true.
  private var decisions: [Bool] = []
  private var taken = 0

  /// Returns the next decision.
  mutating func next() -> Bool {
    if taken == decisions.count { decisions.append(true) }
    taken += 1
    return decisions[taken - 1]
  }

  /// The decisions of the course after this one, or `nil` if it was the last.
  var following: FuzzGuesses? {
    var following = FuzzGuesses()
    following.decisions = decisions
    while following.decisions.last == false { following.decisions.removeLast() }
    guard let last = following.decisions.indices.last else { return nil }
    following.decisions[last] = false
    return following
  }
}

// MARK: - One request

/// An instance identity of a graph: a component, and a name or a tag if each has its own object
/// (V1-10, V2-20).
struct FuzzCell: Hashable {
  var component: Int
  var name: String?
}

/// An object of the model, from the call of its initializer on.
final class FuzzNode {
  let cell: FuzzCell
  /// The object that it was created for.
  let maker: FuzzNode?
  /// Whether the child container serves its requests.
  let isServedByChild: Bool
  var object: Int?
  /// Whether its initializer runs, or an injection that doesn't wait.
  var isUnfinished: Bool
  var isGivenUp = false
  /// Whether all its injections have run.
  var isInjected = false
  /// Whether the object is one that the trial made, and its component kept one already: requests find that one, as
  /// something of an earlier request.
  var wasKept = false
  /// Whether a closure that asks the container requested the object, or one that it was created for.
  var isAskedByCode = false
  /// The identities that were requested, directly or not, while the initializer ran.
  var askedFor: Set<FuzzCell> = []
  /// The objects that the object received.
  var got: [Int] = []
  /// The objects that were made for others which it didn't receive, because they failed.
  var discarded: [Int] = []

  init(cell: FuzzCell, maker: FuzzNode?, isServedByChild: Bool) {
    self.cell = cell
    self.maker = maker
    self.isServedByChild = isServedByChild
    isUnfinished = true
  }
}

/// The requester: an object whose initializer or injection is running, and that injection.
struct FuzzAsker {
  final class Injection {
    /// What the injection has obtained so far.
    var obtained: [FuzzCell: FuzzNode] = [:]
  }

  var node: FuzzNode
  var injection: Injection?
  /// Whether its closure receives the container, and omits what fails.
  var asks: Bool

  /// The object and those that it was created for, the innermost first.
  var chain: some Sequence<FuzzNode> {
    sequence(first: node, next: \.maker)
  }

  /// Whether an identity is under construction.
  func isRunning(_ cell: FuzzCell) -> Bool {
    chain.contains { $0.isUnfinished && !$0.isGivenUp && $0.cell == cell }
  }
}
