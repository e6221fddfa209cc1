// Rules: M1-57 M1-62
import DIv1Compat

extension DIRegistrationBuilder {
  func kept() -> Self { return lifetime(.lazySingle) }
}

enum ExtensionsOfRegistrations {
  final class Ink {}
  final class Pen {}

  static func run(_ lifetime: DILifeTime) throws {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.kept()
    builder.register { Pen() }.lifetime(lifetime)
  }

  static func describe(_ component: DIComponent, _ type: DIType, _ signature: DIMethodSignature)
    -> String
  {
    return "\(component) \(type) \(signature)"
  }
}
