import DITranquillity
import GoldenCases

// Rules: M3-01 M3-02
public enum FormerLifetimes: GoldenCase {
  final class Ink {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }

  public static func results() throws -> [String] {
    let container = DIContainer()
    container.register(Ink.init).lifetime(.perRun(.strong))
    container.register { Label(text: "one") }.lifetime(.perRun(.weak))
    let ink: Ink = container.resolve()
    let label: Label = container.resolve()
    return ["\(ink === *container as Ink)", "\(label === *container as Label)"]
  }
}

// Rules: M3-04
public enum FormerRegistrations: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let container = DIContainer()
    container.register(Paper.init).as(Page.self)
    container.register(Press.init)
    return ["\((container.resolve() as Press).page is Paper)"]
  }
}
