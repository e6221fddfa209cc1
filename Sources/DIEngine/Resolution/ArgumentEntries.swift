/// Runtime arguments that are handed out by the type of the component they are for.
///
/// The entries lie on the stack of the request; what is made later keeps a copy.
@usableFromInline
package struct ArgumentEntries {
  /// The values for one component, which is known by a type that it is offered as.
  package struct Entry {
    let type: any Any.Type
    let values: [Any?]

    package init(type: any Any.Type, values: [Any?]) {
      self.type = type
      self.values = values
    }
  }

  /// The type of the first entry, if there is no other and it names the component by its own type; and where its
  /// values lie, as long as the entry holds them: nobody changes the array.
  private var onlyType: ObjectIdentifier?
  private var onlyValues: UnsafePointer<Any?>?
  private var onlyCount = 0
  private var first: Entry?
  private var others: [Entry]?

  package init(_ entries: [Entry] = []) {
    first = entries.first
    others = entries.count > 1 ? Array(entries.dropFirst()) : nil
  }

  /// Makes the entry for the component that a request for a type is about.
  @usableFromInline
  package init(_ requested: any Any.Type, _ values: [Any?]) {
    onlyType = ObjectIdentifier(requested)
    onlyCount = values.count
    onlyValues = values.withUnsafeBufferPointer { $0.baseAddress }
    first = Entry(type: requested, values: values)
  }

  /// Adds an entry, before any request is made with the arguments.
  package mutating func add(_ type: any Any.Type, _ values: [Any?]) {
    onlyType = nil
    if first == nil {
      first = Entry(type: type, values: values)
    } else {
      others = (others ?? []) + [Entry(type: type, values: values)]
    }
  }

  /// Where the value at a position lies, if there is one entry, and it names the component by its own type.
  @inline(__always)
  func only(for type: ObjectIdentifier, _ position: Int) -> UnsafePointer<Any?>? {
    guard onlyType == type, position < onlyCount else { return nil }
    return onlyValues.unsafelyUnwrapped + position
  }

  enum Match {
    case none
    case one([Any?])
    case several
  }

  /// The values for a component: exactly one entry must be for one of its types.
  func values(for plan: ComponentPlan) -> Match {
    guard let first else { return .none }
    var match = Self.isFor(plan, first.type) ? Match.one(first.values) : .none
    for entry in others ?? [] where Self.isFor(plan, entry.type) {
      if case .one = match { return .several }
      match = .one(entry.values)
    }
    return match
  }

  private static func isFor(_ plan: ComponentPlan, _ type: any Any.Type) -> Bool {
    if plan.isOffered(as: ObjectIdentifier(type)) { return true }
    let base = requestBase(of: type)
    return base != type && plan.isOffered(as: ObjectIdentifier(base))
  }
}
