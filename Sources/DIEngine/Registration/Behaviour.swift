/// Where the generations truly differ, as data that a façade sets when it registers.
@usableFromInline
package struct Behaviour: Sendable {
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A request from inside a cycle gets the member of the cycle that asks, not a new object.
    package static let closesCycles = Options(rawValue: 1 << 0)
    /// An object takes its place in the queue of injections when it is requested, not when made.
    package static let queuesBeforeMaking = Options(rawValue: 1 << 1)
    /// Each name or tag of the component has an object of its own.
    package static let qualifierMakesInstance = Options(rawValue: 1 << 2)
    /// A component that has names is found without one only if it is the default.
    package static let namelessNeedsDefault = Options(rawValue: 1 << 3)
    /// A request with arguments makes an object that is not kept.
    package static let uncachedWithArguments = Options(rawValue: 1 << 4)
    /// An Optional dependency that can't be made is nil; otherwise it fails like any other.
    package static let optionalSoftens = Options(rawValue: 1 << 5)
    /// An object that is already kept is injected again when it is handed in once more.
    package static let reinjectsSame = Options(rawValue: 1 << 6)
    /// A component that belongs to no group asks from the viewpoint of whoever asked for it.
    package static let inheritsModule = Options(rawValue: 1 << 7)
    /// The parameters say by themselves that they take arguments; there is one initializer, and no
    /// list of argument types chooses it.
    package static let declaresArguments = Options(rawValue: 1 << 8)
  }

  /// What becomes of an object that was handed in to be injected.
  package enum ExternalInstancePolicy: UInt8, Sendable {
    /// It is kept if nothing is kept yet.
    case ifEmpty
    /// It is kept in place of what was kept.
    case replace
  }

  package var options: Options
  package var externalInstancePolicy: ExternalInstancePolicy

  package init(_ options: Options, externalInstancePolicy: ExternalInstancePolicy) {
    self.options = options
    self.externalInstancePolicy = externalInstancePolicy
  }
}
