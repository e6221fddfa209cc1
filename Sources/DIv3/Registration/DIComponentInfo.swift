internal import DIEngine

/// Any type, such as that of a component.
///
/// - Since: 3.0
public typealias DIAType = Any.Type

/// A type that distinguishes services.
///
/// - Since: 3.0
public typealias DITag = Any.Type

/// Identifies a component: its type and the place of its registration.
///
/// - Since: 3.0
public struct DIComponentInfo: Hashable, CustomStringConvertible, Sendable {
  let info: ComponentInfo

  init(_ info: ComponentInfo) {
    self.info = info
  }

  /// Reads only what never changes, so that no lock is needed.
  init(_ component: Component) {
    self.init(component.declaration)
  }

  /// The registered type.
  ///
  /// - Since: 3.0
  public var type: DIAType { info.type }

  /// The file of the registration, as `#file` states it.
  ///
  /// - Since: 3.0
  public var file: String { info.file }

  /// The line of the registration.
  ///
  /// - Since: 3.0
  public var line: Int { info.line }

  /// The type, the last component of the file's path, and the line.
  ///
  /// - Since: 3.0
  public var description: String { "<Component. type: \(type); path: \(info.place)>" }
}
