/// What a factory or member injection needs, in order, and what was chosen for each need when the list was used last.
///
/// Before it makes values, a list compares the version in which it chose with that of the registry. If they differ, it
/// chooses again, all needs at once, under the registry's lock. It keeps the plans of components that are chosen as before.
///
/// The elements are tail-allocated.
package final class DependencyList: ManagedBuffer<DependencyList.Header, DependencyList.Need> {
  package struct Header {
    /// The version in which all needs were chosen, used by its address only. Must come first.
    fileprivate var chosenIn: UInt = 0
    /// The component whose closure receives the values, and the plans of its registry; nil for the empty list.
    fileprivate let owner: Unowned<ComponentPlan>?
    fileprivate let plans: Unowned<PlanTable>?
    fileprivate let count: Int32
    /// The alignment of the memory for the list of addresses and the values behind it, less 1.
    fileprivate let alignmentMask: Int32
    /// The size of that memory, which is aligned to 16 bytes if it comes from a strand: a multiple of 16.
    fileprivate let byteCount: Int
    fileprivate let receiver: Receiver
  }

  package struct Need {
    /// The chosen plan, used by its address only. Must come first.
    fileprivate var plan: UInt = 0
    fileprivate let type: any Any.Type
    /// The offset of the value in the memory.
    fileprivate(set) var offset: Int32
    fileprivate let qualifier: Qualifier
    /// Whether the plan never changes: that of a runtime argument.
    fileprivate let isFixed: Bool
  }

  /// Who receives the values: on what a conformance of an actor depends.
  enum Receiver: UInt8 {
    /// The owner's factory.
    case factory
    /// An injection of the owner: one that runs anywhere, one that runs where the factory runs, one on the main actor.
    case injection, injectionBesideFactory, injectionOnMainActor
  }

  /// The shared empty list. Immutable, so all threads may use it.
  nonisolated(unsafe) private static let none = unsafeDowncast(
    create(minimumCapacity: 0) { _ in
      Header(
        owner: nil, plans: nil, count: 0, alignmentMask: 0, byteCount: 0, receiver: .factory)
    }, to: DependencyList.self)

  /// Returns the list of what a component's factory or injection has declared to need.
  static func list(of maker: PlanMaker) -> DependencyList {
    guard !maker.declared.isEmpty else { return none }
    func aligned(_ offset: Int, _ alignment: Int) -> Int {
      (offset + alignment - 1) & ~(alignment - 1)
    }
    let (declared, owner) = (maker.declared, maker.owner.unsafelyUnwrapped)
    let buffer = create(minimumCapacity: declared.count) { buffer in
      buffer.withUnsafeMutablePointerToElements { needs in
        // The values lie as the elements of a tuple do, see `takeAll(_:)`.
        var most = MemoryLayout<UnsafeMutableRawPointer?>.alignment
        for need in declared { most = max(most, DIEngine.layout(of: need.type).alignment) }
        let start = aligned(declared.count * MemoryLayout<UnsafeMutableRawPointer?>.stride, most)
        var end = start
        for (index, (type, qualifier)) in declared.enumerated() {
          let fixed = maker.argument(type, qualifier)
          let layout = DIEngine.layout(of: type)
          end = aligned(end, layout.alignment)
          (needs + index).initialize(
            to: Need(
              type: type, offset: Int32(end), qualifier: qualifier, isFixed: fixed != nil))
          if let fixed {
            _ = Unowned.retaining(fixed)
            place(needs + index).fix(fixed)
          }
          end += layout.size
        }
        return Header(
          owner: Unowned(owner), plans: Unowned(owner.registry.plans),
          count: Int32(declared.count), alignmentMask: Int32(most - 1),
          byteCount: aligned(end, 16) + (most > 16 ? aligned(most, 16) : 0),
          receiver: maker.asker)
      }
    }
    return unsafeDowncast(buffer, to: DependencyList.self)
  }

  deinit {
    releaseChoices()
    for index in 0..<count where needs[index].isFixed { Self.place(needs + index).plan.release() }
  }

  /// Releases the plans that were made for the needs. They may lead back to the list.
  func releaseChoices() {
    for index in 0..<count where !needs[index].isFixed {
      _ = Self.place(needs + index).clear()
    }
  }

  @inline(__always)
  private var needs: UnsafeMutablePointer<Need> { withUnsafeMutablePointerToElements { $0 } }

  @inline(__always)
  private var head: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

  @inline(__always)
  private static func place(_ need: UnsafeMutablePointer<Need>) -> PlanPlace {
    PlanPlace(AtomicWord(at: UnsafeMutableRawPointer(need)))
  }

  // MARK: Choosing

  private var chosenIn: AtomicWord { AtomicWord(at: UnsafeMutableRawPointer(head)) }

  /// Chooses again if the registry has changed. Call it before the values are made.
  @inline(__always)
  func chooseAgainIfChanged() {
    guard head.pointee.count > 0 else { return }
    let version = head.pointee.plans.unsafelyUnwrapped.with { $0.version }
    if chosenIn.load() != version { choose() }
  }

  @inline(never)
  private func choose() {
    let owner = head.pointee.owner.unsafelyUnwrapped.object
    let registry = owner.registry
    registry.locked {
      let version = registry.plans.version
      guard chosenIn.load() != version else { return }
      let maker = PlanMaker(for: owner, head.pointee.receiver)
      for index in 0..<count {
        let need = needs + index
        guard !need.pointee.isFixed else { continue }
        let (type, request) = (need.pointee.type, maker.request(need.pointee.qualifier))
        let former = Self.place(need).store(
          maker.plan(type, request), isOverlaid: maker.isOverlaid(type, request))
        if let former { registry.discard([former]) }
      }
      chosenIn.store(version)
    }
  }

  /// Returns the plans for requests that a registry receives, in order. The caller holds its lock.
  package func plans(in registry: Registry) -> [Plan] {
    chooseAgainIfChanged()
    return (0..<count).map { index in
      let place = Self.place(needs + index)
      guard place.isOverlaid, !isOf(registry) else { return place.plan.object }
      return request(index, in: registry).object.plan
    }
  }

  private func isOf(_ registry: Registry) -> Bool {
    head.pointee.owner?.object.registry === registry
  }

  /// Returns the request of a child registry that takes the place of a need.
  private func request(_ index: Int, in registry: Registry) -> Unowned<RequestNeed> {
    let (type, qualifier) = (needs[index].type, needs[index].qualifier)
    let maker = PlanMaker(
      for: head.pointee.owner.unsafelyUnwrapped.object, head.pointee.receiver)
    let (module, receiver) = (maker.module, maker.receiver)
    let request = maker.request(qualifier)
    let key = PlanKey(
      ObjectIdentifier(type), qualifier, request.softens ? .softens : [],
      signature: receiver.map { ObjectIdentifier($0) }, from: module)
    return registry.plans.find(key)
      ?? registry.request(key) {
        $0.receiver = receiver
        return $0.plan(type, request)
      }
  }

  // MARK: Making

  /// The memory that a call needs for the list of addresses and the values behind it.
  @inline(__always)
  var spaceNeeded: Int { head.pointee.byteCount }

  /// Returns the list of addresses.
  ///
  /// - Parameter memory: As much memory as `spaceNeeded` says.
  @inline(__always)
  func values(at memory: UnsafeMutableRawPointer) -> DependencyValues {
    let mask = UInt(truncatingIfNeeded: head.pointee.alignmentMask)
    let address = (UInt(bitPattern: memory) &+ mask) & ~mask
    return UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
      .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Makes the values from the call's position on.
  ///
  /// - Returns: `made` if all are there.
  @inline(__always)
  func makeNext(
    _ call: UnsafeMutablePointer<Call>, _ values: DependencyValues, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let count = head.pointee.count
    while call.pointee.position < count {
      let index = Int(call.pointee.position)
      let value = UnsafeMutableRawPointer(values) + Int(needs[index].offset)
      values[index] = value
      call.pointee.position += 1
      let progress = try begin(index, at: value, context)
      if progress != .made { return progress }
    }
    return .made
  }

  @inline(__always)
  private func begin(
    _ index: Int, at value: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    if let plan = Self.place(needs + index).lasting { return try plan.begin(context, at: value) }
    return try beginRarely(index, at: value, context)
  }

  @inline(never)
  private func beginRarely(
    _ index: Int, at value: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) -> Progress {
    let place = Self.place(needs + index)
    let asked = context.resolution.pointee.scope.object.registry
    return try context.begin(
      place.isOverlaid && !isOf(asked)
        ? request(index, in: asked).with { $0.held(context) } : place.held(context),
      at: value)
  }

  /// Discards the values that a call has made, since the one that it began last has failed, unless their receiver has them.
  ///
  /// The resolution retains them until it ends: their deinitializers may request other objects, whose injections would
  /// never run if they joined a request that fails.
  @inline(never)
  func discard(
    _ call: UnsafeMutablePointer<Call>, _ addresses: DependencyValues, _ context: ResolutionContext
  ) {
    guard call.pointee.position != Call.afterNeeds else { return }
    var discarded: [AnyObject] = []
    for index in 0..<Int(call.pointee.position) - 1 {
      guard let value = addresses[index] else { continue }
      let type = needs[index].type
      if !isTrivial(type) { discarded.append(box(copying: value, as: type)) }
      destroy(value, as: type)
    }
    if !discarded.isEmpty { context.resolution.objectGraph.hold(discarded) }
  }

  @inline(__always)
  package var count: Int { Int(head.pointee.count) }
}

/// Destroys a value whose type is only known at runtime.
@inline(never)
package func destroy(_ memory: UnsafeMutableRawPointer, as type: any Any.Type) {
  func destroy<Value>(_ type: Value.Type) {
    memory.assumingMemoryBound(to: type).deinitialize(count: 1)
  }
  _openExistential(type, do: destroy)
}
