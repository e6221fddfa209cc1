internal import DIEngine

/// Where a type was registered: what errors and logs name a registration by.
///
/// Since 2.0.0; comparable since 2.1.0.
#if MigrationHints
@available(
  *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-2.md#registration"
)
#endif
public struct DITypeInfo: Sendable {
  /// The registered type.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-2.md#registration"
  )
  #endif
  public let type: DIType
  /// The file of the registration, as the compiler told it.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-2.md#registration"
  )
  #endif
  public let file: String
  /// The line of the word `register`.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-2.md#registration"
  )
  #endif
  public let line: Int
  /// Why the engine threw the error that this is a part of; nil in one that was made by hand.
  let failure: Failure?

  /// Describes a registration, for instance to compare it with the one that an error names.
  ///
  /// ```swift
  /// DITypeInfo(type: Cat.self, file: #file, line: 12)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The registered type.
  ///   - file: The file of the registration.
  ///   - line: The line of the word `register`.
  public init(type: DIType, file: String, line: Int) {
    self.type = type
    self.file = file
    self.line = line
    failure = nil
  }

  init(_ info: ComponentInfo, of failure: Failure? = nil) {
    type = info.type
    file = info.file
    line = info.line
    self.failure = failure
  }
}

extension DITypeInfo: Equatable {
  /// Whether both speak about the same registration. Since 2.1.0.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-2.md#registration"
  )
  #endif
  public static func == (left: DITypeInfo, right: DITypeInfo) -> Bool {
    left.type == right.type && left.line == right.line && left.file == right.file
  }
}

extension DITypeInfo: CustomStringConvertible {
  /// The type, the last part of the file's path, and the line. Since 2.0.0.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-2.md#registration"
  )
  #endif
  public var description: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "Register type: \(type) in file: \(name) on line: \(line)"
  }
}

/// A type that is registered or asked for. Since 2.0.0.
#if MigrationHints
@available(*, deprecated, message: "use DIAType, see docs/migration/declarations-2.md#registration")
#endif
public typealias DIType = any Any.Type

/// The type of a function: the signature of an initial that was looked for. Since 2.0.0.
public typealias DIMethodSignature = Any
