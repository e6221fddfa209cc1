import DIv1Compat
import GoldenCases

// Rules: M1-12 M1-13 M1-23
public enum NamesOfNewObjects: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).asDefault().lifetime(.perDependency)
    builder.register { Board() }
      .asType(Page.self)
      .asName("stiff")
      .asName("thick")
      .lifetime(.perDependency)
    let scope = try builder.build()
    let stiff = try scope.resolve(Page.self, name: "stiff")
    let thick: Page = try scope.resolve(name: "thick")
    return ["\(type(of: stiff))", "\(type(of: thick))", "\(type(of: *!scope as Page))"]
  }
}

// Rules: M1-12 M1-13
public enum NamesOfValues: GoldenCase {
  struct Server {
    let host: String
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Server(host: "a.example") }
      .asName("production")
      .asDefault()
    builder.register { Server(host: "b.example") }.asName("staging")
    let scope = try builder.build()
    let staging: Server = try scope.resolve(name: "staging")
    let production: Server = try scope.resolve(name: "production")
    return [(*!scope as Server).host, production.host, staging.host]
  }
}

// Rules: M1-24 M1-47
public enum NamesWithImpliedLifetimes: GoldenCase {
  final class Store {
    let place: String
    init(place: String) { self.place = place }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Store(place: "pier") }
      .asName("north")
      .asName("south")
    let scope = try builder.build()
    let north: Store = try scope.resolve(name: "north")
    let south: Store = try scope.resolve(name: "south")
    let again: Store = try scope.resolve(name: "south")
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

  final class Stores: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
      builder.register { Store(page: *!$0) }
        .asName("pantry")
        .asName("cellar")
        .lifetime(.perScope)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: Stores())
    builder.register { Ink() }
      .asName("blue")
      .asDefault()
      .lifetime(.lazySingle)
    let scope = try builder.build()
    let blue: Ink = try scope.resolve(name: "blue")
    let pantry = try scope.resolve(Store.self, name: "pantry")
    let cellar: Store = try scope.resolve(name: "cellar")
    var found = [blue === *!scope as Ink, *!scope as Ink === *!scope as Ink, pantry === cellar]
    found.append(try scope.resolve(Ink.self, name: "blue") === blue)
    return found.map { "\($0)" }
  }
}

// Rules: M1-12 M1-33
public enum OneName: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").instanceLazySingle()
    let scope = try builder.build()
    let ink: Ink = try scope.resolve(name: "blue")
    let again = try scope.resolve(Ink.self, name: "blue")
    return ["\(ink === again)"]
  }
}

// Rules: M1-02 M1-12 M1-23 M1-33
public enum SeveralNamesOfUnkeptObjects: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.asName("blue").asName("navy").lifetime(.perDependency)
    let scope = try builder.build()
    let blue: Ink = try scope.resolve(name: "blue")
    let navy: Ink = try scope.resolve(name: "navy")
    return ["\(blue === navy)"]
  }
}
