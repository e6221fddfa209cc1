// Rules: M1-51
import DITranquillity

enum ArgumentsOfKeptObjects {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-51): arguments with a kept lifetime: say which request makes the object; see docs/migration/differences.md#between-the-generations
    builder.register { Label(text: $1) }.lifetime(.lazySingle)
  }
}
