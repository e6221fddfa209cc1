import DITranquillity

// Rules: M1-57
enum CommentsOfRemovedCalls {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-57): a link of a chain that has no successor (a comment before a call that has no successor): see the page; see docs/migration/declarations-1.md#initializers-and-injections
    builder.register { Ink() }
      // for everybody
      .asSelf()
      .lifetime(.perDependency)
  }
}

// Rules: M1-57 M1-62
// MIGRATE(M1-62): a declaration without an automatic successor (`DIRegistrationBuilder`): see the page; see docs/migration/declarations-1.md#errors
extension DIRegistrationBuilder {
  func kept() -> Self { return lifetime(.lazySingle) }
}

enum ExtensionsOfRegistrations {
  final class Ink {}
  final class Pen {}

  static func run(_ lifetime: DILifeTime) throws {
    let builder = DIContainer()
    // MIGRATE(M1-57): a link of a chain that has no successor (`kept`): see the page; see docs/migration/declarations-1.md#initializers-and-injections
    builder.register { Ink() }.kept()
    // MIGRATE(M1-57): a link of a chain that has no successor (a lifetime that is not a literal): see the page; see docs/migration/declarations-1.md#initializers-and-injections
    builder.register { Pen() }.lifetime(lifetime)
  }

  // MIGRATE(M1-62): a declaration without an automatic successor (`DIComponent`): see the page; see docs/migration/declarations-1.md#errors
  // MIGRATE(M1-62): a declaration without an automatic successor (`DIType`): see the page; see docs/migration/declarations-1.md#errors
  // MIGRATE(M1-62): a declaration without an automatic successor (`DIMethodSignature`): see the page; see docs/migration/declarations-1.md#errors
  static func describe(_ component: DIComponent, _ type: DIType, _ signature: DIMethodSignature)
    -> String
  {
    return "\(component) \(type) \(signature)"
  }
}

// Rules: M1-59 M1-63
enum LaziesOfMany {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-59): build() of a builder that others have, or that is used afterwards: a container resolves at once; see docs/migration/declarations-1.md#registration
    let scope = try builder.build()
    var other = scope
    // MIGRATE(M1-63): an Optional lazy, or a lazy of many that is made elsewhere: a closure, or a lazy of an Optional; see docs/migration/declarations-1.md#lazies
    let all: Lazy<[Ink]> = -**other
    builder.initializeSingletonObjects()
    other = builder
    // MIGRATE(M1-63): an Optional lazy, or a lazy of many that is made elsewhere: a closure, or a lazy of an Optional; see docs/migration/declarations-1.md#lazies
    let one: Lazy<Ink>? = -*?scope
    print(all, one as Any, other)
    let lazy: Lazy<Ink> = *scope
    print(try lazy.get())
  }
}

// Rules: M1-67
enum PerRequest {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-67): perRequest: perContainer(.weak) is nearest; see docs/migration/declarations-1.md#lifetimes
    builder.register { Ink() }.instancePerRequest()
  }
}

// Rules: M1-50
enum SeveralInitializers {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainer()
    let name = "untitled"
    // MIGRATE(M1-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
    builder.register { Label(text: name) }
      .initializer { Label(text: $1) }
      .lifetime(.perDependency)
    // MIGRATE(M1-50): several initializers: one initializer, or one component for each; see docs/migration/recipes.md#several-initializers-for-one-component
    builder.register { Label(text: "untitled") }
      .initializer { Label(text: $1) }
  }
}
