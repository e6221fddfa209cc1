internal import ClassScanning

/// The base class of types that scans find, so that no list has to name them.
///
/// ```swift
/// final class ToolParts: DIScanned, DIComponent {
///   func load(builder: DIContainerBuilder) { builder.register{ Saw() } }
/// }
/// builder.register(
///   component: DIScanComponent(predicateByName: { $0.hasSuffix("Parts") }))
/// ```
///
/// Scans find subclasses at any depth, including private and nested ones, with two exceptions:
/// generic classes, and classes whose object file the linker omits, as it may do with files of a
/// static library that nothing references. Declare these with ``declare(_:)``.
///
/// - Since: 2.0.0
open class DIScanned {
  /// Creates an object. Scans call it for each class that they accept.
  public required init() {}

  /// Declares classes to all scans of the process, including classes that scans can't find.
  ///
  /// ```swift
  /// DIScanned.declare(ToolParts.self, Shelf<Saw>.self)
  /// ```
  ///
  /// Scans return declared classes first, in the order of declaration. A class that is declared
  /// twice, or also found, appears once. On systems other than Apple's and Linux no class can be
  /// found; scans return declared ones only. An addition of this package.
  ///
  /// - Parameter types: The classes.
  public static func declare(_ types: DIScanned.Type...) {
    ClassCatalogue.shared.declare(types)
  }
}
