/// An event of a container or a builder.
///
/// - Since: 2.1.0
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use DILogLevel, or extensions, see docs/migration/declarations-2.md#settings-and-logging"
)
#endif
public enum DILogEvent: @unchecked Sendable {
  /// Whether an operation begins or ends. The events in between belong to it.
  ///
  /// - Since: 2.1.0
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  public enum BeginEndBrace: Sendable {
    /// The operation begins.
    #if MigrationHints
    @available(
      *, deprecated,
      message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case begin
    /// The operation ends, with or without an error.
    #if MigrationHints
    @available(
      *, deprecated,
      message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case end
  }

  /// The origin of an object.
  ///
  /// - Since: 2.1.0
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  public enum ResolveStyle: Sendable {
    /// The container cached it, or another object of the same request already has it.
    #if MigrationHints
    @available(
      *, deprecated,
      message:
        "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case cache
    /// A factory made it.
    #if MigrationHints
    @available(
      *, deprecated,
      message:
        "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case new
    /// It is an external instance, passed to the container for injection.
    #if MigrationHints
    @available(
      *, deprecated,
      message:
        "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case use
  }

  /// A probable mistake.
  ///
  /// - Since: 2.1.0
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use checkIsValid(), see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  public enum Warning: Sendable {
    /// `register(protocol:)` declares the type, and no component offers it.
    #if MigrationHints
    @available(
      *, deprecated,
      message: "use checkIsValid(), see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case implNotFound(for: DITypeInfo)
  }

  /// A component is described completely, or ignored because the same line registered one before.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.componentRegistration, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case registration
  /// `build` makes the objects of `.single` components.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case createSingle(BeginEndBrace)
  /// A container handles a request.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case resolving(BeginEndBrace)
  /// The container selected a component.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case found(typeInfo: DITypeInfo)
  /// The container has the object.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case resolve(ResolveStyle)
  /// The container cached an object.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case cached
  /// The injections of an object run.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case injection(BeginEndBrace)
  /// The container found a probable mistake.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use checkIsValid(), see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case warning(Warning)
  /// A request or a build failed. The event occurs at the point of failure, before the error is
  /// thrown. Errors of your own closures cause no event.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .error, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
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
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use DILogLevel, or extensions, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
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
