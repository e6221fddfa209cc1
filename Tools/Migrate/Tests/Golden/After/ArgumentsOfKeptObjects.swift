// Rules: M1-07 M1-21 M1-22 M1-73
import DITranquillity

public enum ArgumentsOfKeptObjects {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Sign {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Form {
    let name: String
    init(name: String) { self.name = name }
  }
  final class Page {
    let label: Label
    init(label: Label) { self.label = label }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }.lifetime(.perRun(.strong))
    builder.register { Sign(text: arg($0)) }.lifetime(.perContainer(.strong))
    builder.register { Form(name: arg($0) ?? "none") }.lifetime(.perContainer(.strong))
    builder.register { Page(label: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let early = try? scope.resolved() as Page
    let first: Label = try scope.resolved(args: "one")
    let second: Label = try scope.resolved(args: "two")
    let third: Label = *scope
    let page: Page = *scope
    let window = DIContainer(engine: scope.engine)
    let sign: Sign = try scope.resolved(args: "Exit")
    let other: Sign = try window.resolved(args: "Enter")
    let form: Form = *scope
    let late: Form = try scope.resolved(args: "Ben")
    let named: Form = try window.resolved(args: "Ada")
    return [
      "\(early == nil)", first.text, second.text, "\(first === third)", page.label.text, sign.text,
      other.text, try (window.resolved() as Sign).text, form.name, late.name, named.name,
    ]
  }
}
