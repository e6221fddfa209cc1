// Rules: M2-28 M2-49
import DIv2Compat

public enum Release2ComputedArguments {
  final class Box {
    func ticket(_ number: Int) -> String { return "ticket \(number)" }
  }
  final class Screen {
    let title: String
    init(title: String) { self.title = title }
  }
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Box.init)
    builder.register(type: Screen.self)
      .initialWithArg { (container: DIContainer, number: Int) in
        let box: Box = try *container
        return Screen(title: box.ticket(number))
      }
      .lifetime(.perDependency)
    builder.register(type: Label.self)
      .initialWithArg { (_: DIContainer, first: String, second: String) in
        Label(text: "\(first) and \(second)")
      }
      .lifetime(.perDependency)
    let container = try builder.build()
    let screen: Screen = try container.resolve(arg: 7)
    let label: Label = try container.resolve(arg: "a", "b")
    return [screen.title, label.text, "\((try? container.resolve(Screen.self, arg: "x")) == nil)"]
  }
}
