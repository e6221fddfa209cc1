// Rules: M2-57 M2-62
import DIv2Compat

extension DIRegistrationBuilder {
  func kept() -> Self { return lifetime(.lazySingle) }
}

enum Release2ExtensionsOfRegistrations {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).kept()
  }

  static func describe(_ type: DIType, _ info: DITypeInfo, _ signature: DIMethodSignature) -> String {
    return "\(type) \(info) \(signature)"
  }
}
