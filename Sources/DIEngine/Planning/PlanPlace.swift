internal import CDIEngine

/// The place of the plan that was chosen for a need: a word that threads read without a lock. Who holds the registry's lock
/// replaces it.
///
/// The plan of a component lasts as long as its registry, so readers use it as it is. Another one was made for this choice,
/// and the place owns it: a reader retains it in a reading (`di_begin_reading`), and who replaces it releases it when the
/// readings of that moment have ended (`FamilyLock.discard(_:)`).
struct PlanPlace {
  private let word: AtomicWord

  /// Whether the place owns the plan.
  private static var owns: UInt { 1 }
  /// Whether child registries offer the type, so that each request asks the registry that received it.
  private static var overlaid: UInt { 2 }

  @inline(__always)
  init(_ word: AtomicWord) {
    self.word = word
  }

  /// The plan, if it lasts as long as the registry and no child registry may replace it, as is usual. Something must have been
  /// chosen.
  @inline(__always)
  var lasting: Unowned<Plan>? {
    let word = word.load()
    guard word & (Self.owns | Self.overlaid) == 0 else { return nil }
    return Unowned(address: UnsafeRawPointer(bitPattern: word).unsafelyUnwrapped)
  }

  var isOverlaid: Bool { word.load() & Self.overlaid != 0 }

  /// The plan. Call it in a reading, or under the registry's lock.
  @inline(__always)
  var plan: Unowned<Plan> {
    let address = word.load() & ~(Self.owns | Self.overlaid)
    return Unowned(address: UnsafeRawPointer(bitPattern: address).unsafelyUnwrapped)
  }

  /// Returns the plan, which stays until the caller releases it.
  @inline(__always)
  func held(_ context: ResolutionContext) -> HeldPlan {
    if let plan = lasting { return HeldPlan(plan: plan, isRetained: false) }
    return retained(context)
  }

  @inline(never)
  private func retained(_ context: ResolutionContext) -> HeldPlan {
    let reader = di_begin_reading(context.state)
    defer { di_end_reading(reader) }
    return HeldPlan(plan: .retaining(plan.object), isRetained: true)
  }

  /// Replaces the plan.
  ///
  /// - Returns: The former one, if the place owned it.
  func store(_ plan: Plan, isOverlaid: Bool = false) -> AnyObject? {
    let address = UInt(bitPattern: Unowned(plan).address)
    let flags = (plan.isLasting ? 0 : Self.owns) | (isOverlaid ? Self.overlaid : 0)
    guard word.load() != address | flags else { return nil }
    if !plan.isLasting { _ = Unowned.retaining(plan) }
    return exchange(address | flags)
  }

  /// Stores a plan for good: the caller retains it as long as the place is used.
  func fix(_ plan: Plan) { word.store(UInt(bitPattern: Unowned(plan).address)) }

  /// Leaves no plan.
  ///
  /// - Returns: The former one, if the place owned it.
  func clear() -> AnyObject? { exchange(0) }

  private func exchange(_ new: UInt) -> AnyObject? {
    let former = word.load()
    let plan = former == 0 ? nil : self.plan
    word.store(new)
    return former & Self.owns == 0 ? nil : plan?.take()
  }
}

/// A plan that stays until its user releases it.
package struct HeldPlan {
  package let plan: Unowned<Plan>
  let isRetained: Bool

  @inline(__always)
  package func release() {
    if isRetained { plan.release() }
  }
}
