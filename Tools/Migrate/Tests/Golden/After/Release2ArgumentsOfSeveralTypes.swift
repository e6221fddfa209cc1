// Rules: M2-02 M2-05 M2-06 M2-07
import DITranquillity

public enum Release2ArgumentsOfSeveralTypes {
  final class Label {
    let text: String
    let size: Int
    init(text: String, size: Int) { (self.text, self.size) = (text, size) }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0), size: arg($1)) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let label = try container.resolved(args: "a", 3) as Label
    return [label.text, "\(label.size)"]
  }
}
