// Rules: M2-52
import DIv2Compat

enum Release2NamesOfSingles {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.single)
  }
}
