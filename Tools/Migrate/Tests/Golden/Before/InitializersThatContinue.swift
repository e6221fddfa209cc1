// Rules: M1-35 M1-78
import DIv1Compat

public enum InitializersThatContinue {
  final class Form {
    let text: String
    init() { text = "empty" }
    init(name: String) { text = name }
    init(name: String, age: Int) { text = "\(name), \(age)" }
  }
  final class Sign {
    let text: String
    init(text: String) { self.text = text }
    init(text: String, size: Int) { self.text = "\(text) of \(size)" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Form() }
      .initializer { Form(name: $1) }
      .initializer { Form(name: $1, age: $2) }
      .lifetime(.perDependency)
    builder.register(Sign.self)
      .initializer { _, text, size in Sign(text: text, size: size) }
      .initializer { _, text in Sign(text: text) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let empty: Form = *!scope
    let named: Form = try scope.resolve(arg: "Ben")
    let full = try scope.resolve(Form.self, arg: "Ada", 36)
    let sign: Sign = try scope.resolve(arg: "Exit")
    let large: Sign = try scope.resolve(arg: "Exit", 3)
    return [empty.text, named.text, full.text, sign.text, large.text]
  }
}
