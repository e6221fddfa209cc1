// Rules: M1-62 M1-63
import DITranquillity

enum NamelessNeedsDefault {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-62): a declaration without an automatic successor (`namelessNeedsDefault`): see the page; see docs/migration/declarations-1.md#errors
    builder.namelessNeedsDefault = false
    builder.register { Ink() }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    // MIGRATE(M1-63): an Optional lazy, or a lazy of many that is made elsewhere: a closure, or a lazy of an Optional; see docs/migration/declarations-1.md#lazies
    let inks: Lazy<[Ink]> = scope.lazyResolveMany()
    print(inks)
  }
}
