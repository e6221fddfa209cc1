// Rules: M1-69
import DIv1Compat

enum NamesWithArguments {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    let label: Label = try scope.resolve(name: "a", arg: 1)
    print(label)
  }
}
