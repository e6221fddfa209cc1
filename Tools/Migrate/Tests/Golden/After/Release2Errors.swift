import DITranquillity
import GoldenCases

// Rules: M2-30 M2-33 M2-34 M2-36
public enum Release2CaughtErrors: GoldenCase {
  final class Ink {}
  final class Pen {}

  static func attempt<T>(_ body: () throws -> T) -> String {
    do {
      _ = try body()
      return "made"
    } catch {
      return "failed"
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Pen.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    var found: [String] = []
    do {
      let ink: Ink = try container.resolved()
      found.append("\(ink)")
    } catch {
      found.append("no ink")
    }
    do {
      let pen: Pen = try container.resolved()
      found.append("\(pen === (try container.resolved() as Pen))")
    } catch let failure {
      found.append("\(failure)")
    }
    found.append(attempt { try container.resolved() as Ink })
    found.append(attempt { try container.resolved() as Pen })
    return found + [
      "\((try? container.resolved() as Ink) == nil)", "\((try? container.resolved() as Pen) == nil)",
    ]
  }
}

// Rules: M2-12 M2-33 M2-36
public enum Release2ErrorsOfAliases: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  struct Shelf {
    let container: DIContainer

    func page(_ name: String) -> Page? { return try? container.resolved(name: name) }
    func pages(_ names: [String]) throws -> [Page] {
      return try names.map { try container.resolved(name: $0) }
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Paper.init)
      .as(check: Page.self) { $0 }
      .as(check: Page.self, name: "a") { $0 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let shelf = Shelf(container: container)
    var found = ["\(shelf.page("a") != nil)", "\(shelf.page("b") == nil)"]
    found.append("\(try shelf.pages(["a", "a"]).count)")
    do {
      found.append("\(try shelf.pages(["a", "b"]).count)")
    } catch {
      found.append("no b")
    }
    return found
  }
}

// Rules: M2-28 M2-33 M2-36
public enum Release2ErrorsOfRequests: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink
    init(ink: Ink) { self.ink = ink }
  }
  final class Desk {
    var ink: Ink?
    var state = "empty"
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").lifetime(.prototype)
    builder.register(throwing: { (container: DIContainer) in
      let ink: Ink = try container.resolved(name: "red")
      return Pen(ink: ink)
    })
    .lifetime(.prototype)
    builder.register(Desk.init)
      .injection { (desk, container: DIContainer) in
        desk.ink = try? container.resolved(name: "red")
        desk.state = desk.ink == nil ? "no ink" : "ink"
      }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let desk: Desk = try container.resolved()
    return ["\((try? container.resolved() as Pen) == nil)", desk.state]
  }
}
