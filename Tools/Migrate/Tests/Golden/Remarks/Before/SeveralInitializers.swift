// Rules: M1-50
import DIv1Compat

enum SeveralInitializers {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    let name = "untitled"
    builder.register { Label(text: name) }
      .initializer { Label(text: $1) }
      .lifetime(.perDependency)
    builder.register { Label(text: "untitled") }
      .initializer { Label(text: $1) }
  }
}
