import DIv1Compat
import GoldenCases

// Rules: M1-05
public enum MandatoryOptionals: GoldenCase {
  final class Ink {}
  final class Desk {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    builder.register { Desk(ink: *!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    return ["\((*!scope as Desk).ink != nil)"]
  }
}

// Rules: M1-05
public enum MandatoryStatedOptionals: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }
  final class Paper {}
  final class Book {
    let paper: Paper?
    init(paper: Paper?) { self.paper = paper }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    builder.register { Pen(ink: *!$0 as Ink?) }.lifetime(.perDependency)
    builder.register { try Book(paper: *$0 as Paper?) }.lifetime(.perDependency)
    let scope = try builder.build()
    let pen: Pen = *!scope
    let book = try? scope.resolve(Book.self)
    return ["\(pen.ink != nil)", "\(book == nil)"]
  }
}

// Rules: M1-31 M1-36
public enum OptionalContexts: GoldenCase {
  final class Ink {}
  final class Lamp {
    let name = "lamp"
  }

  static func take(_ lamp: Lamp?) -> String { return lamp == nil ? "nothing" : "a lamp" }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    var found: [String] = []
    if let ink: Ink = *?scope { found.append("\(type(of: ink))") }
    if let lamp = *?scope as Lamp? { found.append("\(lamp)") }
    let ink = (*?scope) ?? Ink()
    found.append("\(ink === *!scope as Ink)")
    let spare: Lamp = (*?scope) ?? Lamp()
    found.append(spare.name)
    found.append("\((*?scope as Lamp?)?.name ?? "none")")
    found.append(take(*?scope))
    let lamp: Lamp? = try? scope.resolve()
    found.append("\(lamp == nil)")
    guard let last: Ink = try? scope.resolve() else { return [] }
    return found + ["\(last === ink)"]
  }
}

// Rules: M1-36
public enum OptionalsOfRings: GoldenCase {
  final class Anchor {
    init(chain: Chain) {}
  }
  final class Chain {
    init(anchor: Anchor) {}
  }
  final class Bell {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Anchor(chain: try $0.resolve()) }.lifetime(.perScope)
    builder.register { Chain(anchor: try $0.resolve()) }.lifetime(.perScope)
    builder.register { Bell() }.lifetime(.perScope)
    let scope = try builder.build()
    let anchor: Anchor? = *?scope
    let bell: Bell? = *?scope
    return ["\(anchor == nil)", "\(bell == nil)"]
  }
}

// Rules: M1-28 M1-31 M1-36
public enum OptionalsOfThrowingClosures: GoldenCase {
  struct Torn: Error {}
  final class Ink {}
  final class Page {
    init(isTorn: Bool) throws { if isTorn { throw Torn() } }
  }
  final class Book {
    let page: Page
    init(page: Page) { self.page = page }
  }

  static func take(_ book: Book?) -> String { return book == nil ? "nothing" : "a book" }

  public static func results() throws -> [String] {
    var isTorn = true
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { try Page(isTorn: isTorn) }.lifetime(.perScope)
    builder.register { scope in Book(page: *!scope) }.lifetime(.perScope)
    let scope = try builder.build()
    let page: Page? = *?scope
    let ink: Ink? = *?scope
    var found = ["\(page == nil)", "\(ink != nil)", "\((*?scope as Page?) == nil)"]
    if let page: Page = *?scope { found.append("\(page)") }
    isTorn = false
    found.append("\((*?scope as Page?) != nil)")
    return found + [take(*?scope)]
  }
}

// Rules: M1-33 M1-34
public enum StatedOptionals: GoldenCase {
  final class Ink {}
  final class Paper {}

  static func outcome(_ body: () throws -> Any) -> String {
    do { return "\(type(of: try body()))" } catch { return "error" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    let ink = try scope.resolve(Ink?.self)
    let cast = try *scope as Ink?
    return [
      "\(ink != nil)", "\(cast != nil)", outcome { try scope.resolve(Paper?.self) as Any },
      outcome { try *scope as Paper? as Any }, outcome { try scope.resolve(Ink?.self) as Any },
    ]
  }
}
