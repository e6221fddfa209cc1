import DIv2Compat
import GoldenCases

// Rules: M2-73
public enum Release2DefaultedInitializers: GoldenCase {
  final class Screen {
    let isEditable: Bool
    var title = ""
    init(isEditable: Bool) { self.isEditable = isEditable }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Screen.self)
      .initial { Screen(isEditable: false) }
      .initialWithArg { _, isEditable in Screen(isEditable: isEditable) }
      .injection { $0.title = "profile" }
      .lifetime(.perDependency)
    let container = try builder.build()
    let plain: Screen = try *container
    let editable = try container.resolve(Screen.self, arg: true)
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
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }.lifetime(.perScope)
    builder.register(type: Press.init(page:)).lifetime(.perScope)
    let container = try builder.build()
    let press: Press = try *container
    let again: Press = try *container
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
    let builder = DIContainerBuilder()
    builder.register(type: Banner.self)
      .initial { Banner() }
      .initialWithArg { Banner(season: $1) }
      .initialWithArg { Banner(season: $1, year: $2) }
      .lifetime(.perDependency)
    let container = try builder.build()
    let empty: Banner = try *container
    let summer: Banner = try container.resolve(arg: "summer")
    let winter = try container.resolve(Banner.self, arg: "winter", 2017)
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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Pen.self)
      .lifetime(.perDependency)
      .initial { container in Pen(ink: try container.resolve(), width: 2) }
    let container = try builder.build()
    let pen: Pen = try container.resolve()
    return ["\(pen.width)", "\(pen.ink === (try container.resolve(Ink.self)))"]
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
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(.self).as(Page.self).check { $0 }
    builder.register(vc: Screen.self)
      .injection { $0.page = $1 }
      .lifetime(.perDependency)
    let container = try builder.build()
    let screen = Screen()
    try container.resolve(screen)
    return ["\(screen.page === (try container.resolve(Paper.self)))"]
  }
}
