// Rules: M2-28 M2-49
import DITranquillity

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
    let builder = DIContainer()
    builder.register(Box.init).lifetime(.perContainer(.strong))
    builder.register(throwing: { (container: DIContainer, number: DIArg<Int>) in
      let box: Box = try container.resolved()
      return Screen(title: box.ticket(arg(number)))
    })
    .lifetime(.prototype)
    builder.register { (container: DIContainer, first: DIArg<String>, second: DIArg<String>) in
      Label(text: "\(arg(first)) and \(arg(second))")
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let screen: Screen = try container.resolved(args: 7)
    let label: Label = try container.resolved(args: "a", "b")
    return [screen.title, label.text, "\((try? container.resolved(args: "x") as Screen) == nil)"]
  }
}
