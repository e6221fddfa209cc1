// Rules: M1-49
import DIv1Compat

public enum ComputedArguments {
  final class Ink {}
  final class Label {
    let text: String
    let ink: Ink
    init(text: String, ink: Ink) {
      self.text = text
      self.ink = ink
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register(Label.self)
      .initializer { (scope: DIScope, number: Int, unit: String) in
        let text = number > 1 ? "\(number) \(unit)s" : "one \(unit)"
        return Label(text: text, ink: *!scope)
      }
    let scope = try builder.build()
    let one: Label = try scope.resolve(arg: 1, "car")
    let many: Label = try scope.resolve(arg: 3, "car")
    return [one.text, many.text, "\(one.ink === many.ink)"]
  }
}
