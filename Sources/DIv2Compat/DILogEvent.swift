/// What a container or a builder did. Since 2.1.0.
public enum DILogEvent: @unchecked Sendable {
  /// Whether something begins or ends; what happens in between belongs to it. Since 2.1.0.
  public enum BeginEndBrace: Sendable {
    /// It begins.
    case begin
    /// It ends, well or with an error.
    case end
  }

  /// Where an object comes from. Since 2.1.0.
  public enum ResolveStyle: Sendable {
    /// It is kept, or another object of the same request has it already.
    case cache
    /// It was made.
    case new
    /// It was handed to the container, to be injected.
    case use
  }

  /// What probably was not meant. Since 2.1.0.
  public enum Warning: Sendable {
    /// A protocol is declared, and nothing is registered for it.
    case implNotFound(for: DITypeInfo)
  }

  /// A registration is described, or dropped since the same line made one before.
  case registration
  /// The objects of `.single` registrations are made, inside of `build`.
  case createSingle(BeginEndBrace)
  /// A container is asked for something.
  case resolving(BeginEndBrace)
  /// A registration was chosen.
  case found(typeInfo: DITypeInfo)
  /// There is an object.
  case resolve(ResolveStyle)
  /// An object is kept from now on.
  case cached
  /// The injections of an object run.
  case injection(BeginEndBrace)
  /// Something was probably not meant.
  case warning(Warning)
  /// Something failed. It is told where that happened, before the error is thrown; errors that your
  /// own closures throw are not told.
  case error(DIError)
}

extension DILogEvent: Equatable {
  /// Whether both are of the same case, whatever comes with it. Since 2.1.0.
  ///
  /// ```swift
  /// DILogEvent.resolving(.begin) == .resolving(.end)  // true
  /// ```
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
