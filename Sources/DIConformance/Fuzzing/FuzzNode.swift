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
