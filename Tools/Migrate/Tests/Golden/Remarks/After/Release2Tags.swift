// Rules: M2-70
import DITranquillity

enum Release2Tags {
  final class Ink {}
  enum Tone {
    case blue
    case mixed(Int)
  }
  struct Shade {
    static let dark = Shade()
  }

  static func run(_ tone: Tone) throws {
    let builder = DIContainer()
    // MIGRATE(M2-70): a tag that is no constant: a name made of its type and value, such as "Tone.blue", or a type for each tag; see docs/migration/declarations-2.md#services-and-names
    builder.register(type: Ink.init).set(tag: Tone.mixed(1)).lifetime(.perDependency)
    // MIGRATE(M2-70): a tag that is no constant: a name made of its type and value, such as "Tone.blue", or a type for each tag; see docs/migration/declarations-2.md#services-and-names
    builder.register(type: Ink.init).set(tag: Shade.dark).lifetime(.perDependency)
    builder.initializeSingletonObjects()
    let container = builder
    // MIGRATE(M2-70): a tag that is no constant: a name made of its type and value, such as "Tone.blue", or a type for each tag; see docs/migration/declarations-2.md#services-and-names
    let ink: Ink = try container.resolve(tag: tone)
    print(ink)
  }
}
