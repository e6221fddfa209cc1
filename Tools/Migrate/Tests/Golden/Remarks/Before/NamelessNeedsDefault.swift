// Rules: M1-62 M1-63
import DIv1Compat

enum NamelessNeedsDefault {
  final class Ink {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.namelessNeedsDefault = false
    builder.register { Ink() }.lifetime(.lazySingle)
    let scope = try builder.build()
    let inks: DILazy<[Ink]> = scope.lazyResolveMany()
    print(inks)
  }
}
