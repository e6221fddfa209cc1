/// What one resolution remembers. It is made when the first thing must be remembered.
package final class ObjectGraph {
  struct Kept {
    let identity: InstanceIdentity
    var box: AnyBox
    /// What the gate knows of the object.
    var record: CreationRecord?
  }

  /// Deferred steps of one object that stand together in the queue.
  struct Deferred {
    let node: Node
    let injections: Range<Int>
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
  private var externalInstances: [(objects: ExternalInstances, box: AnyBox)] = []
  /// Objects that are kept weakly or were given up, held while the resolution lasts.
  private var held: [AnyObject] = []
  /// Objects of storyboards that a factory may return, in order.
  private var postponed: [PostponedObject] = []
  private var weakGraph: WeakObjectGraph?
  /// What the gate knows of all injections that wait, if somebody has to wait for them.
  private var remainder: CreationRecord?
  /// The outermost request, if it is told.
  var outermost: OutermostRequest?

  init() {}

  /// A graph that continues another one with those of its objects that are still alive.
  init(continuing weakGraph: WeakObjectGraph) {
    for (identity, box) in weakGraph.living { keep(box, for: identity) }
  }

  // MARK: Nodes and the queue

  func add(_ node: Node) {
    nodes.append(node)
  }

  /// Queues all deferred steps of an object that are not queued yet.
  func enqueue(_ node: Node) {
    queue.append(Deferred(node: node, injections: node.queuedInjections..<Int.max, isLast: true))
  }

  /// Queues the deferred steps of an object that are declared before an immediate one.
  func enqueue(_ node: Node, injectionsBefore end: Int) {
    guard end > node.queuedInjections else { return }
    queue.append(Deferred(node: node, injections: node.queuedInjections..<end, isLast: false))
    node.queuedInjections = end
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
    failures[ObjectIdentifier(node.plan.identity)] = failure
  }

  /// Why an object must not be made once more: injections that fail, and have the objects of each other
  /// made anew, would never end.
  func failure(of identity: InstanceIdentity) -> Failure? {
    failures.isEmpty ? nil : failures[ObjectIdentifier(identity)]
  }

  // MARK: Kept objects

  func keptObject(_ identity: InstanceIdentity) -> AnyBox? { keptEntry(identity)?.box }

  func keptEntry(_ identity: InstanceIdentity) -> Kept? {
    guard let entry = entry(identity) else { return nil }
    // It may have failed since, or one that it holds.
    if let record = entry.record, CreationGate.shared.hasFailed(record) { return nil }
    return entry
  }

  private func entry(_ identity: InstanceIdentity) -> Kept? {
    if kept.count <= 8 { return kept.first { $0.identity === identity } }
    if keptIndex.isEmpty {
      for (index, entry) in kept.enumerated() {
        keptIndex[ObjectIdentifier(entry.identity)] = index
      }
    }
    return keptIndex[ObjectIdentifier(identity)].map { kept[$0] }
  }

  func keep(_ box: AnyBox, for identity: InstanceIdentity, _ record: CreationRecord? = nil) {
    if let index = kept.firstIndex(where: { $0.identity === identity }) {
      kept[index].box = box
      kept[index].record = record
      return
    }
    if !keptIndex.isEmpty { keptIndex[ObjectIdentifier(identity)] = kept.count }
    kept.append(Kept(identity: identity, box: box, record: record))
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
  func openEnd(_ creator: Creator) -> CreationRecord {
    if let remainder { return remainder }
    let made = CreationGate.shared.beginRemainder(of: creator)
    remainder = made
    return made
  }

  /// All injections have run, or some never will.
  func close(_ failure: Failure?) {
    guard let remainder else { return }
    self.remainder = nil
    if let failure { return CreationGate.shared.fail(remainder, failure, in: self) }
    do throws(Failure) {
      try CreationGate.shared.injected(remainder)
    } catch {
      CreationGate.shared.fail(remainder, error, in: self)
    }
  }

  // MARK: Objects that were handed in

  func addExternal(_ box: AnyBox, to objects: ExternalInstances) {
    externalInstances.append((objects, box))
  }

  /// What this resolution was given, and doesn't show to others yet.
  func externalInstances(to objects: ExternalInstances) -> [AnyBox] {
    externalInstances.filter { $0.objects === objects }.map(\.box)
  }

  var hasExternal: Bool { !externalInstances.isEmpty }

  func takeExternal(from other: ObjectGraph) {
    externalInstances += other.externalInstances
    other.externalInstances = []
  }

  func publish() {
    for entry in externalInstances { entry.objects.add(entry.box) }
    externalInstances = []
  }

  // MARK: Failures

  func withdraw(_ box: AnyBox) {
    externalInstances.removeAll { $0.box === box }
    drop(box)
  }

  func withdrawExternal() {
    externalInstances = []
  }

  /// Forgets what is unfinished.
  func withdrawAll(_ failure: Failure) {
    withdrawExternal()
    outermost?.kept = nil
    for deferred in queue[next...] {
      if let record = deferred.node.record { CreationGate.shared.fail(record, failure, in: self) }
    }
    queue = []
    next = 0
    close(failure)
  }

  // MARK: Delayed requests

  /// What requests that outlive the graph continue with.
  func makeWeakGraph() -> WeakObjectGraph {
    if let weakGraph { return weakGraph }
    let made = WeakObjectGraph()
    weakGraph = made
    return made
  }

  func isSource(of other: WeakObjectGraph) -> Bool { weakGraph === other }

  func settle() {
    weakGraph?.settle(kept.map { ($0.identity, $0.box) })
  }
}

/// What is left of a graph for a request that is made later: its kept objects, held weakly.
@usableFromInline
package final class WeakObjectGraph: @unchecked Sendable {
  private let mutex = Mutex()
  private var remembered: [(identity: InstanceIdentity, box: WeakBox)] = []
  private let remembers = Flag()

  /// Whether nothing was kept, as far as is known.
  var isEmpty: Bool { !remembers.isSet }

  func settle(_ kept: [(identity: InstanceIdentity, box: AnyBox)]) {
    let weak = kept.compactMap { entry in
      entry.box.weakened().map { (identity: entry.identity, box: $0) }
    }
    if !weak.isEmpty { remembers.isSet = true }
    let before = mutex.locked { () -> [(identity: InstanceIdentity, box: WeakBox)] in
      defer { remembered = weak }
      return remembered
    }
    withExtendedLifetime(before) {}
  }

  var living: [(InstanceIdentity, AnyBox)] {
    mutex.locked { remembered }.compactMap { entry in
      entry.box.strengthened().map { (entry.identity, $0) }
    }
  }
}
