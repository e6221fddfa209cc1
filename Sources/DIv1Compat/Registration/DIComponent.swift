internal import DIEngine

/// Identifies one component in errors.
///
/// - Since: 1.2.0
#if MigrationHints
@available(
  *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-1.md#registration"
)
#endif
public struct DIComponent: Sendable {
  /// The registered type: the type of the objects that the component makes.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-1.md#registration"
  )
  #endif
  public let type: DIType
  /// The file of the `register` call: the full path, as `#file` expands in Swift 5 mode.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-1.md#registration"
  )
  #endif
  public let file: String
  /// The line of the `register` call.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-1.md#registration"
  )
  #endif
  public let line: Int

  /// Creates a description of a component, for instance to compare it with one that an error names.
  ///
  /// - Parameters:
  ///   - type: The registered type.
  ///   - file: The file of the `register` call.
  ///   - line: The line of the `register` call.
  public init(type: DIType, file: String, line: Int) {
    self.type = type
    self.file = file
    self.line = line
  }

  /// A one-line description of the component.
  #if MigrationHints
  @available(
    *, deprecated, message: "use DIComponentInfo, see docs/migration/declarations-1.md#registration"
  )
  #endif
  public var description: String {
    "<Registered component in file: \(file) on line: \(line) for type: \(type)>"
  }
}

extension DIComponent {
  init(_ info: ComponentInfo) {
    self.init(type: info.type, file: info.file, line: info.line)
  }

  init(_ component: Component) {
    self.init(type: component.type, file: component.file, line: component.line)
  }
}

/// A type in errors and components.
///
/// - Since: 1.2.0
#if MigrationHints
@available(*, deprecated, message: "use DIAType, see docs/migration/declarations-1.md#registration")
#endif
public typealias DIType = any Any.Type

/// The signature of a factory in errors.
///
/// `String(describing:)` prints it as a function type, such as `(DIScope, Int) -> Any`.
///
/// - Since: 1.2.0
public typealias DIMethodSignature = Any
