// Rules: M2-52
import DIv2Compat

enum Release2NamesAndOthers {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").set(name: "red").lifetime(.lazySingle)
    let container = try builder.build()
    let ink: Ink = try *container
    print(ink)
  }
}
