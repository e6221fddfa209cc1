// Rules: M3-01 M3-02
import DITranquillity

public enum FormerLifetimes {
  final class Ink {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let container = DIContainer()
    container.register(Ink.init).lifetime(.lazySingle)
    container.register { Label(text: "one") }.lifetime(.weakSingle)
    let ink: Ink = container.resolve()
    let label: Label = container.resolve()
    return ["\(ink === *container as Ink)", "\(label === *container as Label)"]
  }
}
