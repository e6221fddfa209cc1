// Rules: M1-59 M1-63
import DIv1Compat

enum LaziesOfMany {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    var other = scope
    let all: DILazy<[Ink]> = -**other
    other = try builder.build()
    let one: DILazy<Ink>? = -*?scope
    print(all, one as Any, other)
    let lazy: DILazy<Ink> = -*!scope
    print(try lazy.get())
  }
}
