/// The plans that a maker or a step calls, in order. It holds them.
final class NeedList {
  private struct Need {
    let plan: Unmanaged<Plan>
    /// Where its value lies.
    let offset: Int
  }

  private let needs: UnsafeMutablePointer<Need>
  private let count: Int
  /// How much memory the values take, and the list of their addresses before them.
  private let byteCount: Int
  private let alignment: Int
  private let isSmall: Bool
  private let types: [any Any.Type]
  /// Whether each of the values may be missing.
  private let isForgiven: Bool

  init(_ plans: [(plan: Plan, type: any Any.Type)], isForgiven: Bool) {
    count = plans.count
    types = plans.map(\.type)
    self.isForgiven = isForgiven
    needs = .allocate(capacity: count)
    var end = count * MemoryLayout<UnsafeMutableRawPointer?>.stride
    var most = MemoryLayout<UnsafeMutableRawPointer?>.alignment
    for (index, (plan, type)) in plans.enumerated() {
      func layout<Value>(_ type: Value.Type) -> (size: Int, alignment: Int) {
        (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
      }
      let (size, alignment) = _openExistential(type, do: layout)
      end = (end + alignment - 1) & ~(alignment - 1)
      (needs + index).initialize(to: Need(plan: .passRetained(plan), offset: end))
      end += size
      most = max(most, alignment)
    }
    byteCount = end
    alignment = most
    isSmall = end <= Self.smallByteCount && most <= 16
  }

  deinit {
    for index in 0..<count { needs[index].plan.release() }
    needs.deallocate()
  }

  /// Makes all values and hands them over.
  @inline(__always)
  func made(
    _ thread: ThreadState, _ body: (Needs) throws -> Void
  ) throws {
    guard count > 0 else {
      var none: UnsafeMutableRawPointer?
      return try body(&none)
    }
    // A size that the compiler knows costs less to make room for.
    if isSmall {
      try withUnsafeTemporaryAllocation(byteCount: Self.smallByteCount, alignment: 16) {
        try hand(over: $0.baseAddress.unsafelyUnwrapped, thread, body)
      }
    } else {
      try withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: alignment) {
        try hand(over: $0.baseAddress.unsafelyUnwrapped, thread, body)
      }
    }
  }

  @inline(__always)
  private static var smallByteCount: Int { 128 }

  @inline(__always)
  private func hand(
    over memory: UnsafeMutableRawPointer, _ thread: ThreadState, _ body: (Needs) throws -> Void
  ) throws {
    let addresses = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    try make(thread, memory, addresses)
    try body(addresses)
  }

  @inline(__always)
  private func make(
    _ thread: ThreadState, _ memory: UnsafeMutableRawPointer, _ addresses: Needs
  ) throws(Failure) {
    var index = 0
    do throws(Failure) {
      while index < count {
        let need = needs + index
        let value = memory + need.pointee.offset
        addresses[index] = value
        try need.pointee.plan.make(thread, at: value)
        index += 1
      }
    } catch {
      guard !isForgiven else {
        addresses[index] = nil
        return
      }
      destroy(index, addresses)
      throw error
    }
  }

  /// Destroys the first values.
  @inline(never)
  private func destroy(_ count: Int, _ addresses: Needs) {
    for index in 0..<count {
      if let value = addresses[index] { DIEngine.destroy(value, as: types[index]) }
    }
  }
}

/// Destroys a value of a type that is not known here.
@inline(never)
func destroy(_ memory: UnsafeMutableRawPointer, as type: any Any.Type) {
  func destroy<Value>(_ type: Value.Type) {
    memory.assumingMemoryBound(to: type).deinitialize(count: 1)
  }
  _openExistential(type, do: destroy)
}

/// Where the values lie that a maker or step needs, in order; nil for one that can't be had.
@usableFromInline package typealias Needs = UnsafeMutablePointer<UnsafeMutableRawPointer?>

/// Takes the next value that a maker or step needs.
@inlinable
@inline(__always)
package func take<Value>(_ needs: inout Needs, _ type: Value.Type) -> Value {
  let value = needs.pointee.unsafelyUnwrapped.assumingMemoryBound(to: type).move()
  needs += 1
  return value
}
