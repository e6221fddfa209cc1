internal import DIEngine

/// Identifies one component in errors and log messages.
///
/// - Since: 2.0.0; `Equatable` since 2.1.0
public struct DITypeInfo: Sendable {
  /// The registered type: the type of the objects that the component makes.
  public let type: DIType
  /// The file of the `register` call, as the compiler expands it.
  public let file: String
  /// The line of the `register` call.
  public let line: Int
  /// The failure of the engine behind the error that contains this value; nil in one that user code
  /// created.
  let failure: Failure?

  /// Creates a description of a component, for instance to compare it with one that an error names.
  ///
  /// ```swift
  /// DITypeInfo(type: Cat.self, file: #file, line: 12)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The registered type.
  ///   - file: The file of the `register` call.
  ///   - line: The line of the `register` call.
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
  /// Returns whether both values identify the same component.
  ///
  /// - Since: 2.1.0
  public static func == (left: DITypeInfo, right: DITypeInfo) -> Bool {
    left.type == right.type && left.line == right.line && left.file == right.file
  }
}

extension DITypeInfo: CustomStringConvertible {
  /// A one-line description: the type, the last path component of the file, and the line.
  ///
  /// - Since: 2.0.0
  public var description: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "Register type: \(type) in file: \(name) on line: \(line)"
  }
}

/// A registered or requested type.
///
/// - Since: 2.0.0
public typealias DIType = any Any.Type

/// The signature of a factory in errors, as a function type.
///
/// - Since: 2.0.0
public typealias DIMethodSignature = Any
