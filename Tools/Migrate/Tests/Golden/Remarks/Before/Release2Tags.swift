// Rules: M2-70
import DIv2Compat

enum Release2Tags {
  final class Ink {}
  enum Tone {
    case blue
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(tag: Tone.blue).lifetime(.perDependency)
    let container = try builder.build()
    let ink: Ink = try container.resolve(tag: Tone.blue)
    print(ink)
  }
}
