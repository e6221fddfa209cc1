// Rules: M1-51
import DITranquillity

enum ArgumentsOfEagerSingles {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-51): arguments of an eager single: lifetime(.perRun(.strong)): a request makes it; see docs/migration/differences.md#between-the-generations
    builder.register { Label(text: $1) }.lifetime(.single)
  }
}
