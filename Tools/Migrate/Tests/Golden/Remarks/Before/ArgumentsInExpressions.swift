// Rules: M1-68
import DIv1Compat

enum ArgumentsInExpressions {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Label(text: "no. \($1)") }.lifetime(.perDependency)
    builder.register { scope, first, second in Label(text: second) }
  }
}
