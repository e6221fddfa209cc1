internal import CDIEngine

/// What a factory or member injection needs, in order, and what was chosen for each need when the list was used last.
///
/// Before it makes values, a list compares the version in which it chose with that of the registry. If they differ, it
/// chooses again, all needs at once, under the registry's lock. It keeps the plans of components that are chosen as before.
///
/// The elements are tail-allocated.
@usableFromInline
package final class DependencyList: ManagedBuffer<DependencyList.Header, DependencyList.Need> {
  @usableFromInline package struct Header {
    /// The version in which all needs were chosen, used by its address only. Must come first.
    fileprivate var chosenIn: UInt = 0
    /// The component whose closure receives the values, and the plans of its registry; nil for the empty list.
    fileprivate let owner: Unowned<ComponentPlan>?
    fileprivate let plans: Unowned<PlanTable>?
    fileprivate let count: Int32
    fileprivate let alignment: Int32
    /// The size of the memory for the list of addresses and the values behind it.
    fileprivate let byteCount: Int
    fileprivate let receiver: Receiver
    fileprivate let isSmall: Bool
    /// Whether the value may be missing, whatever the reason.
    fileprivate let acceptsMissing: Bool
  }

  @usableFromInline package struct Need {
    /// The chosen plan, used by its address only. Must come first.
    fileprivate var plan: UInt = 0
    fileprivate let type: any Any.Type
    /// The offset of the value in the memory.
    @usableFromInline fileprivate(set) var offset: Int32
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

  /// A need as it was declared.
  typealias Declared = (type: any Any.Type, qualifier: Qualifier, fixed: Plan?)

  /// The shared empty list. Immutable, so all threads may use it.
  nonisolated(unsafe) static let none = list(of: [], nil, .factory, acceptsMissing: false)

  static func list(
    of declared: [Declared], _ owner: ComponentPlan?, _ receiver: Receiver, acceptsMissing: Bool
  ) -> DependencyList {
    func aligned(_ offset: Int, _ alignment: Int) -> Int {
      (offset + alignment - 1) & ~(alignment - 1)
    }
    let buffer = create(minimumCapacity: declared.count) { buffer in
      buffer.withUnsafeMutablePointerToElements { needs in
        // The values lie as the elements of a tuple do, see `takeAll(_:)`.
        var most = MemoryLayout<UnsafeMutableRawPointer?>.alignment
        for need in declared { most = max(most, DIEngine.layout(of: need.type).alignment) }
        let start = aligned(declared.count * MemoryLayout<UnsafeMutableRawPointer?>.stride, most)
        var end = start
        for (index, (type, qualifier, fixed)) in declared.enumerated() {
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
          owner: owner.map { Unowned($0) }, plans: owner.map { Unowned($0.registry.plans) },
          count: Int32(declared.count), alignment: Int32(most), byteCount: end,
          receiver: receiver, isSmall: end <= smallByteCount && most <= 16,
          acceptsMissing: acceptsMissing)
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

  /// Chooses again if the registry has changed. Only for lists with needs.
  @inline(__always)
  private func refresh() {
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
    if count > 0 { refresh() }
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
      signature: receiver.map { ObjectIdentifier($0.actor) }, from: module)
    return registry.plans.find(key)
      ?? registry.request(
        key, type, qualifier, from: module,
        .special {
          $0.receiver = receiver
          return $0.plan(type, request)
        })
  }

  // MARK: Making

  /// Makes one value.
  @inline(__always)
  private func make(
    _ index: Int, at value: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) {
    let place = Self.place(needs + index)
    if let plan = place.usual { return try plan.make(context, at: value) }
    try makeRarely(index, at: value, context)
  }

  @inline(never)
  private func makeRarely(
    _ index: Int, at value: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) {
    let place = Self.place(needs + index)
    let asked = context.resolution.pointee.scope.object.registry
    let held =
      place.isOverlaid && !isOf(asked)
      ? request(index, in: asked).with { $0.held(context) } : place.held(context)
    defer { held.release() }
    try held.plan.make(context, at: value)
  }

  /// Makes all values and passes them to `body`.
  @inline(__always)
  func made(
    _ context: ResolutionContext, _ body: (DependencyValues) throws -> Void
  ) throws {
    guard head.pointee.count > 0 else {
      var none: UnsafeMutableRawPointer?
      return try body(&none)
    }
    refresh()
    // A temporary allocation of constant size is cheaper.
    if head.pointee.isSmall {
      try withUnsafeTemporaryAllocation(byteCount: Self.smallByteCount, alignment: 16) {
        try fill($0.baseAddress.unsafelyUnwrapped, context, body)
      }
    } else {
      try withUnsafeTemporaryAllocation(
        byteCount: head.pointee.byteCount, alignment: Int(head.pointee.alignment)
      ) {
        try fill($0.baseAddress.unsafelyUnwrapped, context, body)
      }
    }
  }

  @inline(__always)
  private static var smallByteCount: Int { 128 }

  @inline(__always)
  private func fill(
    _ memory: UnsafeMutableRawPointer, _ context: ResolutionContext,
    _ body: (DependencyValues) throws -> Void
  ) throws {
    let addresses = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    try make(context, memory, addresses)
    try body(addresses)
  }

  @inline(__always)
  private func make(
    _ context: ResolutionContext, _ memory: UnsafeMutableRawPointer, _ addresses: DependencyValues
  ) throws(Failure) {
    var index = 0
    do throws(Failure) {
      let count = count
      while index < count {
        let value = memory + Int(needs[index].offset)
        addresses[index] = value
        try make(index, at: value, context)
        index += 1
      }
    } catch {
      guard !head.pointee.acceptsMissing else {
        addresses[index] = nil
        return
      }
      discard(index, addresses, context)
      throw error
    }
  }

  /// Discards the first `count` values, since the next one failed.
  ///
  /// The resolution retains them until it ends: their deinitializers may request other objects, whose injections would
  /// never run if they joined a request that fails.
  @inline(never)
  package func discard(
    _ count: Int, _ addresses: DependencyValues, _ context: ResolutionContext
  ) {
    var discarded: [AnyObject] = []
    for index in 0..<count {
      guard let value = addresses[index] else { continue }
      let type = needs[index].type
      if !isTrivial(type) { discarded.append(box(copying: value, as: type)) }
      destroy(value, as: type)
    }
    if !discarded.isEmpty { context.resolution.objectGraph.hold(discarded) }
  }
}

// The values of an asynchronous request lie in memory of their own while the task is suspended.

extension DependencyList {
  @inline(__always)
  package var count: Int { Int(head.pointee.count) }

  /// Whether the value may be missing, whatever the reason.
  package var acceptsMissing: Bool { head.pointee.acceptsMissing }

  /// Allocates memory for the list of addresses and the values behind it.
  ///
  /// - Parameter size: The size of what lies before the list.
  /// - Returns: The memory, which `deallocate(_:)` frees, and the list of addresses in it.
  package func allocate(
    behind size: Int = 0
  ) -> (memory: UnsafeMutableRawPointer, addresses: DependencyValues) {
    let alignment = Int(head.pointee.alignment)
    let start = (size + alignment - 1) & ~(alignment - 1)
    let byteCount = start + head.pointee.byteCount
    let memory = di_allocate(UInt(byteCount), UInt(alignment)).unsafelyUnwrapped
    return (memory, (memory + start).assumingMemoryBound(to: UnsafeMutableRawPointer?.self))
  }

  /// Frees memory that `allocate(behind:)` returned.
  package static func deallocate(_ memory: UnsafeMutableRawPointer) { di_free(memory) }

  /// Makes one value.
  package func makeValue(
    _ index: Int, at value: UnsafeMutableRawPointer, _ context: ResolutionContext
  ) throws(Failure) {
    refresh()
    try make(index, at: value, context)
  }

  /// Notes the address of one value, which the caller is about to make there, and returns it.
  @inlinable
  @inline(__always)
  package func place(_ index: Int, _ addresses: DependencyValues) -> UnsafeMutableRawPointer {
    let value =
      UnsafeMutableRawPointer(addresses)
      + withUnsafeMutablePointerToElements { Int($0[index].offset) }
    addresses[index] = value
    return value
  }
}

/// Destroys a value whose type is only known at runtime.
@inline(never)
package func destroy(_ memory: UnsafeMutableRawPointer, as type: any Any.Type) {
  func destroy<Value>(_ type: Value.Type) {
    memory.assumingMemoryBound(to: type).deinitialize(count: 1)
  }
  _openExistential(type, do: destroy)
}

/// A cursor over the addresses of the values for a factory or member injection, in order; nil for a missing
/// value.
@usableFromInline
package typealias DependencyValues = UnsafeMutablePointer<UnsafeMutableRawPointer?>

/// Moves the next value out of its memory and advances the cursor.
@inlinable
@inline(__always)
package func take<Value>(_ needs: inout DependencyValues, _ type: Value.Type) -> Value {
  let value = needs.pointee.unsafelyUnwrapped.assumingMemoryBound(to: type).move()
  needs += 1
  return value
}

/// Moves all values out of their memory, where they lie as the elements of a tuple.
///
/// One tuple instead of a pack of calls of `take(_:_:)`: the optimizer then passes the values on without counting
/// references. But it would copy existential values, see `areWords(_:_:)`. None of the values may be missing.
@inlinable
@inline(__always)
package func takeAll<each Value>(_ needs: DependencyValues) -> (repeat each Value) {
  // Without values there is no address, and nothing to read.
  let memory =
    MemoryLayout<(repeat each Value)>.size == 0
    ? UnsafeMutableRawPointer(needs) : needs.pointee.unsafelyUnwrapped
  return memory.assumingMemoryBound(to: (repeat each Value).self).move()
}

/// Whether the elements of a tuple are little more than words, so that none of them is an existential value. Known when
/// a client is compiled.
///
/// - Parameter pointers: The type of a tuple of as many pointers.
@inlinable
@inline(__always)
package func areWords<Values, Pointers>(_ values: Values.Type, _ pointers: Pointers.Type) -> Bool {
  MemoryLayout<Values>.size < MemoryLayout<Pointers>.size + MemoryLayout<Any>.size
}
