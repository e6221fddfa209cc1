// Rules: M1-59 M1-63
import DITranquillity

enum LaziesOfMany {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-59): build() of a builder that others have, or that is used afterwards: a container resolves at once; see docs/migration/declarations-1.md#registration
    let scope = try builder.build()
    var other = scope
    // MIGRATE(M1-63): an Optional lazy, or a lazy of many that is made elsewhere: a closure, or a lazy of an Optional; see docs/migration/declarations-1.md#lazies
    let all: Lazy<[Ink]> = -**other
    builder.initializeSingletonObjects()
    other = builder
    // MIGRATE(M1-63): an Optional lazy, or a lazy of many that is made elsewhere: a closure, or a lazy of an Optional; see docs/migration/declarations-1.md#lazies
    let one: Lazy<Ink>? = -*?scope
    print(all, one as Any, other)
    let lazy: Lazy<Ink> = *scope
    print(try lazy.get())
  }
}
