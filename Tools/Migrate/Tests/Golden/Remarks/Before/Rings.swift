import DIv1Compat

// Rules: M1-56
enum LaziesOfSpokes {
  final class Board {
    var left: Column?
    var right: Column?
  }
  final class Column {
    weak var board: Board?
    init(board: Board) { self.board = board }
  }
  final class Clerk {
    let column: DILazy<Column>
    init(column: DILazy<Column>) { self.column = column }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Board() }
      .dependency { scope, board in board.left = *!scope }
      .dependency { scope, board in board.right = *!scope }
      .lifetime(.perDependency)
    builder.register { Column(board: *!$0) }.lifetime(.perDependency)
    builder.register { Clerk(column: -*!$0) }.lifetime(.perDependency)
  }
}

// Rules: M1-56
enum ManyInRings {
  class Page {
    var book: Book?
  }
  final class Book {
    let pages: [Page]
    init(pages: [Page]) { self.pages = pages }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Page() }
      .dependency { $1.book = *!$0 }
      .lifetime(.lazySingle)
    builder.register { Book(pages: **!$0) }.lifetime(.lazySingle)
  }
}

// Rules: M1-65
enum ObservedProperties {
  final class Screen {
    var presenter: Presenter?
    var log: [String] = []
    var title: Title? { didSet { log.append(presenter == nil ? "early" : "late") } }
  }
  final class Presenter {
    weak var screen: Screen?
  }
  final class Title {}

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Title() }.lifetime(.lazySingle)
    builder.register { Presenter() }
      .dependency { $1.screen = *!$0 }
      .lifetime(.lazySingle)
    builder.register { Screen() }
      .dependency { $1.presenter = *!$0 }
      .dependency { $1.title = *!$0 }
      .lifetime(.lazySingle)
  }
}

// Rules: M1-56
enum OptionalParametersInRings {
  final class Anchor {
    let chain: Chain?
    init(chain: Chain?) { self.chain = chain }
  }
  final class Chain {
    let anchor: Anchor
    init(anchor: Anchor) { self.anchor = anchor }
  }
  final class Whirlpool {
    let next: Whirlpool?
    init(next: Whirlpool?) { self.next = next }
  }

  static func fill(_ builder: DIContainerBuilder) {
    builder.register { Anchor(chain: *?$0) }.lifetime(.perDependency)
    builder.register { Chain(anchor: *!$0) }.lifetime(.perDependency)
    builder.register { Whirlpool(next: try? $0.resolve()) }.lifetime(.perScope)
  }
}

// Rules: M1-65
enum OrderAfterRings {
  final class Car {
    var owner: Owner!
    func wired() {}
  }
  final class Owner {
    weak var car: Car!
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Car() }
      .lifetime(.perScope)
      .dependency { $1.owner = *!$0 }
      .dependency { $1.wired() }
    builder.register { Owner() }.lifetime(.perScope).dependency { $1.car = *!$0 }
  }
}

// Rules: M1-56
enum RingsReachedTwice {
  final class Shop {
    let window: Window
    var store: Store?
    init(window: Window) { self.window = window }
  }
  final class Window {
    var clerk: Clerk?
    weak var shop: Shop?
  }
  final class Clerk {
    let window: Window
    var store: Store?
    init(window: Window) { self.window = window }
  }
  final class Store {
    let clerk: Clerk
    init(clerk: Clerk) { self.clerk = clerk }
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Window() }
      .dependency { $1.clerk = *!$0 }
      .dependency { $1.shop = *!$0 }
      .lifetime(.lazySingle)
    builder.register { Clerk(window: *!$0) }
      .dependency { $1.store = *!$0 }
      .lifetime(.perDependency)
    builder.register { Store(clerk: *!$0) }.lifetime(.lazySingle)
    builder.register { Shop(window: *!$0) }
      .dependency { $1.store = *!$0 }
      .lifetime(.lazySingle)
  }
}

// Rules: M1-56
enum SharedRings {
  final class Car {
    var driver: Owner!
    var passenger: Owner!
  }
  final class Owner {
    weak var car: Car!
  }

  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Car() }
      .lifetime(.perDependency)
      .dependency { $1.driver = *!$0 }
      .dependency { $1.passenger = *!$0 }
    builder.register { Owner() }.lifetime(.perDependency).dependency { $1.car = *!$0 }
  }
}

// Rules: M1-66
enum UnknownProperties {
  static func run() throws {
    let builder = DIContainerBuilder()
    builder.register { Foreign() }
      .lifetime(.perScope)
      .dependency { $1.owner = *!$0 }
  }
}
