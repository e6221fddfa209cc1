// Rules: M1-35 M1-78
import DITranquillity

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
    let builder = DIContainer()
    builder.register { (name: DIArg<String?>, age: DIArg<Int?>) in
      if let name = arg(name), let age = arg(age) { return Form(name: name, age: age) }
      if let name = arg(name) { return Form(name: name) }
      return Form()
    }
    .lifetime(.prototype)
    builder.register { (text: DIArg<String>, size: DIArg<Int?>) in
      if let size = arg(size) { return Sign(text: arg(text), size: size) }
      return Sign(text: arg(text))
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let empty: Form = *scope
    let named: Form = try scope.resolved(args: "Ben")
    let full = try scope.resolved(args: "Ada", 36) as Form
    let sign: Sign = try scope.resolved(args: "Exit")
    let large: Sign = try scope.resolved(args: "Exit", 3)
    return [empty.text, named.text, full.text, sign.text, large.text]
  }
}
