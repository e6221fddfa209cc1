// Rules: M1-07 M1-33 M1-35 M1-36
import DITranquillity

public enum CaughtErrorsOfArguments {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    do {
      let label: Label = try scope.resolved(args: "Cars")
      found.append(label.text)
      found.append(try (scope.resolved() as Label).text)
    } catch {
      found.append("no label")
    }
    let wrong = try? scope.resolved(args: 12) as Label
    return found + ["\(wrong == nil)", "\((try? scope.resolved(args: "Ships") as Label)!.text)"]
  }
}
