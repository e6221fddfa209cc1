// Rules: M2-33 M2-79
import DIv2Compat

public enum Release2NamesWithArguments {
  enum Tone { case blue }
  enum Bold {}
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
      .set(tag: Bold.self)
      .lifetime(.perDependency)
    let container = try builder.build()
    let label: Label = try container.resolve(name: "cover", arg: "Cars")
    let blue = try container.resolve(Label.self, tag: Tone.blue, arg: "Ships")
    let bold: Label = try container.resolve(tag: Bold.self, arg: "Trains")
    let forced = try! container.resolve(Label.self, name: "cover", arg: "Planes")
    return [label.text, blue.text, bold.text, forced.text]
  }
}
