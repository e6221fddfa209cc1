/// The group of components that a request comes from, where the choice hangs on it: a module or a
/// framework of a façade.
///
/// Groups are types of the user's program, interned to a small number.
@usableFromInline
package struct RequestingModule: Hashable, Sendable {
  @usableFromInline package let number: UInt32

  @inlinable
  init(number: UInt32) {
    self.number = number
  }

  /// No group: a request from outside, or by a component that belongs to none.
  @inlinable package static var none: RequestingModule { RequestingModule(number: 0) }

  /// What being asked from the group means for the components of others.
  package enum Sight: UInt32, Sendable {
    /// They are found, but those of the group itself and of its imports are preferred.
    case prefersOwn = 0
    /// They are found only if they are made available to the group.
    case needsAvailability = 1
  }

  package var sight: Sight { Sight(rawValue: number & 1).unsafelyUnwrapped }

  /// The viewpoint of a group that is known by its type.
  package static func of(_ group: any Any.Type, _ sight: Sight) -> RequestingModule {
    RequestingModule(number: ModuleInterner.shared.number(of: group) << 1 | sight.rawValue)
  }

  /// The type that the group is known by; nil for none.
  package var group: (any Any.Type)? {
    self == .none ? nil : ModuleInterner.shared.group(number >> 1)
  }
}

/// Numbers the groups of the process from 1 on.
private final class ModuleInterner: @unchecked Sendable {
  static let shared = ModuleInterner()

  private let mutex = Mutex()
  private var numbers: [ObjectIdentifier: UInt32] = [:]
  private var groups: [any Any.Type] = []

  func number(of group: any Any.Type) -> UInt32 {
    mutex.locked {
      if let number = numbers[ObjectIdentifier(group)] { return number }
      groups.append(group)
      let number = UInt32(groups.count)
      numbers[ObjectIdentifier(group)] = number
      return number
    }
  }

  func group(_ number: UInt32) -> any Any.Type {
    mutex.locked { groups[Int(number) - 1] }
  }
}

/// Where in the user's program components were registered. Those of one group share one origin.
package final class RegistrationSource: Sendable {
  /// The group that the components belong to; their own requests are made from there.
  package let owner: RequestingModule
  /// The part of the program that registered the components, below the group.
  package let part: (any Any.Type)?
  /// The groups that may see the components; nil where all may.
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
