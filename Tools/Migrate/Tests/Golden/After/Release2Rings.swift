import DITranquillity
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
    let builder = DIContainer()
    builder.register(Board.init)
      .injection(cycle: true) { $0.left = $1 }
      .injection(cycle: true) { $0.right = $1 }
      .lifetime(.objectGraph)
    builder.register(Column.init(board:head:))
      .lifetime(.prototype)
    builder.register(Head.init)
      .injection(cycle: true) { $0.board = $1 }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let board: Board = try container.resolved()
    let other: Board = try container.resolved()
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
    let builder = DIContainer()
    builder.register(Anchor.init(chain:)).lifetime(.perContainer(.strong))
    builder.register(Chain.init(anchor:)).lifetime(.perContainer(.strong))
    builder.register { Bell() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let anchor: Anchor? = (try? scope.resolved())
    let bell: Bell? = *scope
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
    let builder = DIContainer()
    builder.register { Screen(presenter: $0) }
      .lifetime(.perRun(.strong))
    builder.register(Presenter.init)
      .injection(cycle: true) { $0.screen = $1 }
      .injection(cycle: true) { $0.router = $1 }
      .lifetime(.perRun(.strong))
    builder.register { (presenter: Presenter) in Router(presenter: presenter) }
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let screen: Screen = try container.resolved()
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
    let builder = DIContainer()
    builder.register(Car.init)
      .injection(cycle: true) { $0.owner = $1 }
      .lifetime(.objectGraph)
    builder.register(Owner.init)
      .injection(cycle: true) { $0.car = $1 }
      .lifetime(.objectGraph)
    builder.initializeSingletonObjects()
    let container = builder
    let car: Car = try container.resolved()
    return ["\(car.owner.car === car)", "\(try container.resolved() as Owner !== car.owner)"]
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
    let builder = DIContainer()
    builder.register(A.init).injection(cycle: true) { $0.b = $1 }.lifetime(.perRun(.strong))
    builder.register(B.init).injection(cycle: true) { $0.c = $1 }.lifetime(.perRun(.strong))
    builder.register(C.init).injection(cycle: true) { $0.a = $1 }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let a: A = try container.resolved()
    return ["\(a.b?.c?.a === a)"]
  }
}
