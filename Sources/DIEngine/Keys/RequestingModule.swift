/// The module that a request comes from, if the choice of a component depends on it: a module or framework of
/// a façade.
///
/// A module is identified by a type of the user's program, which is interned as tags are.
@usableFromInline
package struct RequestingModule: Hashable, Sendable {
  package let number: UInt32

  /// No module: an outermost request, or a request by a component that belongs to no module.
  package static var none: RequestingModule { RequestingModule(number: 0) }

  /// The visibility of other modules' components to a requesting module.
  package enum Sight: UInt32, Sendable {
    /// All are visible, but those of the module itself and of its imports are preferred.
    case prefersOwn = 0
    /// They are only visible if they are made available to the module.
    case needsAvailability = 1
  }

  package var sight: Sight { Sight(rawValue: number & 1).unsafelyUnwrapped }

  /// Returns the requesting module that a type identifies.
  package static func of(_ type: any Any.Type, _ sight: Sight) -> RequestingModule {
    let number = QualifierInterner.shared.tag(type).number
    // A `PlanKey` has 24 bits for the module.
    precondition(
      number < 1 << 23, "A module can't be registered after eight million names, tags and modules.")
    return RequestingModule(number: number << 1 | sight.rawValue)
  }

  /// The type that identifies the module; nil for `none`.
  package var type: (any Any.Type)? {
    let tag = Qualifier(number: number >> 1)
    return tag == .none ? nil : QualifierInterner.shared.value(of: tag) as? any Any.Type
  }
}

/// The part of the user's program that registered components. The components of one module share one source.
package final class RegistrationSource: Sendable {
  /// The module to which the components belong and from which they request their dependencies.
  package let owner: RequestingModule
  /// The type that registered the components, within the module.
  package let part: (any Any.Type)?
  /// The modules that may access the components; nil if all may.
  package let availability: Set<RequestingModule>?

  package init(
    owner: RequestingModule = .none, part: (any Any.Type)? = nil,
    availability: Set<RequestingModule>? = nil
  ) {
    self.owner = owner
    self.part = part
    self.availability = availability
  }
}
