internal import CDIEngine

/// The plans that a factory or member injection calls, in order. The list retains them.
///
/// Immutable after creation. The elements are tail-allocated.
@usableFromInline
package final class DependencyList: ManagedBuffer<DependencyList.Header, DependencyList.Need> {
  @usableFromInline package struct Header {
    fileprivate let count: Int
    /// The size of the memory for the list of addresses and the values behind it.
    fileprivate let byteCount: Int
    fileprivate let alignment: Int32
    fileprivate let isSmall: Bool
    /// Whether the value may be missing, whatever the reason.
    fileprivate let acceptsMissing: Bool
  }

  @usableFromInline package struct Need {
    let plan: Unowned<Plan>
    /// The offset of the value in the memory.
    @usableFromInline fileprivate(set) var offset: Int
    fileprivate let type: any Any.Type
  }

  /// The shared empty list. Immutable, so all threads may use it.
  nonisolated(unsafe) static let none = list(of: [], acceptsMissing: false)

  static func list(
    of plans: [(plan: Plan, type: any Any.Type)], acceptsMissing: Bool
  ) -> DependencyList {
    func aligned(_ offset: Int, _ alignment: Int) -> Int {
      (offset + alignment - 1) & ~(alignment - 1)
    }
    let buffer = create(minimumCapacity: plans.count) { buffer in
      buffer.withUnsafeMutablePointerToElements { needs in
        // The values lie as the elements of a tuple do, see `takeAll(_:)`.
        var size = 0
        var most = MemoryLayout<UnsafeMutableRawPointer?>.alignment
        for (index, (plan, type)) in plans.enumerated() {
          let layout = DIEngine.layout(of: type)
          size = aligned(size, layout.alignment)
          (needs + index).initialize(
            to: Need(plan: .retaining(plan), offset: size, type: type))
          size += layout.size
          most = max(most, layout.alignment)
        }
        let start = aligned(plans.count * MemoryLayout<UnsafeMutableRawPointer?>.stride, most)
        for index in 0..<plans.count { needs[index].offset += start }
        let end = start + size
        return Header(
          count: plans.count, byteCount: end, alignment: Int32(most),
          isSmall: end <= smallByteCount && most <= 16, acceptsMissing: acceptsMissing)
      }
    }
    return unsafeDowncast(buffer, to: DependencyList.self)
  }

  deinit {
    withUnsafeMutablePointers { header, needs in
      for index in 0..<header.pointee.count { needs[index].plan.release() }
    }
  }

  @inline(__always)
  private var needs: UnsafeMutablePointer<Need> { withUnsafeMutablePointerToElements { $0 } }

  @inline(__always)
  private var head: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

  /// Makes all values and passes them to `body`.
  @inline(__always)
  func made(
    _ context: ResolutionContext, _ body: (DependencyValues) throws -> Void
  ) throws {
    guard head.pointee.count > 0 else {
      var none: UnsafeMutableRawPointer?
      return try body(&none)
    }
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
      let (needs, count) = (needs, head.pointee.count)
      while index < count {
        let dependency = needs + index
        let value = memory + dependency.pointee.offset
        addresses[index] = value
        try dependency.pointee.plan.make(context, at: value)
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
  package var count: Int { head.pointee.count }

  /// Whether the value may be missing, whatever the reason.
  package var acceptsMissing: Bool { head.pointee.acceptsMissing }

  /// The plans, in order.
  package var plans: [Plan] { (0..<count).map { needs[$0].plan.object } }

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
    try needs[index].plan.make(context, at: value)
  }

  /// Notes the address of one value, which the caller is about to make there, and returns it.
  @inlinable
  @inline(__always)
  package func place(_ index: Int, _ addresses: DependencyValues) -> UnsafeMutableRawPointer {
    let value =
      UnsafeMutableRawPointer(addresses)
      + withUnsafeMutablePointerToElements { $0[index].offset }
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
