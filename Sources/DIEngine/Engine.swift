/// One graph of components, whichever generations of the API speak about it.
///
/// A container or builder that is given an engine adds its components to that engine's graph and
/// finds those that others added; one that is given none makes an engine of its own.
///
/// An engine is safe to use from any thread.
public final class Engine: Sendable {
  package let registry: Registry
  package let companions = EngineStorage()

  /// Makes an engine without components.
  public init() {
    registry = Registry()
  }

  /// Makes an engine whose resolutions tell a listener what they went on after.
  ///
  /// - Parameter parent: an engine whose components are found where this one has none.
  package init(parent: Engine? = nil, listener: (@Sendable (Event) -> Void)?) {
    registry = Registry(parent: parent?.registry, listener: listener)
  }
}
