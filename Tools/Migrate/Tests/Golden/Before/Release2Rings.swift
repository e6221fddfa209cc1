import DIv2Compat
import GoldenCases

// Rules: M2-18 M2-23
public enum Release2Hubs: GoldenCase {
  final class Board {
    var left: Column!
    var right: Column!
  }
  final class Column {
    unowned let board: Board
    let head: Head
    init(board: Board, head: Head) {
      self.board = board
      self.head = head
    }
  }
  final class Head {
    weak var board: Board?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Board.init)
      .injection { $0.left = $1 }
      .injection { $0.right = $1 }
      .lifetime(.perDependency)
    builder.register(type: Column.init(board:head:))
      .lifetime(.perDependency)
    builder.register(type: Head.init)
      .injection { $0.board = $1 }
      .lifetime(.perDependency)
    let container = try builder.build()
    let board: Board = try *container
    let other: Board = try *container
    return [
      "\(board === other)", "\(board.left === board.right)", "\(board.left.board === board)",
      "\(board.right.board === board)", "\(board.left.head === board.right.head)",
      "\(board.left.head.board === board)", "\(board.right.head.board === board)",
    ]
  }
}

// Rules: M2-36
public enum Release2OptionalsOfRings: GoldenCase {
  final class Anchor {
    init(chain: Chain) {}
  }
  final class Chain {
    init(anchor: Anchor) {}
  }
  final class Bell {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Anchor.init(chain:)).lifetime(.perScope)
    builder.register(type: Chain.init(anchor:)).lifetime(.perScope)
    builder.register { Bell() }.lifetime(.perScope)
    let scope = try builder.build()
    let anchor: Anchor? = *?scope
    let bell: Bell? = *?scope
    return ["\(anchor == nil)", "\(bell == nil)"]
  }
}

// Rules: M2-06 M2-18
public enum Release2ParametersInRings: GoldenCase {
  final class Screen {
    let presenter: Presenter
    init(presenter: Presenter) { self.presenter = presenter }
  }
  final class Presenter {
    weak var screen: Screen?
    var router: Router?
  }
  final class Router {
    let presenter: Presenter
    init(presenter: Presenter) { self.presenter = presenter }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Screen.self)
      .initial { Screen(presenter: $0) }
      .lifetime(.lazySingle)
    builder.register(type: Presenter.init)
      .injection { $0.screen = $1 }
      .injection { $0.router = $1 }
      .lifetime(.lazySingle)
    builder.register { (presenter: Presenter) in Router(presenter: presenter) }
      .lifetime(.lazySingle)
    let container = try builder.build()
    let screen: Screen = try container.resolve()
    let presenter = screen.presenter
    return ["\(presenter.screen === screen)", "\(presenter.router?.presenter === presenter)"]
  }
}

// Rules: M2-18 M2-23
public enum Release2Rings: GoldenCase {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Car.init)
      .injection { $0.owner = $1 }
      .lifetime(.perDependency)
    builder.register(type: Owner.init)
      .injection { $0.car = $1 }
      .lifetime(.perDependency)
    let container = try builder.build()
    let car: Car = try *container
    return ["\(car.owner.car === car)", "\(try *container as Owner !== car.owner)"]
  }
}

// Rules: M2-02 M2-05 M2-18 M2-21
public enum Release2RingsOfSingles: GoldenCase {
  final class A {
    var b: B?
  }
  final class B {
    var c: C?
  }
  final class C {
    weak var a: A?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: A.init).injection { $0.b = $1 }.lifetime(.lazySingle)
    builder.register(type: B.init).injection { $0.c = $1 }.lifetime(.lazySingle)
    builder.register(type: C.init).injection { $0.a = $1 }.lifetime(.lazySingle)
    let container = try builder.build()
    let a: A = try container.resolve()
    return ["\(a.b?.c?.a === a)"]
  }
}
