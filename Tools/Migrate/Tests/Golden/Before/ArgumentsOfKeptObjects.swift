// Rules: M1-07 M1-21 M1-22 M1-73
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }.lifetime(.lazySingle)
    builder.register { Sign(text: $1) }.lifetime(.perScope)
    builder.register { Form(name: "none") }.initializer { Form(name: $1) }.lifetime(.perScope)
    builder.register { try Page(label: *$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let early = try? scope.resolve(Page.self)
    let first: Label = try scope.resolve(arg: "one")
    let second: Label = try scope.resolve(arg: "two")
    let third: Label = *!scope
    let page: Page = *!scope
    let window = scope.newLifeTimeScope()
    let sign: Sign = try scope.resolve(arg: "Exit")
    let other: Sign = try window.resolve(arg: "Enter")
    let form: Form = *!scope
    let late: Form = try scope.resolve(arg: "Ben")
    let named: Form = try window.resolve(arg: "Ada")
    return [
      "\(early == nil)", first.text, second.text, "\(first === third)", page.label.text, sign.text,
      other.text, try window.resolve(Sign.self).text, form.name, late.name, named.name,
    ]
  }
}
