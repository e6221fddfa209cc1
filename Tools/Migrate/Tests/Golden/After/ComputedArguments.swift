// Rules: M1-49
import DITranquillity

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
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { (scope: DIContainer, number: DIArg<Int>, unit: DIArg<String>) in
      let text = arg(number) > 1 ? "\(arg(number)) \(arg(unit))s" : "one \(arg(unit))"
      return Label(text: text, ink: *scope)
    }
    builder.initializeSingletonObjects()
    let scope = builder
    let one: Label = try scope.resolved(args: 1, "car")
    let many: Label = try scope.resolved(args: 3, "car")
    return [one.text, many.text, "\(one.ink === many.ink)"]
  }
}
