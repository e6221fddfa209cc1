import DIv2Compat
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
    let builder = DIContainerBuilder()
    builder.register(type: Pen.init).lifetime(.perScope)
    let container = try builder.build()
    var found: [String] = []
    do {
      let ink: Ink = try *container
      found.append("\(ink)")
    } catch {
      found.append("no ink")
    }
    do {
      let pen: Pen = try container.resolve()
      found.append("\(pen === (try *container as Pen))")
    } catch let failure {
      found.append("\(failure)")
    }
    found.append(attempt { try container.resolve(Ink.self) })
    found.append(attempt { try container.resolve(Pen.self) })
    return found + [
      "\((try? *container as Ink) == nil)", "\((try? container.resolve(Pen.self)) == nil)",
    ]
  }
}

// Rules: M2-12 M2-33 M2-36
public enum Release2ErrorsOfAliases: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  struct Shelf {
    let container: DIContainer

    func page(_ name: String) -> Page? { return try? container.resolve(name: name) }
    func pages(_ names: [String]) throws -> [Page] {
      return try names.map { try container.resolve(name: $0) }
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Paper.init)
      .as(Page.self).check { $0 }
      .set(name: "a")
      .lifetime(.perDependency)
    let container = try builder.build()
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
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").lifetime(.perDependency)
    builder.register(type: Pen.self)
      .initial { (container: DIContainer) in
        let ink: Ink = try container.resolve(name: "red")
        return Pen(ink: ink)
      }
      .lifetime(.perDependency)
    builder.register(type: Desk.init)
      .injection(.manual) { container, desk in
        desk.ink = try? container.resolve(name: "red")
        desk.state = desk.ink == nil ? "no ink" : "ink"
      }
      .lifetime(.perDependency)
    let container = try builder.build()
    let desk: Desk = try container.resolve()
    return ["\((try? container.resolve(Pen.self)) == nil)", desk.state]
  }
}
