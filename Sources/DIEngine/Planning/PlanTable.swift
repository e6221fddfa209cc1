internal import CDIEngine

/// The plans of one registry, and the words by which requests see, without its lock, whether it has changed.
///
/// A component has one plan for each way in which it can be used. These plans last as long as the registry: frames,
/// claims and other plans refer to them without counting. All other plans are made for one choice, and belong to the
/// need for which it was made (`PlanPlace`). So a registration ends no plan: it changes the version, and each need chooses
/// again when it is used next.
package final class PlanTable {
  // Words that threads read without the lock, used by their addresses only. They must come first.
  private var versionMemory: UInt = 0
  private var modulesMemory: UInt = 0
  private var checksMemory: UInt = 0

  /// The registry, which owns this object. Set once, before any request.
  @exclusivity(unchecked) var registry: Unowned<Registry>?
  /// Those of the parent registry, which lives longer.
  private let upper: Unowned<PlanTable>?
  /// The requests that code has made, by key.
  private let requests = AtomicTable<PlanKey>(capacity: 8)
  /// The plans of components, each retained once.
  @exclusivity(unchecked) private var componentPlans: [ComponentPlan] = []
  /// The newest plan of each component of another registry.
  @exclusivity(unchecked) private var foreign: [ObjectIdentifier: ComponentPlan] = [:]

  init(below upper: PlanTable?) {
    self.upper = upper.map { Unowned($0) }
    noteChange()
  }

  deinit {
    // Plans may lead back to themselves, and a chain of them may be long: so all let go before any is released.
    for plan in componentPlans { plan.releaseChoices() }
    requests.visit { _, request in Unowned<RequestNeed>(address: request).release() }
    requests.deallocate()
  }

  // MARK: Words

  private var versionWord: AtomicWord { AtomicWord(in: self) }
  private var modulesWord: AtomicWord { AtomicWord(in: self, at: 1) }
  private var checksWord: AtomicWord { AtomicWord(in: self, at: 2) }

  /// A number that grows with each change of the registry or one above it. Never 0.
  @inline(__always)
  var version: UInt { _fastPath(upper == nil) ? versionWord.load() : versionBelow }

  @inline(never)
  private var versionBelow: UInt {
    versionWord.load() &+ (upper?.with { $0.version } ?? 0)
  }

  /// Notes a change of the registry: all needs choose again, when they are used next. The caller holds the lock.
  func noteChange() { versionWord.store(versionWord.load() &+ 1) }

  /// Whether any component of this registry or its parents belongs to a module, so that choices depend on who asks.
  @inline(__always)
  var hasModules: Bool { modulesWord.load() != 0 || (upper != nil && hasModulesAbove) }

  @inline(never)
  private var hasModulesAbove: Bool { upper?.with { $0.hasModules } ?? false }

  func noteModules() { modulesWord.store(1) }

  /// Whether each outermost request to this registry or its parents is checked before it begins (`Scope.checkFirst`).
  var checksFirst: Bool { checksWord.load() != 0 || (upper?.with { $0.checksFirst } ?? false) }

  /// Lets each outermost request be checked from now on. The caller holds the lock.
  func checkFirst() {
    guard !checksFirst else { return }
    checksWord.store(1)
    noteChange()
  }

  // MARK: Requests

  /// Returns the request for a key. Needs no lock.
  @inline(__always)
  func find(_ key: PlanKey) -> Unowned<RequestNeed>? {
    requests.find(key).map { Unowned(address: $0) }
  }

  /// Adds the request for a key. The caller holds the lock.
  ///
  /// - Parameter expected: The number of requests that may come: that of the components.
  func add(
    _ request: RequestNeed, for key: PlanKey, expecting expected: Int
  ) -> Unowned<RequestNeed> {
    let request = Unowned.retaining(request)
    requests.set(request.address, for: key, expecting: expected)
    return request
  }

  // MARK: Plans of components

  /// Returns the newest plan of an identity. The caller holds the lock.
  func newest(_ identity: InstanceIdentity, isOwn: Bool) -> ComponentPlan? {
    isOwn ? identity.plan?.object : foreign[ObjectIdentifier(identity)]
  }

  /// Retains a plan as long as the registry lives. The caller holds the lock.
  ///
  /// - Parameter isOwn: Whether the component was added to this registry: then its identity refers to the plan.
  func add(_ plan: ComponentPlan, isOwn: Bool) {
    componentPlans.append(plan)
    if isOwn {
      plan.identity.note(plan)
    } else {
      foreign[ObjectIdentifier(plan.identity)] = plan
    }
  }
}

/// The properties of a request on which its plan depends.
@usableFromInline
package struct PlanKey: Hashable, Sendable {
  @usableFromInline
  package struct Style: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An Optional is nil if its request can't be served.
    @inlinable package static var softens: Style { Style(rawValue: 1) }
    /// The request is for all components of the type.
    package static let many = Style(rawValue: 2)
    /// Asynchronous code makes the request, whose Optional is nil if it can't be served. No other request has both styles: one
    /// for many is never nil.
    @inlinable package static var asynchronous: Style { Style(rawValue: 3) }
    /// The request injects members into an external instance of the type.
    static let injectsMembers = Style(rawValue: 4)
  }

  let type: UInt
  let signature: UInt
  /// The qualifier in the upper half, whatever the width of a word is; then the module and the style.
  let extra: UInt64

  package init(
    _ type: ObjectIdentifier, _ qualifier: Qualifier, _ style: Style,
    signature: ObjectIdentifier? = nil, from module: RequestingModule = .none
  ) {
    self.type = UInt(bitPattern: type)
    self.signature = signature.map(UInt.init(bitPattern:)) ?? 0
    extra =
      UInt64(qualifier.number) << 32 | UInt64(module.number) << 8 | UInt64(style.rawValue)
  }
}

extension PlanKey: TableKey {
  @usableFromInline var start: Int {
    TableHash.start(address: UInt64(type ^ signature) ^ extra &* 0x9E37_79B9)
  }
}
