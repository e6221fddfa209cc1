// Rules: M1-59
import DITranquillity

enum SeveralBuilds {
  final class Ink {}

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-59): build() of a builder that others have, or that is used afterwards: a container resolves at once; see docs/migration/declarations-1.md#registration
    let first = try builder.build()
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let second = builder
    print(first === second)
  }
}
