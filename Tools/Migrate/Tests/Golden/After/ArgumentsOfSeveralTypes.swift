// Rules: M1-02 M1-07 M1-33 M1-34
import DITranquillity

public enum ArgumentsOfSeveralTypes {
  final class Label {
    let text: String
    let size: Int
    let isBold: Bool
    init(text: String, size: Int, isBold: Bool) {
      (self.text, self.size, self.isBold) = (text, size, isBold)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0), size: arg($1), isBold: arg($2)) }
    builder.initializeSingletonObjects()
    let scope = builder
    let label = try scope.resolved(args: "a", 3, true) as Label
    return [label.text, "\(label.size)", "\(label.isBold)"]
  }
}
