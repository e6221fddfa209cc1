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

extension GraphSource {
  /// The numbers of the components that requests find, for a debugger and for `print`.
  ///
  /// ```swift
  /// print(container)  // DIContainer: 12 components, 40 of parents
  /// ```
  ///
  /// - Complexity: O(*n*), where *n* is the number of parents.
  /// - Since: 0.1.0 of this package
  public var debugDescription: String {
    let registry = engine.registry
    let counts = registry.locked { registry.lineage.map(\.components.count) }
    let own = counts[0]
    let inherited = counts.dropFirst().reduce(0, +)
    return "\(Self.self): \(own) component\(own == 1 ? "" : "s")"
      + (counts.count > 1 ? ", \(inherited) of parents" : "")
  }

  /// The components with their places, for a debugger and for `dump`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of components, those of parents included.
  /// - Since: 0.1.0 of this package
  public var customMirror: Mirror {
    let texts = engine.registry.infos.map { $0.map { "\($0.type), \($0.place)" } }
    return Mirror(
      self, children: [("components", texts[0])] + texts.dropFirst().map { ("of a parent", $0) })
  }
}

extension Engine: CustomDebugStringConvertible, CustomReflectable {}
