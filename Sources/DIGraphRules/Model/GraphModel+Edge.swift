extension GraphModel {
  /// What a component needs, and the components that serve it: one, all of a type, several if it is ambiguous, or none.
  public struct Edge: Sendable {
    /// When it is requested.
    public enum Stage: Sendable {
      case initializer, injection
      /// An injection that waits until the object graph is made.
      case deferredInjection
    }

    /// A type that hardly any component offers.
    package enum Unusual: Sendable {
      /// `Any`, `AnyObject` or `Void`.
      case anything
      case tuple
      /// The type of a type, and the name of that.
      case metatype(of: String)
      /// An array whose elements components offer.
      case array(of: Int, offeredBy: Int)
    }

    /// When it is requested.
    public let stage: Stage
    /// The type that is looked up, without Optional, array and other wrappers.
    public let type: Int
    /// The requested names and tags, outermost first.
    public let qualifiers: [Int]
    /// Whether the owner accepts that it is missing.
    public let isOptional: Bool
    /// Whether the owner requests all components of the type.
    public let isMany: Bool
    /// Whether the owner requests the objects later, by a lazy or a provider.
    public let isDelayed: Bool
    /// The components that serve it.
    public let targets: [Int]
    /// Components that could serve it if they were offered as the type.
    public var convertible: [Int] = []

    /// Whether the owner requests the objects later, by synchronous requests.
    package var isDelayedWithoutTask = false
    /// Whether the caller passes the value.
    package var isArgument = false
    /// Whether the owner passes arguments each time that it requests the objects: by a provider.
    package var passesArguments = false
    package var unusual: Unusual?

    /// Creates an edge.
    public init(
      _ stage: Stage, type: Int, qualifiers: [Int] = [], isOptional: Bool = false,
      isMany: Bool = false, isDelayed: Bool = false, targets: [Int]
    ) {
      self.stage = stage
      self.type = type
      self.qualifiers = qualifiers
      self.isOptional = isOptional
      self.isMany = isMany
      self.isDelayed = isDelayed
      self.targets = targets
    }

    package var isInitial: Bool { stage == .initializer }

    var isDeferred: Bool { stage == .deferredInjection }

    /// Whether it is requested while its owner is being created.
    var isImmediate: Bool { !isDeferred && !isDelayed }

    var isMissing: Bool { targets.isEmpty && !isArgument }

    /// Whether an initializer needs the created object.
    package var isPlainParameter: Bool { isInitial && !isMany && !isDelayed }

    /// Whether a cycle through it ends: an array in an initializer omits objects that are being created.
    package var cutsCycles: Bool { isDeferred || isDelayed || isInitial && isMany }
  }
}
