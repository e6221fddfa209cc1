// Rules: M12-01 M12-07
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: Label.self).initialWithArg { _, text, size, isBold in Label(text: text, size: size, isBold: isBold) }.lifetime(.perDependency)
    let scope = try builder.build()
    let label = try scope.resolve(Label.self, arg: "a", 3, true)
    return [label.text, "\(label.size)", "\(label.isBold)"]
  }
}
