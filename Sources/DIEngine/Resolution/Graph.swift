/// What one resolution remembers. It is made when the first thing must be remembered.
package final class Graph {
  private var queue: [Node] = []
  private var next = 0
  /// Nodes live as long as their graph; frames refer to them without holding them.
  private var nodes: [Node] = []
  /// Objects that are kept by the graph, in the order in which they were made.
  private var kept: [(cell: Cell, box: AnyBox)] = []
  private var keptIndex: [ObjectIdentifier: Int] = [:]
  /// Shared objects that were made, but are not shown to others yet.
  private var unfinished: [(slot: Slot, box: AnyBox)] = []
  /// Objects that were handed in, but are not shown to others yet.
  private var handedIn: [(objects: HandedInObjects, box: AnyBox)] = []
  /// Objects that are kept weakly, held while the resolution lasts.
  private var held: [AnyBox] = []
  private var echo: GraphEcho?
  /// The outermost request, if it is told.
  var outermost: OutermostRequest?

  init() {}

  /// A graph that continues another one with those of its objects that are still alive.
  init(continuing echo: GraphEcho) {
    for (cell, box) in echo.living { keep(box, for: cell) }
  }

  // MARK: Nodes and the queue

  func add(_ node: Node) {
    nodes.append(node)
  }

  func enqueue(_ node: Node) {
    queue.append(node)
  }

  func dequeue() -> Node? {
    guard next < queue.count else {
      queue.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return queue[next]
  }

  // MARK: Kept objects

  func keptObject(_ cell: Cell) -> AnyBox? {
    if kept.count <= 8 { return kept.first { $0.cell === cell }?.box }
    if keptIndex.isEmpty {
      for (index, entry) in kept.enumerated() { keptIndex[ObjectIdentifier(entry.cell)] = index }
    }
    return keptIndex[ObjectIdentifier(cell)].map { kept[$0].box }
  }

  func keep(_ box: AnyBox, for cell: Cell) {
    if let index = kept.firstIndex(where: { $0.cell === cell }) {
      kept[index].box = box
      return
    }
    if !keptIndex.isEmpty { keptIndex[ObjectIdentifier(cell)] = kept.count }
    kept.append((cell, box))
  }

  func drop(_ box: AnyBox) {
    kept.removeAll { $0.box === box }
    keptIndex = [:]
  }

  func hold(_ box: AnyBox) {
    held.append(box)
  }

  // MARK: Shared objects

  func addUnfinished(_ slot: Slot, _ box: AnyBox) {
    unfinished.append((slot, box))
  }

  func handIn(_ box: AnyBox, to objects: HandedInObjects) {
    handedIn.append((objects, box))
  }

  /// What this resolution was given, and doesn't show to others yet.
  func handedIn(to objects: HandedInObjects) -> [AnyBox] {
    handedIn.filter { $0.objects === objects }.map(\.box)
  }

  var hasUnfinished: Bool { !unfinished.isEmpty || !handedIn.isEmpty }

  func takeUnfinished(from other: Graph) {
    unfinished += other.unfinished
    other.unfinished = []
    handedIn += other.handedIn
    other.handedIn = []
  }

  func withdraw(_ box: AnyBox) {
    for entry in unfinished where entry.box === box { entry.slot.withdraw(box) }
    unfinished.removeAll { $0.box === box }
    handedIn.removeAll { $0.box === box }
    drop(box)
  }

  func withdrawUnfinished() {
    for entry in unfinished { entry.slot.withdraw(entry.box) }
    unfinished = []
    handedIn = []
  }

  func withdrawAll() {
    withdrawUnfinished()
    outermost?.kept = nil
    queue = []
    next = 0
  }

  func publish() {
    for entry in unfinished { entry.slot.finish() }
    unfinished = []
    for entry in handedIn { entry.objects.add(entry.box) }
    handedIn = []
  }

  // MARK: Delayed requests

  /// What requests that outlive the graph continue with.
  func makeEcho() -> GraphEcho {
    if let echo { return echo }
    let made = GraphEcho()
    echo = made
    return made
  }

  func isSource(of other: GraphEcho) -> Bool { echo === other }

  func settle() {
    echo?.settle(kept)
  }
}

/// What is left of a graph for a request that is made later: its kept objects, held weakly.
@usableFromInline
package final class GraphEcho: @unchecked Sendable {
  private let mutex = Mutex()
  private var remembered: [(cell: Cell, box: WeakBox)] = []

  func settle(_ kept: [(cell: Cell, box: AnyBox)]) {
    let weak = kept.compactMap { entry in
      entry.box.weakened().map { (cell: entry.cell, box: $0) }
    }
    mutex.locked { remembered = weak }
  }

  var living: [(Cell, AnyBox)] {
    mutex.locked { remembered }.compactMap { entry in
      entry.box.strengthened().map { (entry.cell, $0) }
    }
  }
}
