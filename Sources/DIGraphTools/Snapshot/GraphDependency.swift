/// What a component declares to need, how, and which components serve it.
///
/// - Since: 0.1.0 of this package
public struct GraphDependency: Sendable, Hashable, Codable {
  /// When a component needs a dependency.
  ///
  /// - Since: 0.1.0 of this package
  public enum Stage: String, Sendable, Hashable, Codable {
    /// To make the object.
    ///
    /// - Since: 0.1.0 of this package
    case initializer
    /// Right after the object is made.
    ///
    /// - Since: 0.1.0 of this package
    case injection
    /// Once the whole object graph is made.
    ///
    /// - Since: 0.1.0 of this package
    case deferredInjection
  }

  /// How a component asks for what it needs later.
  ///
  /// - Since: 0.1.0 of this package
  public enum Delay: String, Sendable, Hashable, Codable {
    /// By a `Lazy` or a `Provider`.
    ///
    /// - Since: 0.1.0 of this package
    case synchronous
    /// By an `AsyncLazy` or an `AsyncProvider`.
    ///
    /// - Since: 0.1.0 of this package
    case asynchronous
  }

  /// When it is needed.
  ///
  /// - Since: 0.1.0 of this package
  public let stage: Stage
  /// The type that is looked up, with its module and without Optional, array and other wrappers.
  ///
  /// - Since: 0.1.0 of this package
  public let type: String
  /// The type as people say it.
  ///
  /// - Since: 0.1.0 of this package
  public let name: String
  /// The requested names and tags, such as `name "red"` or `tag Fast`.
  ///
  /// - Since: 0.1.0 of this package
  public let qualifiers: [String]
  /// Whether the component gets nil if nothing serves it.
  ///
  /// - Since: 0.1.0 of this package
  public let isOptional: Bool
  /// Whether the component gets all that serve it.
  ///
  /// - Since: 0.1.0 of this package
  public let isMany: Bool
  /// How the component asks for it later, through a lazy or a provider; nil if it gets it at once.
  ///
  /// - Since: 0.1.0 of this package
  public let delay: Delay?
  /// Whether the request passes it as an argument.
  ///
  /// - Since: 0.1.0 of this package
  public let isArgument: Bool
  /// The types of the arguments that the component passes through a provider.
  ///
  /// - Since: 0.1.0 of this package
  public let arguments: [String]
  /// Whether it isn't declared, but a closure was seen to request it in a recorded run.
  ///
  /// - Since: 0.1.0 of this package
  public let isSeen: Bool
  /// The components that serve it: one; all of them for many; several, if none is preferred; none, if it is an
  /// argument or nothing serves it.
  ///
  /// - Since: 0.1.0 of this package
  public let targets: [GraphComponent.ID]

  package init(
    _ stage: Stage = .initializer, type: String, name: String, qualifiers: [String] = [],
    isOptional: Bool = false, isMany: Bool = false, delay: Delay? = nil, isArgument: Bool = false,
    arguments: [String] = [], isSeen: Bool = false,
    targets: [GraphComponent.ID]
  ) {
    self.stage = stage
    self.type = type
    self.name = name
    self.qualifiers = qualifiers
    self.isOptional = isOptional
    self.isMany = isMany
    self.delay = delay
    self.isArgument = isArgument
    self.arguments = arguments
    self.isSeen = isSeen
    self.targets = targets
  }

  /// Whether nothing serves it.
  ///
  /// - Since: 0.1.0 of this package
  public var isMissing: Bool { targets.isEmpty && !isArgument }

  /// How it is needed, besides plainly, such as `optional lazy`; empty for a plain dependency.
  ///
  /// - Since: 0.1.0 of this package
  public var form: String {
    var words: [String] = []
    if isOptional { words.append("optional") }
    if isMany { words.append("many") }
    switch delay {
    case .synchronous: words.append("lazy")
    case .asynchronous: words.append("asynchronous lazy")
    case nil: break
    }
    if isArgument { words.append("argument") }
    switch stage {
    case .initializer: break
    case .injection: words.append("injected")
    case .deferredInjection: words.append("injected later")
    }
    if isSeen { words.append("seen in a run") }
    return words.joined(separator: " ")
  }
}

extension GraphDependency: CustomStringConvertible {
  /// The type with the names and tags, and how it is needed.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    let with = qualifiers.isEmpty ? name : "\(name) with \(qualifiers.joined(separator: " and "))"
    return form.isEmpty ? with : "\(with) (\(form))"
  }
}
