import DITranquillity
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
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(throwing: { (container: DIContainer, page) in
      try Can(page: page, ink: container.resolved(name: "blue"))
    })
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let can: Can = try container.resolved()
    return ["\(type(of: can.page))", "\(type(of: can.ink))"]
  }
}

// Rules: M2-12 M2-13 M2-33
public enum Release2Names: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.default().lifetime(.prototype)
    builder.register(Board.init)
      .as(check: Page.self) { $0 }
      .as(check: Page.self, name: "stiff") { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let stiff: Page = try container.resolved(name: "stiff")
    let page = try container.resolved() as Page
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
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").as(Ink.self, name: "red").objectForEachName().lifetime(.perRun(.strong))
    builder.register(Remote.init).as(check: Source.self) { $0 }.as(check: Source.self, name: "remote") { $0 }.lifetime(.perContainer(.strong))
    builder.register(Cache.init)
      .as(check: Source.self) { $0 }
      .as(Cache.self, name: "cache")
      .as(check: Source.self, name: "cache") { $0 }
      .objectForEachName()
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let ink: Ink = try container.resolved()
    let blue: Ink = try container.resolved(name: "blue")
    let red: Ink = try container.resolved(name: "red")
    let cache: Cache = try container.resolved()
    let named: Source = try container.resolved(name: "cache")
    let again = try container.resolved(name: "cache") as Cache
    return [
      "\(ink === blue)", "\(blue === red)", "\(try (container.resolved() as Ink) === ink)",
      "\(cache === named)", "\(named === again)",
      "\(try (container.resolved(name: "red") as Ink) === red)",
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
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.register { Pen(ink: $0) }.lifetime(.prototype)
    builder.register { (ink: Ink) in Brush(ink: ink) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let (pen, brush): (Pen, Brush) = (try container.resolved(), try container.resolved())
    let blue: Ink = try container.resolved(name: "blue")
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
    let builder = DIContainer()
    builder.register(Flags.init)
      .as(Flags.self, name: "everybody")
      .as(Flags.self, name: "pilots")
      .objectForEachName()
      .lifetime(.single)
    builder.initializeSingletonObjects()
    let container = builder
    var found = [Flags.made]
    let everybody: Flags = try container.resolved(name: "everybody")
    found.append(Flags.made)
    let pilots: Flags = try container.resolved(name: "pilots")
    found.append(Flags.made)
    let plain: Flags = try container.resolved()
    found.append(Flags.made)
    return found.map { "\($0)" } + [
      "\(everybody === pilots)", "\(everybody === plain)",
      "\(try (container.resolved(name: "pilots") as Flags) === pilots)",
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
    let builder = DIContainer()
    builder.register(Paper.init).as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register(Store.init(page:))
      .as(Store.self, name: "pantry")
      .as(Store.self, name: "cellar")
      .objectForEachName()
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let pantry: Store = try container.resolved(name: "pantry")
    let cellar: Store = try container.resolved(name: "cellar")
    let again = try container.resolved(name: "pantry") as Store
    return ["\(pantry === cellar)", "\(pantry === again)"]
  }
}
