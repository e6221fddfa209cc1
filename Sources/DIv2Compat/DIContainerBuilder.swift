public import DIEngine

/// Collects registrations and builds containers of them. Since 2.0.0.
///
/// ```swift
/// let builder = DIContainerBuilder()
/// builder.register{ Cat() }.as(Animal.self).check{$0}
/// let container = try builder.build()
/// ```
///
/// A builder is to be used by one thread at a time.
public final class DIContainerBuilder {
  private(set) var declarations: [Declaration] = []
  private var known: Set<Place> = []
  let log = RegistrationLog()

  /// A line of code that registers a type.
  private struct Place: Hashable {
    let type: ObjectIdentifier
    let line: Int
    let file: String
  }

  /// Makes a builder without registrations. Since 2.0.0.
  public init() {}

  /// Adds a registration. One that the same line of code has made before counts instead of it:
  /// what is said about the new one is said to nobody.
  @usableFromInline
  func add(_ component: Component) -> Declaration {
    let declaration = Declaration(component, log)
    log.add(declaration)
    let place = Place(
      type: ObjectIdentifier(component.type), line: component.line, file: component.file)
    if known.insert(place).inserted { declarations.append(declaration) }
    return declaration
  }

  /// How components of this generation behave.
  @usableFromInline
  static var behaviour: Behaviour {
    Behaviour([.closesCycles, .queuesBeforeMaking, .qualifierMakesInstance], adoption: .replace)
  }

  @usableFromInline
  static var defaultLifetime: Lifetime { DISetting.defaultLifeTime.lifetime }
}
