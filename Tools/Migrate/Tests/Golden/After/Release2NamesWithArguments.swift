// Rules: M2-33 M2-79
import DITranquillity

public enum Release2NamesWithArguments {
  enum Tone { case blue }
  enum Bold {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Label(text: arg($0)) }
      .as(Label.self, name: "cover")
      .as(Label.self, name: "Tone.blue")
      .as(Label.self, tag: Bold.self)
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let label: Label = try container.resolved(name: "cover", arguments: AnyArguments(for: Label.self, args: "Cars"))
    let blue = try container.resolved(name: "Tone.blue", arguments: AnyArguments(for: Label.self, args: "Ships")) as Label
    let bold: Label = try container.resolved(tag: Bold.self, arguments: AnyArguments(for: Label.self, args: "Trains"))
    let forced = container.resolve(name: "cover", arguments: AnyArguments(for: Label.self, args: "Planes")) as Label
    return [label.text, blue.text, bold.text, forced.text]
  }
}
