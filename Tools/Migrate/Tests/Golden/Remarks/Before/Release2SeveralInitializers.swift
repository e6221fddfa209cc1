// Rules: M2-50
import DIv2Compat

enum Release2SeveralInitializers {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    let name = "untitled"
    builder.register(type: Label.self)
      .initial { Label(text: name) }
      .initialWithArg { Label(text: $1) }
      .lifetime(.perDependency)
  }
}
