/// What has a graph of components: an engine, and each container or scope of one, of any generation.
///
/// The module `DIGraphTools` adds to it what it tells about the graph. Programs that don't import that module don't
/// contain it.
///
/// ```swift
/// import DIGraphTools
///
/// print(container.components)
/// ```
///
/// - Since: 0.1.0 of this package
public protocol GraphSource {
  /// The engine whose components requests find first.
  ///
  /// - Since: 0.1.0 of this package
  var engine: Engine { get }
}

extension Engine: GraphSource {
  /// The engine itself.
  ///
  /// - Since: 0.1.0 of this package
  public var engine: Engine { self }
}
