// Rules: M2-70
import DITranquillity

enum Release2Tags {
  final class Ink {}
  enum Tone {
    case blue
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M2-70): a tag that is a value: a type for each tag; see docs/migration/declarations-2.md#services-and-names
    builder.register(type: Ink.init).set(tag: Tone.blue).lifetime(.perDependency)
    builder.initializeSingletonObjects()
    let container = builder
    // MIGRATE(M2-70): a tag that is a value: a type for each tag; see docs/migration/declarations-2.md#services-and-names
    let ink: Ink = try container.resolve(tag: Tone.blue)
    print(ink)
  }
}
