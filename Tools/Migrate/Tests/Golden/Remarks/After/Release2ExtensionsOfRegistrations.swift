// Rules: M2-57 M2-62
import DITranquillity

// MIGRATE(M2-62): a declaration without an automatic successor (`DIRegistrationBuilder`): see the page; see docs/migration/declarations-2.md#errors
extension DIRegistrationBuilder {
  func kept() -> Self { return lifetime(.lazySingle) }
}

enum Release2ExtensionsOfRegistrations {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M2-57): a link of a chain that has no successor (`kept`): see the page; see docs/migration/declarations-2.md#initializers-and-injections
    builder.register(type: Ink.init).kept()
  }

  // MIGRATE(M2-62): a declaration without an automatic successor (`DIType`): see the page; see docs/migration/declarations-2.md#errors
  // MIGRATE(M2-62): a declaration without an automatic successor (`DITypeInfo`): see the page; see docs/migration/declarations-2.md#errors
  // MIGRATE(M2-62): a declaration without an automatic successor (`DIMethodSignature`): see the page; see docs/migration/declarations-2.md#errors
  static func describe(_ type: DIType, _ info: DITypeInfo, _ signature: DIMethodSignature) -> String {
    return "\(type) \(info) \(signature)"
  }
}
