import DITranquillity
import GoldenCases

// Rules: M2-73
public enum Release2DefaultedInitializers: GoldenCase {
  final class Screen {
    let isEditable: Bool
    var title = ""
    init(isEditable: Bool) { self.isEditable = isEditable }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Screen(isEditable: arg($0) ?? false) }
      .injection { $0.title = "profile" }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let plain: Screen = try container.resolved()
    let editable = try container.resolved(args: true) as Screen
    return ["\(plain.isEditable) \(plain.title)", "\(editable.isEditable) \(editable.title)"]
  }
}

// Rules: M2-01 M2-02 M2-05 M2-22 M2-30 M2-40
public enum Release2Initializers: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(Press.init(page:)).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let press: Press = try container.resolved()
    let again: Press = try container.resolved()
    return ["\(press.page is Paper)", "\(press === again)"]
  }
}

// Rules: M2-35 M2-78
public enum Release2InitialsThatContinue: GoldenCase {
  final class Banner {
    let text: String
    init() { text = "empty" }
    init(season: String) { text = season }
    init(season: String, year: Int) { text = "\(season) \(year)" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { (season: DIArg<String?>, year: DIArg<Int?>) in
      if let season = arg(season), let year = arg(year) { return Banner(season: season, year: year) }
      if let season = arg(season) { return Banner(season: season) }
      return Banner()
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let empty: Banner = try container.resolved()
    let summer: Banner = try container.resolved(args: "summer")
    let winter = try container.resolved(args: "winter", 2017) as Banner
    return [empty.text, summer.text, winter.text]
  }
}

// Rules: M2-02 M2-05 M2-06 M2-22
public enum Release2MovedInitials: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink
    let width: Int
    init(ink: Ink, width: Int) { (self.ink, self.width) = (ink, width) }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register { Pen(ink: $0, width: 2) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let pen: Pen = try container.resolved()
    return ["\(pen.width)", "\(pen.ink === (try container.resolved() as Ink))"]
  }
}

// Rules: M2-09 M2-34 M2-37
public enum Release2ObjectsMadeElsewhere: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Screen {
    var page: Page!
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(Screen.self)
      .injection { $0.page = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let screen = Screen()
    container.inject(into: screen)
    return ["\(screen.page === (try container.resolved() as Paper))"]
  }
}
