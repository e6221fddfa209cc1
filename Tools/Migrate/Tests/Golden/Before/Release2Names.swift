import DIv2Compat
import GoldenCases

// Rules: M2-12 M2-14
public enum Release2NamedRequests: GoldenCase {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Can {
    let page: Page
    let ink: Ink
    init(page: Page, ink: Ink) {
      self.page = page
      self.ink = ink
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    builder.register(type: Paper.init).as(Page.self).check { $0 }
    builder.register { container in
      try Can(page: *container, ink: container.resolve(name: "blue"))
    }
    .lifetime(.perDependency)
    let container = try builder.build()
    let can: Can = try *container
    return ["\(type(of: can.page))", "\(type(of: can.ink))"]
  }
}

// Rules: M2-12 M2-13 M2-33
public enum Release2Names: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }.set(.default).lifetime(.perDependency)
    builder.register(type: Board.init)
      .as(Page.self).check { $0 }
      .set(name: "stiff")
      .lifetime(.perDependency)
    let container = try builder.build()
    let stiff: Page = try container.resolve(name: "stiff")
    let page = try container.resolve(Page.self)
    return ["\(type(of: stiff))", "\(type(of: page))"]
  }
}

// Rules: M2-12 M2-75
public enum Release2NamesAndOthers: GoldenCase {
  final class Ink {}
  protocol Source: AnyObject {}
  final class Remote: Source {}
  final class Cache: Source {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").set(name: "red").lifetime(.lazySingle)
    builder.register(type: Remote.init).as(Source.self).check { $0 }.set(name: "remote")
    builder.register(type: Cache.init)
      .as(.self)
      .as(Source.self).check { $0 }
      .set(name: "cache")
    let container = try builder.build()
    let ink: Ink = try *container
    let blue: Ink = try container.resolve(name: "blue")
    let red: Ink = try container.resolve(name: "red")
    let cache: Cache = try *container
    let named: Source = try container.resolve(name: "cache")
    let again = try container.resolve(Cache.self, name: "cache")
    return [
      "\(ink === blue)", "\(blue === red)", "\(try container.resolve(Ink.self) === ink)",
      "\(cache === named)", "\(named === again)",
      "\(try container.resolve(Ink.self, name: "red") === red)",
    ]
  }
}

// Rules: M2-06 M2-12
public enum Release2NamesOfParameters: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class Brush {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    builder.register(type: Pen.self).initial { Pen(ink: $0) }.lifetime(.perDependency)
    builder.register { (ink: Ink) in Brush(ink: ink) }.lifetime(.perDependency)
    let container = try builder.build()
    let (pen, brush): (Pen, Brush) = (try container.resolve(), try container.resolve())
    let blue: Ink = try container.resolve(name: "blue")
    return ["\(pen.ink === brush.ink)", "\(pen.ink === blue)"]
  }
}

// Rules: M2-20 M2-75
public enum Release2NamesOfSingles: GoldenCase {
  final class Flags {
    nonisolated(unsafe) static var made = 0
    init() { Flags.made += 1 }
  }

  public static func results() throws -> [String] {
    Flags.made = 0
    let builder = DIContainerBuilder()
    builder.register(type: Flags.init)
      .set(name: "everybody")
      .set(name: "pilots")
      .lifetime(.single)
    let container = try builder.build()
    var found = [Flags.made]
    let everybody: Flags = try container.resolve(name: "everybody")
    found.append(Flags.made)
    let pilots: Flags = try container.resolve(name: "pilots")
    found.append(Flags.made)
    let plain: Flags = try *container
    found.append(Flags.made)
    return found.map { "\($0)" } + [
      "\(everybody === pilots)", "\(everybody === plain)",
      "\(try container.resolve(Flags.self, name: "pilots") === pilots)",
    ]
  }
}

// Rules: M2-12 M2-75
public enum Release2NamesWithObjectsEach: GoldenCase {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Store {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init).as(Page.self).check { $0 }
    builder.register(type: Store.init(page:))
      .set(name: "pantry")
      .set(name: "cellar")
      .lifetime(.lazySingle)
    let container = try builder.build()
    let pantry: Store = try container.resolve(name: "pantry")
    let cellar: Store = try container.resolve(name: "cellar")
    let again = try container.resolve(Store.self, name: "pantry")
    return ["\(pantry === cellar)", "\(pantry === again)"]
  }
}
