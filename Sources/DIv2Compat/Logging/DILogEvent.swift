/// What a container or a builder did. Since 2.1.0.
#if MigrationHints
@available(
  *, deprecated,
  message:
    "use DILogLevel, or extensions, see docs/migration/declarations-2.md#settings-and-logging"
)
#endif
public enum DILogEvent: @unchecked Sendable {
  /// Whether something begins or ends; what happens in between belongs to it. Since 2.1.0.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  public enum BeginEndBrace: Sendable {
    /// It begins.
    #if MigrationHints
    @available(
      *, deprecated,
      message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case begin
    /// It ends, well or with an error.
    #if MigrationHints
    @available(
      *, deprecated,
      message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case end
  }

  /// Where an object comes from. Since 2.1.0.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  public enum ResolveStyle: Sendable {
    /// It is kept, or another object of the same request has it already.
    #if MigrationHints
    @available(
      *, deprecated,
      message:
        "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case cache
    /// It was made.
    #if MigrationHints
    @available(
      *, deprecated,
      message:
        "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case new
    /// It was handed to the container, to be injected.
    #if MigrationHints
    @available(
      *, deprecated,
      message:
        "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case use
  }

  /// What probably was not meant. Since 2.1.0.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use checkIsValid(), see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  public enum Warning: Sendable {
    /// A protocol is declared, and nothing is registered for it.
    #if MigrationHints
    @available(
      *, deprecated,
      message: "use checkIsValid(), see docs/migration/declarations-2.md#settings-and-logging"
    )
    #endif
    case implNotFound(for: DITypeInfo)
  }

  /// A registration is described, or dropped since the same line made one before.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.componentRegistration, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case registration
  /// The objects of `.single` registrations are made, inside of `build`.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case createSingle(BeginEndBrace)
  /// A container is asked for something.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .verbose, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case resolving(BeginEndBrace)
  /// A registration was chosen.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case found(typeInfo: DITypeInfo)
  /// There is an object.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use extensions.objectResolved, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case resolve(ResolveStyle)
  /// An object is kept from now on.
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
  /// Something was probably not meant.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use checkIsValid(), see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case warning(Warning)
  /// Something failed. It is told where that happened, before the error is thrown; errors that your
  /// own closures throw are not told.
  #if MigrationHints
  @available(
    *, deprecated,
    message: "use the level .error, see docs/migration/declarations-2.md#settings-and-logging"
  )
  #endif
  case error(DIError)
}

extension DILogEvent: Equatable {
  /// Whether both are of the same case, whatever comes with it. Since 2.1.0.
  ///
  /// ```swift
  /// DILogEvent.resolving(.begin) == .resolving(.end)  // true
  /// ```
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
