// Rules: M1-63
import DIv1Compat

enum LaziesOfMany {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    let all: DILazy<[Ink]> = -**scope
    let one: DILazy<Ink>? = -*?scope
    print(all, one as Any)
    let lazy: DILazy<Ink> = -*!scope
    print(try lazy.get())
  }
}
