// Rules: M1-57
import DITranquillity

enum ThrowingClosures {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func load() throws -> String { return "text" }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-57): a link of a chain that has no successor (the closure throws): see the page; see docs/migration/declarations-1.md#initializers-and-injections
    builder.register { Label(text: try load()) }.lifetime(.perDependency)
  }
}
