internal import DIEngine

/// The base of classes that are found by scanning the program, instead of being listed. Since 2.0.0.
///
/// ```swift
/// final class ToolParts: DIScanned, DIComponent {
///   func load(builder: DIContainerBuilder) { builder.register{ Saw() } }
/// }
/// builder.register(component: DIScanComponent(predicateByName: { $0.hasSuffix("Parts") }))
/// ```
///
/// Classes at any depth below it are found, private and nested ones too. Two kinds are not: generic
/// classes, and those whose file the linker leaves out of the program, as it may do with files of a
/// static library that nothing refers to. Make these known with ``declare(_:)``.
#if MigrationHints
@available(
  *, deprecated,
  message: "use append(part:) for each part, see docs/migration/declarations-2.md#modules-and-parts"
)
#endif
open class DIScanned {
  /// Makes an object; a scan calls it for each class that it accepts.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  public required init() {}

  /// Makes classes known to all scans of the process, also where they can't be found.
  ///
  /// ```swift
  /// DIScanned.declare(ToolParts.self, Shelf<Saw>.self)
  /// ```
  ///
  /// Scans give declared classes first, in the order of declaration. A class that is declared more
  /// than once, or found as well, is given once. Where no class can be found - on systems other than
  /// Apple's and Linux - scans know the declared ones only. An addition of this package.
  ///
  /// - Parameter types: the classes.
  #if MigrationHints
  @available(
    *, deprecated,
    message:
      "use append(part:) for each part, see docs/migration/declarations-2.md#modules-and-parts"
  )
  #endif
  public static func declare(_ types: DIScanned.Type...) {
    ClassCatalogue.shared.declare(types)
  }
}
