// Rules: M1-60
import DIv1Compat

enum ModulesWithProperties {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  final class TextModule: DIModule {
    let text: String
    init(text: String) { self.text = text }
    func load(builder: DIContainerBuilder) {
      builder.register { [text] in Label(text: text) }.lifetime(.perDependency)
    }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register(module: TextModule(text: "one"))
  }
}
