// Rules: M2-70
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(tag: Tone.mixed(1)).lifetime(.perDependency)
    builder.register(type: Ink.init).set(tag: Shade.dark).lifetime(.perDependency)
    let container = try builder.build()
    let ink: Ink = try container.resolve(tag: tone)
    print(ink)
  }
}
