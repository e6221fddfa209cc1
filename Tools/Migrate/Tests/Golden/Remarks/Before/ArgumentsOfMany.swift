// Rules: M1-69
import DIv1Compat

enum ArgumentsOfMany {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    let scope = try builder.build()
    let labels: [Label] = try scope.resolveMany(arg: "Cars")
    print(labels)
  }
}
