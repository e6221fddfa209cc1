// Rules: M2-71
import DIv2Compat

enum Release2NamesInLoops {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    for tone in ["blue", "red"] {
      builder.register(type: Ink.init).set(name: tone).lifetime(.perDependency)
    }
    for _ in 0..<2 {
      builder.register(type: Ink.init).set(name: "green").lifetime(.perDependency)
    }
  }
}
