import DITranquillity
import GoldenCases

// Rules: M1-05 M1-22
public enum CapturedValues: GoldenCase {
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Cover {
    let title: String
    let page: Page
    init(title: String, page: Page) {
      self.title = title
      self.page = page
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    let text = "one"
    builder.register { [text] in Label(text: text) }.lifetime(.perContainer(.strong))
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.perContainer(.strong))
    builder.register { [text] in Cover(title: text, page: $0) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let cover: Cover = *scope
    return [(*scope as Label).text, cover.title, "\(type(of: cover.page))"]
  }
}

// Rules: M1-14
public enum ClosuresThatChoose: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }
  final class Weather {
    var isWet: Bool
    init(isWet: Bool) { self.isWet = isWet }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.lifetime(.prototype)
    builder.register { Board() }.lifetime(.prototype)
    let isWet = false
    builder.register { [isWet] in Weather(isWet: isWet) }.lifetime(.perRun(.strong))
    builder.register { (scope: DIContainer) -> Press in
      let weather: Weather = *scope
      if weather.isWet {
        return Press(page: *scope as Board)
      }
      return Press(page: *scope as Paper)
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let dry: Press = *scope
    (*scope as Weather).isWet = true
    let wet: Press = *scope
    return ["\(type(of: dry.page))", "\(type(of: wet.page))"]
  }
}

// Rules: M1-02 M1-22 M1-30 M1-40
public enum ComputedValues: GoldenCase {
  final class Server {
    let url: String
    init(host: String, port: Int) { url = "\(host):\(port)" }
  }
  static let host = "example.org"

  public static func results() throws -> [String] {
    let builder = DIContainer()
    let port = 40 * 2
    builder.register { Server(host: host, port: port) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return [(*scope as Server).url]
  }
}

// Rules: M1-06 M1-17 M1-24
public enum MovedClosures: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Ink {}
  final class Press {
    let page: Page
    var ink: Ink?
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register {
      // The page comes first.
      Press(
        page: $0)
    }
    // It is filled later.
    .injection { (press, scope: DIContainer) in
      press.ink = *scope
      press.ink = scope.resolve()
    }
    .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = *scope
    return ["\(press.page is Paper)", "\(press.ink === *scope as Ink)"]
  }
}

// Rules: M1-06 M1-28
public enum MovedThrowingClosures: GoldenCase {
  struct Empty: Error {}
  final class Ink {}
  final class Press {
    let ink: Ink
    let name: String
    init(ink: Ink, name: String) throws {
      guard !name.isEmpty else { throw Empty() }
      self.ink = ink
      self.name = name
    }
  }

  public static func results() throws -> [String] {
    var name = ""
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register(throwing: { (scope: DIContainer) in
      // The name comes from outside.
      let ink: Ink = try scope.resolved()
      return try Press(ink: ink, name: name)
    })
    .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found = ["\((try? scope.resolved() as Press) == nil)"]
    name = "press"
    let press: Press = try scope.resolved()
    found.append(press.name)
    return found + ["\(press.ink === *scope as Ink)"]
  }
}

// Rules: M1-15 M1-17
public enum NestedClosures: GoldenCase {
  final class Ink {}
  final class Desk {
    var sizes: [Int]
    var make: () -> [Int] = { [] }
    var find: (() -> Ink)?
    init(sizes: [Int]) { self.sizes = sizes }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Desk(sizes: [1, 2].map { $0 * 2 }) }
      .injection { $0.sizes = $0.sizes.map { $0 + 1 } }
      .injection { $0.make = { [1, 2].map { $0 + 1 } } }
      .injection { (desk, scope: DIContainer) in desk.find = { *scope as Ink } }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let desk: Desk = *scope
    return ["\(desk.sizes)", "\(desk.make())", "\(desk.find?() === *scope as Ink)"]
  }
}

// Rules: M1-28 M1-36
public enum ThrowingClosures: GoldenCase {
  struct Torn: Error {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Crate {
    let label: Label
    init(label: Label) throws {
      guard !label.text.isEmpty else { throw Torn() }
      self.label = label
    }
  }

  static func load(_ text: String) throws -> String {
    guard !text.isEmpty else { throw Torn() }
    return text
  }

  public static func results() throws -> [String] {
    var text = ""
    let builder = DIContainer()
    builder.register(throwing: { Label(text: try load(text)) }).lifetime(.prototype)
    builder.register(throwing: { try Crate(label: $0) })
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found = ["\((try? scope.resolved() as Label) == nil)"]
    do {
      _ = try scope.resolved() as Crate
    } catch {
      found.append("no crate")
    }
    text = "glass"
    return found + [try (scope.resolved() as Crate).label.text]
  }
}

// Rules: M1-02 M1-05 M1-23 M1-33
public enum TypedRequestsInClosures: GoldenCase {
  class Page {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.lifetime(.prototype)
    builder.register { Press(page: $0 as Paper) }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let press: Press = try scope.resolved()
    return ["\(type(of: press.page))"]
  }
}
