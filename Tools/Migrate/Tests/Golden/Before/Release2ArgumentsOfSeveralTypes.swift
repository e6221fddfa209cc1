// Rules: M2-02 M2-05 M2-06 M2-07
import DIv2Compat

public enum Release2ArgumentsOfSeveralTypes {
  final class Label {
    let text: String
    let size: Int
    init(text: String, size: Int) { (self.text, self.size) = (text, size) }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Label.self)
      .initialWithArg { _, text, size in Label(text: text, size: size) }
      .lifetime(.perDependency)
    let container = try builder.build()
    let label = try container.resolve(Label.self, arg: "a", 3)
    return [label.text, "\(label.size)"]
  }
}
