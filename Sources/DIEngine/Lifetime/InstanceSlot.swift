internal import CDIEngine

/// The storage of one shared instance.
///
/// An instance that is held strongly is shown in a word, from which readers copy it without a lock, in a reading
/// (`di_begin_reading`): whoever drops it releases it when they have ended. A lock, held for a few instructions, guards
/// everything else, and writers of the word. An instance that is being made belongs to the claim in the slot's other word.
package final class InstanceSlot: @unchecked Sendable {
  // Used by their addresses only. Must come first.
  private var wordMemory: UInt = 0
  private var shownMemory: UInt = 0

  /// Whether the instance is being made. The claim that makes it retains the slot.
  package var word: SlotWord { SlotWord(of: self) }

  /// The address of the box that holds the instance strongly, which the word retains; 0 if there is none.
  private var shown: AtomicWord { AtomicWord(in: self, at: 1) }

  /// What the lock guards.
  private struct Contents {
    /// How the instance is held; nil if it is kept elsewhere, and the slot only serializes its creation and shows it.
    var strength: Lifetime.Strength?
    var weak: WeakBox?
    /// The number of the outermost request that made the instance, unless that is held weakly.
    var request: UInt64 = 0
    /// The record of the published instance, for its end; nil if makings aren't recorded.
    var record: EndRecord?
  }

  /// Guards the contents, and writers of the shown word. Strong slots are locked when their instance is created or dropped,
  /// so they share the lock of their scope, or one of a few process-wide locks. Weak slots are locked
  /// at each request, so each has its own.
  private let mutex: Unowned<Mutex>
  private let ownsMutex: Bool
  @exclusivity(unchecked) private var contents: Contents
  /// Whether several requests that wait for each other may make the object at once.
  let isRepeatable: Bool
  /// Whether the instance is kept until a scope is cleaned.
  package let isCleanable: Bool
  /// The scope that keeps the instance, for requests that retain it; nil if none does.
  let scope: Unowned<Scope>?

  /// - Parameters:
  ///   - scope: The scope that keeps the instance; nil if none does.
  ///   - mutex: A lock that the slot shares, unless it holds the instance weakly; nil for one of the process.
  package init(
    _ strength: Lifetime.Strength?, isRepeatable: Bool = false, in scope: Scope? = nil,
    untilCleaned: Bool = false, _ mutex: Unowned<Mutex>? = nil
  ) {
    self.scope = scope.map(Unowned.init)
    contents = Contents(strength: strength)
    isCleanable = untilCleaned
    self.isRepeatable = isRepeatable
    ownsMutex = strength == .weak
    self.mutex = ownsMutex ? .retaining(Mutex(.slot)) : mutex ?? Self.mutexes.mutex
  }

  deinit {
    if let box = shownBox { Unowned(box).release() }
    if ownsMutex { mutex.release() }
  }

  private static let mutexes = MutexPool(.slot)

  /// The record of the published instance, for its end; nil if makings aren't recorded.
  var endRecord: EndRecord? { mutex.locked { contents.record } }

  /// Whether the instance is, or is about to be, held weakly although its lifetime demands a strong
  /// reference. Read without a lock, by a request on the slot's scope or a descendant.
  var isWeakened: Bool {
    isCleanable && scope.unsafelyUnwrapped.with(\.isWeakened)
  }

  /// Whether the slot's scope was cleaned, and may have dropped an instance that a request holds. Read without a lock,
  /// like `isWeakened`.
  package var wasCleaned: Bool {
    isCleanable && scope.unsafelyUnwrapped.with(\.wasCleaned)
  }

  /// The finished instance, if an object has been published and the slot still keeps it: usually a look without a lock
  /// tells that there is none.
  package var found: AnyBox? { word.load() == .finished ? finished : nil }

  /// The finished instance, if the slot keeps one.
  package var finished: AnyBox? {
    mutex.locked {
      contents.strength == nil ? nil : shownBox ?? contents.weak?.strengthened()
    }
  }

  // MARK: Readers

  /// Initializes memory with the shown instance, as the type that it was boxed with. Call it in a reading only.
  ///
  /// - Returns: False if there is none.
  @inline(__always)
  func copyShown(to memory: UnsafeMutableRawPointer) -> Bool {
    guard let box = UnsafeRawPointer(bitPattern: shown.load()) else { return false }
    Unowned<AnyBox>(address: box).with { $0.copy(to: memory) }
    return true
  }

  /// Shows an instance that is kept elsewhere, unless the slot shows one.
  ///
  /// - Parameter isKept: Whether the instance is still kept. Called under the slot's lock.
  func show(_ box: AnyBox, if isKept: () -> Bool) {
    mutex.locked { if shown.load() == 0, isKept() { show(box) } }
  }

  private func show(_ box: AnyBox) { shown.store(UInt(bitPattern: Unowned.retaining(box).address)) }

  /// The shown instance. The caller has the lock.
  private var shownBox: AnyBox? {
    UnsafeRawPointer(bitPattern: shown.load()).map { Unowned<AnyBox>(address: $0).object }
  }

  /// Stops showing the instance. The caller has the lock.
  ///
  /// - Returns: The instance, which readers may still use.
  private func retire() -> AnyBox? {
    guard let box = UnsafeRawPointer(bitPattern: shown.load()) else { return nil }
    shown.store(0)
    return Unowned<AnyBox>(address: box).take()
  }

  // MARK: Writers

  /// Publishes an instance to all threads.
  ///
  /// - Parameters:
  ///   - request: The number of the outermost request that made the instance; 0 if no request did.
  ///   - record: The record of the instance, for its end; nil if makings aren't recorded.
  /// - Returns: The instance, if the slot doesn't retain it.
  func keep(
    _ box: AnyBox, madeBy request: UInt64 = 0, _ record: EndRecord? = nil
  ) -> AnyBox? {
    var former: EndRecord?
    var unkept: AnyBox?
    drop {
      (former, contents.record) = (contents.record, record)
      guard let strength = contents.strength else {
        unkept = box
        return nil
      }
      let retired = retire()
      switch strength {
      case .strong:
        show(box)
        contents.request = request
      case .weak:
        // A value can't be held weakly, so it is not kept.
        contents.weak = box.weakened()
        unkept = box
      }
      return retired
    }
    withExtendedLifetime(former) {}
    return unkept
  }

  /// Publishes an instance that no claim has made.
  func keepOutsideOfClaims(_ box: AnyBox) {
    _ = keep(box)
    _ = word.replace(.empty, with: .finished)
  }

  /// Removes the instance: its request could not use it, or one that has claimed the slot is about to replace it, and must
  /// find its own.
  ///
  /// - Parameter request: The number of the outermost request whose instance is removed; nil for that of any.
  /// - Returns: What the slot retained. Its deinit must not join the running request.
  func discardInstance(madeBy request: UInt64? = nil) -> [AnyBox] {
    guard let discarded = withdraw(madeBy: request) else { return [] }
    di_wait_for_readers()
    return [discarded]
  }

  /// Stops showing the instance.
  ///
  /// - Parameter request: The number of the outermost request whose instance is removed; nil for that of any.
  /// - Returns: What the slot retained, and readers may still use: release it after `di_wait_for_readers()`.
  func withdraw(madeBy request: UInt64? = nil) -> AnyBox? {
    mutex.locked {
      guard request == nil || request == contents.request else { return nil }
      contents.weak = nil
      return retire()
    }
  }

  /// Drops the kept instance.
  ///
  /// - Returns: The instance, unless it was held weakly, and the number of the outermost request that made it.
  @discardableResult
  package func clean() -> (box: AnyBox, request: UInt64)? {
    var strong: (box: AnyBox, request: UInt64)?
    drop {
      contents.weak = nil
      strong = shownBox.map { ($0, contents.request) }
      return retire()
    }
    return strong
  }

  /// Drops an instance that has ended. Another one may have followed it, if it was held weakly.
  func drop(_ record: EndRecord) {
    drop {
      guard contents.record === record else { return nil }
      // The caller retains the record: nothing dies under the lock.
      (contents.weak, contents.record) = (nil, nil)
      return retire()
    }
  }

  /// Turns the strong reference into a weak one.
  func weaken() {
    drop {
      guard contents.strength == .strong else { return nil }
      contents.strength = .weak
      contents.weak = shownBox?.weakened()
      return retire()
    }
  }

  /// Calls a closure under the lock, and drops the instance that it retires when no reader uses that any more. A weak box that
  /// dies there runs no code of the user's.
  private func drop(_ retiring: () -> AnyBox?) {
    let retired = mutex.locked(retiring)
    if retired != nil { di_wait_for_readers() }
    // Released outside the lock: a deinit is user code.
    withExtendedLifetime(retired) {}
  }
}
