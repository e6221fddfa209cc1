internal import DIEngine

/// Identifies one component in errors.
///
/// - Since: 1.2.0
public struct DIComponent: Sendable {
  /// The registered type: the type of the objects that the component makes.
  public let type: DIType
  /// The file of the `register` call: the full path, as `#file` expands in Swift 5 mode.
  public let file: String
  /// The line of the `register` call.
  public let line: Int
  /// The names and tags; none in a value that user code created.
  let qualifiers: [Qualifier]

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
    qualifiers = []
  }

  /// A one-line description of the component.
  public var description: String {
    "<Registered component in file: \(file) on line: \(line) for type: \(type)>"
  }
}

extension DIComponent {
  init(_ info: ComponentInfo) {
    type = info.type
    file = info.file
    line = info.line
    qualifiers = info.qualifiers
  }

  init(_ component: Component) {
    // Another thread may be changing a registered component.
    self.init(component.registry?.read(component, \.info) ?? component.info)
  }
}

/// A type in errors and components.
///
/// - Since: 1.2.0
public typealias DIType = any Any.Type

/// The signature of a factory in errors.
///
/// `String(describing:)` prints it as a function type, such as `(DIScope, Int) -> Any`.
///
/// - Since: 1.2.0
public typealias DIMethodSignature = Any
