extension Component {
  /// What few components have, apart from the rest to keep the others small.
  package struct Rare {
    /// The factories that take runtime arguments, one for each list of argument types.
    var argumentFactories: [Factory] = []
    /// The rare properties of the factory without runtime arguments.
    var factory: Factory.Rare?
    /// The names and tags that apply to every service of the component.
    var qualifiers: [Qualifier] = []
    /// The post-init, which runs after all member injections.
    package var postInit: MemberInjection?
    /// The store that keeps the instances, if the component has a lifetime that the user defined.
    var store: (any InstanceStore)?
    /// The queue that supplies runtime arguments to requests that pass none.
    var argumentQueue: ArgumentQueue?
    var identities = FurtherIdentities()
    /// The codes of the findings that code accepts at the registration: tools don't report them.
    package var acceptedFindings: [String] = []
    /// Ends an object of the component; nil if its objects need no end.
    package var ending: EndAction?
    /// Whether the registration says that its closures may throw: in the modern generation, where others don't.
    package var mayThrow = false
    /// The compiler's conversions to services that no cast of the runtime's reaches.
    var conversions: [ObjectIdentifier: CompiledConversion] = [:]
    /// The conformance of an actor by which kept objects have received something.
    var confinement: IsolatedConformance?
  }

  /// The memory of rare properties. Copies of a component share it until one of them changes a property.
  final class RareStorage {
    /// What most components have. Immutable, so all threads may use it.
    nonisolated(unsafe) fileprivate static let usual = RareStorage(Rare())

    fileprivate var value: Rare

    fileprivate init(_ value: Rare) {
      self.value = value
    }
  }

  /// What few components have. Memory is allocated when a property is set for the first time.
  package var rare: Rare {
    // Not `_read`: optimized code reads what that has yielded of so large a structure after its end.
    @inline(__always) get { (rareStorage ?? RareStorage.usual).value }
    _modify {
      if rareStorage == nil || !isKnownUniquelyReferenced(&rareStorage) {
        rareStorage = RareStorage(rare)
      }
      yield &rareStorage.unsafelyUnwrapped.value
    }
  }

  package var qualifiers: [Qualifier] {
    get { rare.qualifiers }
    set { rare.qualifiers = newValue }
  }

  package var store: (any InstanceStore)? {
    get { rare.store }
    set { if newValue !== store { rare.store = newValue } }
  }

  /// The store that keeps the instances: in an isolated engine, one of its own stands for that of the user.
  var storeInUse: (any InstanceStore)? {
    guard let store, let isolation = registry?.isolation else { return store }
    return isolation.twin(of: store)
  }

  /// The identities of a component besides itself.
  struct FurtherIdentities {
    /// Whether instances without a name have a further identity, too: the component's lifetime has changed.
    private var isRenewed = false
    private var identities = [Qualifier: InstanceIdentity]()

    /// Returns the identity of the instances requested by a name or tag, or without one.
    mutating func identity(of component: Component, _ qualifier: Qualifier) -> InstanceIdentity {
      guard qualifier != .none || isRenewed else { return component }
      if let identity = identities[qualifier] { return identity }
      let identity = FurtherIdentity(component, qualifier)
      identities[qualifier] = identity
      return identity
    }

    /// Returns the identities whose instances requests may find, with the component itself if it is one of them.
    func all(of component: Component) -> [InstanceIdentity] {
      (isRenewed ? [] : [component]) + identities.values
    }

    /// Drops all identities: instances that are made from now on have new ones.
    ///
    /// - Returns: The former identities.
    mutating func renew() -> [InstanceIdentity] {
      defer { (identities, isRenewed) = ([:], true) }
      return Array(identities.values)
    }
  }
}

/// Initializes memory with an object as another type.
package typealias CompiledConversion = (Any, UnsafeMutableRawPointer) -> Void

extension Component {
  /// Whether objects may need more than a cast: functions, `CGFloat` as `Double`.
  package static func needsConversion(
    from made: any Any.Type, to target: any Any.Type
  ) -> Bool {
    !isKnownClass(made) && !isExistential(target) && made != target && !isOptional(made)
  }

  /// Converts objects to a type by a closure that the compiler has checked.
  package func convert<Made, Target>(_ conversion: @escaping (Made) -> Target) {
    rare.conversions[ObjectIdentifier(Target.self)] = { object, memory in
      memory.initializeMemory(as: Target.self, to: conversion(object as! Made))
    }
  }

  /// Whether a closure that the compiler has checked converts objects to a type.
  package func converts(to type: any Any.Type) -> Bool {
    rare.conversions[ObjectIdentifier(type)] != nil
  }
}

/// Returns the end of a component's objects for a closure of the user's.
package func endAction<Impl>(
  _ end: @escaping @isolated(any) @Sendable (Impl) async throws -> Void
) -> EndAction {
  { box in try await end(send(box, Impl.self)) }
}
