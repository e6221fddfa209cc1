// Rules: M1-63
import DITranquillity

enum LaziesOfMany {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    builder.initializeSingletonObjects()
    let scope = builder
    // MIGRATE(M1-63): a lazy of many, or an Optional lazy: a closure, or a lazy of an Optional; see docs/migration/declarations-1.md#lazies
    let all: DILazy<[Ink]> = -**scope
    // MIGRATE(M1-63): a lazy of many, or an Optional lazy: a closure, or a lazy of an Optional; see docs/migration/declarations-1.md#lazies
    let one: Lazy<Ink>? = -*?scope
    print(all, one as Any)
    let lazy: Lazy<Ink> = *scope
    print(try lazy.get())
  }
}
