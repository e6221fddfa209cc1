import DITranquillity
import GoldenCases

// Rules: M1-12 M1-13 M1-23
public enum NamesOfNewObjects: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.default().lifetime(.prototype)
    builder.register { Board() }
      .as(check: Page.self) { $0 }
      .as(check: Page.self, name: "stiff") { $0 }
      .as(check: Page.self, name: "thick") { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let stiff = try scope.resolved(name: "stiff") as Page
    let thick: Page = try scope.resolved(name: "thick")
    return ["\(type(of: stiff))", "\(type(of: thick))", "\(type(of: *scope as Page))"]
  }
}

// Rules: M1-12 M1-13
public enum NamesOfValues: GoldenCase {
  struct Server {
    let host: String
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Server(host: "a.example") }
      .as(Server.self, name: "production")
      .default()
      .lifetime(.perContainer(.strong))
    builder.register { Server(host: "b.example") }.as(Server.self, name: "staging").lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let staging: Server = try scope.resolved(name: "staging")
    let production: Server = try scope.resolved(name: "production")
    return [(*scope as Server).host, production.host, staging.host]
  }
}

// Rules: M1-24 M1-47
public enum NamesWithImpliedLifetimes: GoldenCase {
  final class Store {
    let place: String
    init(place: String) { self.place = place }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Store(place: "pier") }
      .as(Store.self, name: "north")
      .lifetime(.perContainer(.strong))
    builder.register { Store(place: "pier") }
      .as(Store.self, name: "south")
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let north: Store = try scope.resolved(name: "north")
    let south: Store = try scope.resolved(name: "south")
    let again: Store = try scope.resolved(name: "south")
    return [north.place, "\(north === south)", "\(south === again)"]
  }
}

// Rules: M1-12 M1-13 M1-47 M1-75
public enum NamesWithObjectsEach: GoldenCase {
  final class Ink {}
  protocol Page: AnyObject {}
  final class Paper: Page {}

  final class Store {
    let page: Page
    init(page: Page) { self.page = page }
  }

  final class Stores: DIPart {
    static func load(container: DIContainer) {
      container.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
      container.register { Store(page: $0) }
        .as(Store.self, name: "pantry")
        .lifetime(.perContainer(.strong))
      container.register { Store(page: $0) }
        .as(Store.self, name: "cellar")
        .lifetime(.perContainer(.strong))
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(part: Stores.self)
    builder.register { Ink() }
      .as(Ink.self, name: "blue")
      .objectForEachName()
      .default()
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let blue: Ink = try scope.resolved(name: "blue")
    let pantry = try scope.resolved(name: "pantry") as Store
    let cellar: Store = try scope.resolved(name: "cellar")
    var found = [blue === *scope as Ink, *scope as Ink === *scope as Ink, pantry === cellar]
    found.append(try (scope.resolved(name: "blue") as Ink) === blue)
    return found.map { "\($0)" }
  }
}

// Rules: M1-12 M1-33
public enum OneName: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let ink: Ink = try scope.resolved(name: "blue")
    let again = try scope.resolved(name: "blue") as Ink
    return ["\(ink === again)"]
  }
}

// Rules: M1-02 M1-12 M1-23 M1-33
public enum SeveralNamesOfUnkeptObjects: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.as(Ink.self, name: "blue").as(Ink.self, name: "navy").lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let blue: Ink = try scope.resolved(name: "blue")
    let navy: Ink = try scope.resolved(name: "navy")
    return ["\(blue === navy)"]
  }
}
