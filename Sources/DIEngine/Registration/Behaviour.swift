/// The semantic differences between the generations, as data that a façade sets when it registers a
/// component.
@usableFromInline
package struct Behaviour: Sendable {
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A request from inside a cycle reuses the member of the cycle that it leads back to, instead of making
    /// a new object.
    package static let closesCycles = Options(rawValue: 1 << 0)
    /// An object is queued for its injections when it is requested, not when it is made.
    package static let queuesBeforeMaking = Options(rawValue: 1 << 1)
    /// The component has a separate instance for each of its names and tags.
    package static let qualifierMakesInstance = Options(rawValue: 1 << 2)
    /// A request without a name finds a component that has names only if it is the default.
    package static let namelessNeedsDefault = Options(rawValue: 1 << 3)
    /// A request with arguments makes an object that isn't kept.
    package static let uncachedWithArguments = Options(rawValue: 1 << 4)
    /// An Optional dependency that can't be made is nil; without this option, it fails like any other.
    package static let optionalSoftens = Options(rawValue: 1 << 5)
    /// Passing an external instance that is already kept injects its members again.
    package static let reinjectsSame = Options(rawValue: 1 << 6)
    /// A component that belongs to no module requests its dependencies from the module that requested it.
    package static let inheritsModule = Options(rawValue: 1 << 7)
    /// The parameters are marked as arguments: the component has one initializer, which no list of argument
    /// types chooses.
    package static let declaresArguments = Options(rawValue: 1 << 8)
    /// An external instance replaces the one that is kept; without this option, it is kept only if there is none yet.
    package static let replacesExternal = Options(rawValue: 1 << 9)
  }

  package var options: Options
  /// The number of the generation that registers the component, which descriptions of the graph show; 0 if it is
  /// unknown. Nothing else depends on it.
  package let generation: UInt8

  package init(_ options: Options, generation: UInt8 = 0) {
    self.options = options
    self.generation = generation
  }
}
