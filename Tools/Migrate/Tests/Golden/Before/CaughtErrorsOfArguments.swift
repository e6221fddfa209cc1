// Rules: M1-07 M1-33 M1-35 M1-36
import DIv1Compat

public enum CaughtErrorsOfArguments {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Label(text: $1) }
    let scope = try builder.build()
    var found: [String] = []
    do {
      let label: Label = try scope.resolve(arg: "Cars")
      found.append(label.text)
      found.append(try scope.resolve(Label.self).text)
    } catch {
      found.append("no label")
    }
    let wrong = try? scope.resolve(Label.self, arg: 12)
    return found + ["\(wrong == nil)", "\((try? scope.resolve(Label.self, arg: "Ships"))!.text)"]
  }
}
