/// What one resolution remembers. It is made when the first thing must be remembered.
package final class Graph {
  struct Kept {
    let cell: Cell
    var box: AnyBox
    /// What the gate knows of the object.
    var record: CreationRecord?
  }

  /// Deferred steps of one object that stand together in the queue.
  struct Deferred {
    let node: Node
    let steps: Range<Int>
    /// Whether no others of the object follow.
    let isLast: Bool
  }

  private var queue: [Deferred] = []
  private var next = 0
  /// Nodes live as long as their graph; frames refer to them without holding them.
  private var nodes: [Node] = []
  /// Components whose injections have failed, and why.
  private var failures: [ObjectIdentifier: Failure] = [:]
  /// Objects that are kept by the graph, in the order in which they were made.
  private var kept: [Kept] = []
  private var keptIndex: [ObjectIdentifier: Int] = [:]
  /// Objects that were handed in, but are not shown to others yet.
  private var handedIn: [(objects: HandedInObjects, box: AnyBox)] = []
  /// Objects that are kept weakly or were given up, held while the resolution lasts.
  private var held: [AnyObject] = []
  /// Objects of storyboards that a factory may return, in order.
  private var postponed: [PostponedObject] = []
  private var echo: GraphEcho?
  /// What the gate knows of all injections that wait, if somebody has to wait for them.
  private var remainder: CreationRecord?
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

  /// Queues all deferred steps of an object that are not queued yet.
  func enqueue(_ node: Node) {
    queue.append(Deferred(node: node, steps: node.queuedSteps..<Int.max, isLast: true))
  }

  /// Queues the deferred steps of an object that are declared before an immediate one.
  func enqueue(_ node: Node, stepsBefore end: Int) {
    guard end > node.queuedSteps else { return }
    queue.append(Deferred(node: node, steps: node.queuedSteps..<end, isLast: false))
    node.queuedSteps = end
  }

  func dequeue() -> Deferred? {
    guard next < queue.count else {
      queue.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return queue[next]
  }

  /// Injects into an object later, unless a factory returns it.
  func postpone(_ object: AnyObject, until made: Node, again: @escaping () -> Void) {
    postponed.append(PostponedObject(object: object, made: made, again: again))
  }

  /// Injects into what was postponed and not returned by a factory.
  func settlePostponed() {
    while !postponed.isEmpty { postponed.removeFirst().settle() }
  }

  /// The injections of an object have failed.
  func fail(_ node: Node, _ failure: Failure) {
    node.isDead = true
    failures[ObjectIdentifier(node.plan.cell)] = failure
  }

  /// Why an object must not be made once more: injections that fail, and have the objects of each other
  /// made anew, would never end.
  func failure(of cell: Cell) -> Failure? {
    failures.isEmpty ? nil : failures[ObjectIdentifier(cell)]
  }

  // MARK: Kept objects

  func keptObject(_ cell: Cell) -> AnyBox? { keptEntry(cell)?.box }

  func keptEntry(_ cell: Cell) -> Kept? {
    guard let entry = entry(cell) else { return nil }
    // It may have failed since, or one that it holds.
    if let record = entry.record, SlotGate.shared.hasFailed(record) { return nil }
    return entry
  }

  private func entry(_ cell: Cell) -> Kept? {
    if kept.count <= 8 { return kept.first { $0.cell === cell } }
    if keptIndex.isEmpty {
      for (index, entry) in kept.enumerated() { keptIndex[ObjectIdentifier(entry.cell)] = index }
    }
    return keptIndex[ObjectIdentifier(cell)].map { kept[$0] }
  }

  func keep(_ box: AnyBox, for cell: Cell, _ record: CreationRecord? = nil) {
    if let index = kept.firstIndex(where: { $0.cell === cell }) {
      kept[index].box = box
      kept[index].record = record
      return
    }
    if !keptIndex.isEmpty { keptIndex[ObjectIdentifier(cell)] = kept.count }
    kept.append(Kept(cell: cell, box: box, record: record))
  }

  func drop(_ box: AnyBox) {
    kept.removeAll { $0.box === box }
    keptIndex = [:]
  }

  func hold(_ box: AnyBox) {
    held.append(box)
  }

  func hold(_ discarded: [AnyObject]) {
    held += discarded
  }

  // MARK: Shared objects

  /// The record that stands for all injections that wait.
  func openEnd(_ resolution: Resolution) -> CreationRecord {
    if let remainder { return remainder }
    let made = SlotGate.shared.beginRemainder(of: resolution)
    remainder = made
    return made
  }

  /// All injections have run, or some never will.
  func close(_ failure: Failure?) {
    guard let remainder else { return }
    self.remainder = nil
    if let failure { return SlotGate.shared.fail(remainder, failure, in: self) }
    do throws(Failure) {
      try SlotGate.shared.injected(remainder)
    } catch {
      SlotGate.shared.fail(remainder, error, in: self)
    }
  }

  // MARK: Objects that were handed in

  func handIn(_ box: AnyBox, to objects: HandedInObjects) {
    handedIn.append((objects, box))
  }

  /// What this resolution was given, and doesn't show to others yet.
  func handedIn(to objects: HandedInObjects) -> [AnyBox] {
    handedIn.filter { $0.objects === objects }.map(\.box)
  }

  var hasHandedIn: Bool { !handedIn.isEmpty }

  func takeHandedIn(from other: Graph) {
    handedIn += other.handedIn
    other.handedIn = []
  }

  func publish() {
    for entry in handedIn { entry.objects.add(entry.box) }
    handedIn = []
  }

  // MARK: Failures

  func withdraw(_ box: AnyBox) {
    handedIn.removeAll { $0.box === box }
    drop(box)
  }

  func withdrawHandedIn() {
    handedIn = []
  }

  /// Forgets what is unfinished.
  func withdrawAll(_ failure: Failure) {
    withdrawHandedIn()
    outermost?.kept = nil
    for deferred in queue[next...] {
      if let record = deferred.node.record { SlotGate.shared.fail(record, failure, in: self) }
    }
    queue = []
    next = 0
    close(failure)
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
    echo?.settle(kept.map { ($0.cell, $0.box) })
  }
}

/// What is left of a graph for a request that is made later: its kept objects, held weakly.
@usableFromInline
package final class GraphEcho: @unchecked Sendable {
  private let mutex = Mutex()
  private var remembered: [(cell: Cell, box: WeakBox)] = []
  private let remembers = Flag()

  /// Whether nothing was kept, as far as is known.
  var isEmpty: Bool { !remembers.isSet }

  func settle(_ kept: [(cell: Cell, box: AnyBox)]) {
    let weak = kept.compactMap { entry in
      entry.box.weakened().map { (cell: entry.cell, box: $0) }
    }
    if !weak.isEmpty { remembers.isSet = true }
    let before = mutex.locked { () -> [(cell: Cell, box: WeakBox)] in
      defer { remembered = weak }
      return remembered
    }
    withExtendedLifetime(before) {}
  }

  var living: [(Cell, AnyBox)] {
    mutex.locked { remembered }.compactMap { entry in
      entry.box.strengthened().map { (entry.cell, $0) }
    }
  }
}
