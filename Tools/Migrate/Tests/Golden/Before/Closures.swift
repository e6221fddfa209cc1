import DIv1Compat
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
    let builder = DIContainerBuilder()
    let text = "one"
    builder.register { [text] in Label(text: text) }.instancePerScope()
    builder.register { Paper() }.asType(Page.self).instancePerScope()
    builder.register { [text] scope in Cover(title: text, page: *!scope) }.instancePerScope()
    let scope = try builder.build()
    let cover: Cover = *!scope
    return [(*!scope as Label).text, cover.title, "\(type(of: cover.page))"]
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
    let builder = DIContainerBuilder()
    builder.register { Paper() }.lifetime(.perDependency)
    builder.register { Board() }.lifetime(.perDependency)
    let isWet = false
    builder.register { [isWet] in Weather(isWet: isWet) }.lifetime(.lazySingle)
    builder.register { scope -> Press in
      let weather: Weather = *!scope
      if weather.isWet {
        return Press(page: *!scope as Board)
      }
      return Press(page: *!scope as Paper)
    }
    .lifetime(.perDependency)
    let scope = try builder.build()
    let dry: Press = *!scope
    (*!scope as Weather).isWet = true
    let wet: Press = *!scope
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
    let builder = DIContainerBuilder()
    let port = 40 * 2
    builder.register { Server(host: host, port: port) }.lifetime(.perScope)
    let scope = try builder.build()
    return [(*!scope as Server).url]
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
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Ink() }.lifetime(.perScope)
    builder.register(Press.self)
      .asSelf()
      .initializer { scope in
        // The page comes first.
        Press(
          page: *!scope)
      }
      // It is filled later.
      .dependency { scope, press in
        press.ink = *!scope
        press.ink = try! scope.resolve()
      }
    let scope = try builder.build()
    let press: Press = *!scope
    return ["\(press.page is Paper)", "\(press.ink === *!scope as Ink)"]
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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register(Press.self)
      .initializer { scope in
        // The name comes from outside.
        let ink: Ink = try scope.resolve()
        return try Press(ink: ink, name: name)
      }
      .lifetime(.perScope)
    let scope = try builder.build()
    var found = ["\((try? scope.resolve(Press.self)) == nil)"]
    name = "press"
    let press: Press = try scope.resolve()
    found.append(press.name)
    return found + ["\(press.ink === *!scope as Ink)"]
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
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Desk(sizes: [1, 2].map { $0 * 2 }) }
      .dependency { $1.sizes = $1.sizes.map { $0 + 1 } }
      .dependency { $1.make = { [1, 2].map { $0 + 1 } } }
      .dependency { scope, desk in desk.find = { *!scope as Ink } }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    return ["\(desk.sizes)", "\(desk.make())", "\(desk.find?() === *!scope as Ink)"]
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
    let builder = DIContainerBuilder()
    builder.register { Label(text: try load(text)) }.lifetime(.perDependency)
    builder.register { scope in try Crate(label: *scope) }
      .lifetime(.perScope)
    let scope = try builder.build()
    var found = ["\((try? scope.resolve(Label.self)) == nil)"]
    do {
      _ = try scope.resolve(Crate.self)
    } catch {
      found.append("no crate")
    }
    text = "glass"
    return found + [try scope.resolve(Crate.self).label.text]
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
    let builder = DIContainerBuilder()
    builder.register { Paper() }.lifetime(.perDependency)
    builder.register { scope in Press(page: try scope.resolve(Paper.self)) }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let press: Press = try scope.resolve()
    return ["\(type(of: press.page))"]
  }
}
