// Rules: M1-57
import DIv1Compat

enum ThrowingClosures {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func load() throws -> String { return "text" }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Label(text: try load()) }.lifetime(.perDependency)
  }
}
