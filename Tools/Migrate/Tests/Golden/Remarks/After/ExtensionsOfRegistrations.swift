// Rules: M1-57 M1-62
import DITranquillity

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
