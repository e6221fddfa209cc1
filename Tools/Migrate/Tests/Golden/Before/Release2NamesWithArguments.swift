// Rules: M2-33 M2-79
import DIv2Compat

public enum Release2NamesWithArguments {
  enum Tone { case blue }
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Label.self)
      .initialWithArg { Label(text: $1) }
      .set(name: "cover")
      .set(tag: Tone.blue)
      .lifetime(.perDependency)
    let container = try builder.build()
    let label: Label = try container.resolve(name: "cover", arg: "Cars")
    let blue = try container.resolve(Label.self, tag: Tone.blue, arg: "Ships")
    return [label.text, blue.text]
  }
}
