/// An event of a container or a builder.
///
/// - Since: 2.1.0
public enum DILogEvent: @unchecked Sendable {
  /// Whether an operation begins or ends. The events in between belong to it.
  ///
  /// - Since: 2.1.0
  public enum BeginEndBrace: Sendable {
    /// The operation begins.
    case begin
    /// The operation ends, with or without an error.
    case end
  }

  /// The origin of an object.
  ///
  /// - Since: 2.1.0
  public enum ResolveStyle: Sendable {
    /// The container cached it, or another object of the same request already has it.
    case cache
    /// A factory made it.
    case new
    /// It is an external instance, passed to the container for injection.
    case use
  }

  /// A probable mistake.
  ///
  /// - Since: 2.1.0
  public enum Warning: Sendable {
    /// `register(protocol:)` declares the type, and no component offers it.
    case implNotFound(for: DITypeInfo)
  }

  /// A component is described completely, or ignored because the same line registered one before.
  case registration
  /// `build` makes the objects of `.single` components.
  case createSingle(BeginEndBrace)
  /// A container handles a request.
  case resolving(BeginEndBrace)
  /// The container selected a component.
  case found(typeInfo: DITypeInfo)
  /// The container has the object.
  case resolve(ResolveStyle)
  /// The container cached an object.
  case cached
  /// The injections of an object run.
  case injection(BeginEndBrace)
  /// The container found a probable mistake.
  case warning(Warning)
  /// A request or a build failed. The event occurs at the point of failure, before the error is
  /// thrown. Errors of your own closures cause no event.
  case error(DIError)
}

extension DILogEvent: Equatable {
  /// Returns whether both events are of the same case, whatever their values.
  ///
  /// ```swift
  /// DILogEvent.resolving(.begin) == .resolving(.end)  // true
  /// ```
  ///
  /// - Since: 2.1.0
  public static func == (left: DILogEvent, right: DILogEvent) -> Bool {
    switch (left, right) {
    case (.registration, .registration), (.createSingle, .createSingle),
      (.resolving, .resolving), (.found, .found), (.resolve, .resolve), (.cached, .cached),
      (.injection, .injection), (.warning, .warning), (.error, .error):
      return true
    default:
      return false
    }
  }
}
