/// The module that a request comes from, if the choice of a component depends on it: a module or framework of
/// a façade.
///
/// A module is identified by a type of the user's program, interned as a small number.
@usableFromInline
package struct RequestingModule: Hashable, Sendable {
  @usableFromInline package let number: UInt32

  @inlinable
  init(number: UInt32) {
    self.number = number
  }

  /// No module: an outermost request, or a request by a component that belongs to no module.
  @inlinable package static var none: RequestingModule { RequestingModule(number: 0) }

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
    RequestingModule(number: ModuleInterner.shared.number(of: type) << 1 | sight.rawValue)
  }

  /// The type that identifies the module; nil for `none`.
  package var type: (any Any.Type)? {
    self == .none ? nil : ModuleInterner.shared.type(number >> 1)
  }
}

/// Assigns numbers to the modules of the process, starting at 1.
private final class ModuleInterner: Sendable {
  static let shared = ModuleInterner()

  private struct State {
    var numbers: [ObjectIdentifier: UInt32] = [:]
    var types: [any Any.Type] = []
  }

  private let state = Guarded(State())

  func number(of type: any Any.Type) -> UInt32 {
    state.locked { state in
      if let number = state.numbers[ObjectIdentifier(type)] { return number }
      state.types.append(type)
      let number = UInt32(state.types.count)
      state.numbers[ObjectIdentifier(type)] = number
      return number
    }
  }

  func type(_ number: UInt32) -> any Any.Type {
    state.locked { $0.types[Int(number) - 1] }
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
