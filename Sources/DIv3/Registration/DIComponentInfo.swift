internal import DIEngine

/// Any type, such as that of a component.
///
/// - Since: 3.0
public typealias DIAType = Any.Type

/// A type that serves to tell services apart.
///
/// - Since: 3.0
public typealias DITag = Any.Type

/// Which component is meant: its type, and where it was registered.
///
/// - Since: 3.0
public struct DIComponentInfo: Hashable, CustomStringConvertible, Sendable {
  private let info: ComponentInfo

  init(_ info: ComponentInfo) {
    self.info = info
  }

  /// The type that was registered.
  public var type: DIAType { info.type }

  /// The file of the registration, as the compiler gives it for `#file`.
  public var file: String { info.file }

  /// The line of the registration.
  public var line: Int { info.line }

  /// The type, the last part of the file's path and the line.
  public var description: String { "<Component. type: \(type); path: \(info.place)>" }
}
