/// The objects of one resolution and its queue of deferred injections; created on first use.
///
/// Exclusivity checks are off where no access can run code of the user: they would take 6 % of the instructions
/// of a ring of injections.
package final class ObjectGraph {
  /// A consecutive group of one object's deferred injections in the queue.
  package struct Deferred {
    package let node: Node
    fileprivate let injections: Range<Int>
    /// Whether these are the object's last injections.
    let isLast: Bool

    /// The group among all deferred injections of the object.
    func group(of all: [InjectionPlan]) -> ArraySlice<InjectionPlan> {
      all[injections.clamped(to: all.indices)]
    }
  }

  @exclusivity(unchecked) private var queue: [Deferred] = []
  @exclusivity(unchecked) private var next = 0
  /// The nodes, which live as long as the graph; frames refer to them without retaining them.
  @exclusivity(unchecked) private var nodes: [Node] = []
  /// The failures of injections, by instance identity.
  private var failures: [ObjectIdentifier: Failure] = [:]
  /// The failure of the request itself, while its deferred injections still run.
  @exclusivity(unchecked) package var requestFailure: Failure?
  /// The instances kept by the graph, by their identity.
  private var kept = HeldInstances()
  private var slots: [ObjectIdentifier: InstanceSlot] = [:]
  /// External instances that are not yet published.
  private var externalInstances: [(objects: ExternalInstances, box: AnyBox)] = []
  /// Weak instances, and new ones that `clean()` may drop, by their slot.
  @exclusivity(unchecked) private var held = HeldInstances()
  /// Discarded objects, retained until the resolution ends.
  @exclusivity(unchecked) private var discarded: [AnyObject] = []
  /// Injections into objects that a factory may return, in order.
  @exclusivity(unchecked) private var postponed: [PostponedInjection] = []
  private(set) var weakGraph: WeakObjectGraph?
  /// The claim that stands for all outstanding injections, if others have to wait for them.
  private var outstanding: Claim?
  /// The report of the outermost request, if tracers receive it.
  package var outermost: OutermostRequest?

  init() {}

  /// Creates a graph that continues another one with its living instances.
  package init(continuing weakGraph: WeakObjectGraph) { kept = HeldInstances(weakGraph.living) }

  // MARK: Nodes and the queue

  package func add(_ node: Node) { nodes.append(node) }

  /// Queues all deferred injections of an object that are not queued yet.
  package func enqueue(_ node: Node) {
    queue.append(Deferred(node: node, injections: node.queuedInjections..<Int.max, isLast: true))
  }

  /// Queues the deferred injections of an object that are declared before an immediate one.
  package func enqueue(_ node: Node, injectionsBefore end: Int) {
    guard end > node.queuedInjections else { return }
    queue.append(Deferred(node: node, injections: node.queuedInjections..<end, isLast: false))
    node.queuedInjections = end
  }

  /// Injects into the postponed objects that no factory returned.
  ///
  /// - Returns: The next group of deferred injections to run, or nil if there is none left.
  func nextDeferred() -> Deferred? {
    while !postponed.isEmpty { postponed.removeFirst().injectUnlessReturned() }
    guard next < queue.count else {
      queue.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return queue[next]
  }

  /// Queues an injection until it is known whether a factory returns the object.
  func postpone(_ injection: PostponedInjection) { postponed.append(injection) }

  /// Marks the injections of an object as failed.
  package func fail(_ node: Node, _ failure: Failure) {
    node.isDead = true
    failures[ObjectIdentifier(node.plan.identity)] = failure
  }

  /// Returns the failure that forbids creating another object with this identity.
  ///
  /// Without it, failing injections that recreate each other's objects would never end.
  package func failure(of identity: InstanceIdentity) -> Failure? {
    failures.isEmpty ? nil : failures[ObjectIdentifier(identity)]
  }

  // MARK: Kept instances

  func keptEntry(_ identity: InstanceIdentity) -> HeldInstances.Entry? { kept.entry(of: identity) }

  func keep(_ box: AnyBox, for identity: InstanceIdentity, _ claim: Claim? = nil) {
    kept.replace(HeldInstances.Entry(key: identity, box: box, claim: claim))
  }

  /// Returns the slot by which tasks of one request wait for each other's making of a kept instance.
  package func slot(for identity: InstanceIdentity) -> InstanceSlot {
    if let slot = slots[ObjectIdentifier(identity)] { return slot }
    let slot = InstanceSlot(nil)
    slots[ObjectIdentifier(identity)] = slot
    return slot
  }

  /// Holds an instance until the resolution ends.
  ///
  /// - Parameter claim: The claim of an instance that may be unfinished.
  package func hold(_ box: AnyBox, of slot: InstanceSlot, _ claim: Claim? = nil) {
    held.add(HeldInstances.Entry(key: slot, box: box, claim: claim))
  }

  /// Returns the instance of a slot that the resolution holds.
  func heldEntry(_ slot: InstanceSlot) -> HeldInstances.Entry? { held.entry(of: slot) }

  /// Retains objects that nothing else may hold until the resolution ends.
  package func hold(_ discarded: [AnyObject]) { self.discarded += discarded }

  // MARK: Shared instances

  /// Returns the claim that stands for all outstanding injections.
  func outstandingInjections(of member: Member) -> Claim {
    if let outstanding { return outstanding }
    let made = member.claimOutstandingInjections()
    outstanding = made
    return made
  }

  /// Settles the claim of outstanding injections: all have run, or some never will.
  package func close(_ failure: Failure?, _ context: ResolutionContext) {
    guard let outstanding else { return }
    self.outstanding = nil
    if let failure { return context.fail(outstanding, failure, in: self) }
    do throws(Failure) {
      try context.ensureMember().injected(outstanding, isLast: true)
    } catch {
      context.fail(outstanding, error, in: self)
    }
  }

  // MARK: External instances

  package func addExternal(_ box: AnyBox, to objects: ExternalInstances) {
    externalInstances.append((objects, box))
  }

  /// Returns the external instances of this resolution that are not yet published.
  func externalInstances(to objects: ExternalInstances) -> [AnyBox] {
    externalInstances.filter { $0.objects === objects }.map(\.box)
  }

  var hasExternal: Bool { !externalInstances.isEmpty }

  func takeExternal(from other: ObjectGraph) {
    externalInstances += other.externalInstances
    other.externalInstances = []
  }

  package func publish() {
    for entry in externalInstances { entry.objects.add(entry.box) }
    externalInstances = []
  }

  // MARK: Failures

  package func withdraw(_ box: AnyBox) { externalInstances.removeAll { $0.box === box } }

  package func withdrawExternal() { externalInstances = [] }

  /// Withdraws all unfinished objects.
  package func withdrawAll(_ failure: Failure, _ context: ResolutionContext) {
    withdrawExternal()
    outermost?.pendingEvent = nil
    for deferred in queue[next...] {
      if let claim = deferred.node.claim { context.fail(claim, failure, in: self) }
    }
    queue = []
    next = 0
    close(failure, context)
  }

  // MARK: Delayed requests

  /// Returns the weak object graph with which delayed requests continue after the resolution.
  func makeWeakGraph() -> WeakObjectGraph {
    if let weakGraph { return weakGraph }
    let made = WeakObjectGraph()
    weakGraph = made
    return made
  }

  func keepWeakly() {
    weakGraph?.keepWeakly(kept.entries)
  }
}

/// The kept instances of an object graph, held weakly for delayed requests that run after its
/// resolution.
package final class WeakObjectGraph: @unchecked Sendable {
  // Used by its address only. Must come first.
  private var wordMemory: UInt = 0
  /// Not 0 if anything was kept.
  private var remembers: AtomicWord { AtomicWord(in: self) }
  private let remembered = Guarded<[Remembered]>([])

  private struct Remembered {
    /// The instance identity.
    let key: AnyObject
    let box: WeakBox
    /// Nil if the object has an end, whose owner has the record: that may retain the object.
    let record: EndRecord?
  }

  /// Whether nothing was kept, as far as is known without the lock.
  package var isEmpty: Bool { remembers.load() == 0 }

  func keepWeakly(_ kept: [HeldInstances.Entry]) {
    let weak = kept.compactMap { entry -> Remembered? in
      let record = entry.record.flatMap { $0.hasEnd ? nil : $0 }
      return entry.box.weakened().map {
        Remembered(key: entry.key, box: $0, record: record)
      }
    }
    if !weak.isEmpty { remembers.store(1) }
    remembered.value = weak
  }

  fileprivate var living: [HeldInstances.Entry] {
    remembered.value.compactMap { entry in
      entry.box.strengthened().map {
        HeldInstances.Entry(key: entry.key, box: $0, claim: nil, formerRecord: entry.record)
      }
    }
  }
}
