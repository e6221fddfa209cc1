import DITranquillity

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
    let column: Lazy<Column>
    init(column: Lazy<Column>) { self.column = column }
  }

  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Board() }
      .dependency { scope, board in board.left = *!scope }
      .dependency { scope, board in board.right = *!scope }
      .lifetime(.perDependency)
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Column(board: *!$0) }.lifetime(.perDependency)
    builder.register { Clerk(column: $0) }.lifetime(.prototype)
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
    let builder = DIContainer()
    builder.register { Page() }
      .injection(cycle: true) { $0.book = $1 }
      .lifetime(.perRun(.strong))
    // MIGRATE(M1-56): a cycle whose objects requests share in another way (a request for many that leads back): objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
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
    let builder = DIContainer()
    builder.register { Title() }.lifetime(.perRun(.strong))
    builder.register { Presenter() }
      .injection(cycle: true) { $0.screen = $1 }
      .lifetime(.perRun(.strong))
    // MIGRATE(M1-65): an injection after one that leads back: let it lead back, too, or move it to postInit; see docs/migration/differences.md#between-the-generations
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

  static func fill(_ builder: DIContainer) {
    // MIGRATE(M1-56): a cycle whose objects requests share in another way (an Optional parameter that leads back): objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Anchor(chain: *?$0) }.lifetime(.perDependency)
    builder.register { Chain(anchor: $0) }.lifetime(.objectGraph)
    // MIGRATE(M1-56): a cycle whose objects requests share in another way (an Optional parameter that leads back): objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
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
    let builder = DIContainer()
    // MIGRATE(M1-65): an injection after one that leads back: let it lead back, too, or move it to postInit; see docs/migration/differences.md#between-the-generations
    builder.register { Car() }
      .lifetime(.perScope)
      .dependency { $1.owner = *!$0 }
      .dependency { $1.wired() }
    builder.register { Owner() }.lifetime(.perContainer(.strong)).injection(cycle: true) { $0.car = $1 }
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
    let builder = DIContainer()
    builder.register { Window() }
      .injection(cycle: true) { $0.clerk = $1 }
      .injection(cycle: true) { $0.shop = $1 }
      .lifetime(.perRun(.strong))
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Clerk(window: *!$0) }
      .dependency { $1.store = *!$0 }
      .lifetime(.perDependency)
    builder.register { Store(clerk: $0) }.lifetime(.perRun(.strong))
    builder.register { Shop(window: $0) }
      .injection(cycle: true) { $0.store = $1 }
      .lifetime(.perRun(.strong))
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
    let builder = DIContainer()
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Car() }
      .lifetime(.perDependency)
      .dependency { $1.driver = *!$0 }
      .dependency { $1.passenger = *!$0 }
    // MIGRATE(M1-56): a cycle whose objects requests share in another way: objectGraph, if all of one request may share them; see docs/migration/differences.md#between-the-generations
    builder.register { Owner() }.lifetime(.perDependency).dependency { $1.car = *!$0 }
  }
}

// Rules: M1-66
enum UnknownProperties {
  static func run() throws {
    let builder = DIContainer()
    // MIGRATE(M1-66): a property whose type the sources do not tell: cycle: true, if the injection leads back; see docs/migration/recipes.md#leftovers-of-release-1
    builder.register { Foreign() }
      .lifetime(.perScope)
      .dependency { $1.owner = *!$0 }
  }
}
