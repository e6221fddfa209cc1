import DIv1Compat
import GoldenCases

// Rules: M1-02 M1-05 M1-06 M1-22
public enum ChainsOfParameters: GoldenCase {
  final class A {}
  final class B {
    let a: A
    init(a: A) { self.a = a }
  }
  final class C {
    let b: B
    let a: A
    init(b: B, _ a: A) { (self.b, self.a) = (b, a) }
  }
  final class D {
    let c: C
    init(_ c: C) { self.c = c }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { A() }.lifetime(.perScope)
    builder.register { scope in B(a: *!scope) }.lifetime(.perDependency)
    builder.register { scope in C(b: *!scope, *!scope) }.lifetime(.perScope)
    builder.register(D.self).initializer { D(*!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let (one, two): (D, D) = (*!scope, *!scope)
    return ["\(one === two)", "\(one.c === two.c)", "\(one.c.b.a === one.c.a)"]
  }
}

// Rules: M1-02 M1-05 M1-23 M1-33
public enum FailuresOfParameters: GoldenCase {
  final class Ink {}
  final class Pen {
    init(ink: Ink) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Pen(ink: try $0.resolve()) }.lifetime(.perDependency)
    let scope = try builder.build()
    do {
      let pen: Pen = try scope.resolve()
      return ["\(pen)"]
    } catch {
      return ["no pen"]
    }
  }
}

// Rules: M1-05 M1-11 M1-32
public enum ManyParameters: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asType(Page.self).lifetime(.perDependency)
    builder.register { scope in Book(pages: try! **scope) }.lifetime(.perDependency)
    let scope = try builder.build()
    let book: Book = *!scope
    let pages: [Page] = **!scope
    return book.pages.map { "\(type(of: $0))" } + ["\(pages.count)"]
  }
}

// Rules: M1-05 M1-31
public enum OptionalParameters: GoldenCase {
  final class Ink {}
  final class Lamp {}
  final class Desk {
    let ink: Ink?
    let lamp: Lamp?
    init(ink: Ink?, lamp: Lamp?) {
      self.ink = ink
      self.lamp = lamp
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Desk(ink: *?$0, lamp: *?$0) }.lifetime(.perDependency)
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    let desk: Desk = *!scope
    let lamp: Lamp? = *?scope
    return ["\(desk.ink != nil)", "\(desk.lamp == nil)", "\(lamp == nil)"]
  }
}

// Rules: M1-03 M1-05
public enum ParametersOfProperties: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }
  final class Factory {
    private let scope: DIScope
    init() throws {
      let builder = DIContainerBuilder()
      Factory.fill(builder)
      scope = try builder.build()
    }
    static func fill(_ builder: DIContainerBuilder) {
      builder.register { Paper() }.asType(Page.self).instancePerDependency()
      builder.register { Press(page: *!$0) }.instancePerDependency()
    }
    func make() throws -> Press { return try self.scope.resolve() }
    func makeAgain() -> Press? { return try? self.scope.resolve(Press.self) }
  }

  public static func results() throws -> [String] {
    let factory = try Factory()
    return ["\(try factory.make().page is Paper)", "\(factory.makeAgain()?.page is Paper)"]
  }
}

// Rules: M1-01 M1-02 M1-05 M1-22
public enum TypedParameters: GoldenCase {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Press {
    let page: Page
    init(page: Page) { self.page = page }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asType(Page.self).instancePerScope()
    builder.register { Press(page: *!$0) }.lifetime(.perScope)
    let scope = try builder.build()
    let press: Press = *!scope
    let again: Press = *!scope
    return ["\(press.page is Paper)", "\(press === again)"]
  }
}
