import DIv1Compat
import GoldenCases

// Rules: M1-18 M1-23
public enum Hubs: GoldenCase {
  final class Board {
    var left: Column?
    var right: Column?
  }
  final class Column {
    unowned let board: Board
    init(board: Board) { self.board = board }
  }
  final class Hall {
    let board: Board
    init(board: Board) { self.board = board }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Board() }
      .dependency { scope, board in board.left = *!scope }
      .dependency { scope, board in board.right = *!scope }
      .lifetime(.perDependency)
    builder.register { Column(board: *!$0) }.lifetime(.perDependency)
    builder.register { Hall(board: *!$0) }.lifetime(.lazySingle)
    let scope = try builder.build()
    let hall: Hall = *!scope
    let board: Board = *!scope
    return [
      "\(hall.board === board)", "\(hall.board.left === hall.board.right)",
      "\(hall.board.left?.board === hall.board)", "\(hall.board.right?.board === hall.board)",
      "\(board.left?.board === board)", "\(board.left === board.right)",
    ]
  }
}

// Rules: M1-18 M1-23
public enum LongRings: GoldenCase {
  final class Log {}
  final class Engine {
    var uploader: Uploader!
  }
  final class Uploader {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
  }
  final class Resolver {
    var engine: Engine!
    var log: Log?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Engine() }
      .dependency { $1.uploader = *!$0 }
      .lifetime(.perDependency)
    builder.register { Uploader(resolver: *!$0) }.lifetime(.perDependency)
    builder.register { Resolver() }
      .dependency { scope, resolver in resolver.engine = *!scope }
      .dependency { scope, resolver in resolver.log = *?scope }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let engine: Engine = *!scope
    let uploader: Uploader = *!scope
    let resolver: Resolver = *!scope
    return ["\(engine.uploader.resolver.engine === engine)"]
      + ["\(uploader.resolver.engine.uploader === uploader)"]
      + ["\(resolver.engine.uploader.resolver === resolver)", "\(resolver.log == nil)"]
  }
}

// Rules: M1-15 M1-18 M1-21
public enum ObservedProperties: GoldenCase {
  final class Screen {
    var log: [String] = []
    var presenter: Presenter? { didSet { log.append("presenter") } }
    var title: Title? { didSet { log.append(presenter == nil ? "early" : "late") } }
  }
  final class Presenter {
    weak var screen: Screen?
  }
  final class Title {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Title() }.lifetime(.lazySingle)
    builder.register { Presenter() }
      .dependency { $1.screen = *!$0 }
      .lifetime(.lazySingle)
    builder.register { Screen() }
      .dependency { $1.presenter = *!$0 }
      .dependency { $1.title = *!$0 }
      .lifetime(.lazySingle)
    let scope = try builder.build()
    let screen: Screen = *!scope
    return screen.log + ["\(screen.presenter?.screen === screen)", "\(screen.title != nil)"]
  }
}

// Rules: M1-18 M1-23
public enum Rings: GoldenCase {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Car() }
      .lifetime(.perDependency)
      .dependency { scope, car in car.owner = *!scope }
    builder.register { Owner() }
      .lifetime(.perDependency)
      .dependency { scope, owner in owner.car = *!scope }
    let scope = try builder.build()
    let car: Car = *!scope
    let owner: Owner = *!scope
    return ["\(car.owner.car === car)", "\(owner.car.owner === owner)", "\(car.owner !== owner)"]
  }
}

// Rules: M1-18 M1-22
public enum RingsOfKeptObjects: GoldenCase {
  final class Car {
    var owner: Owner!
  }
  final class Owner {
    var car: Car!
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Car() }.dependency { $1.owner = *!$0 }
    builder.register { Owner() }.instancePerScope().dependency { $1.car = *!$0 }
    let scope = try builder.build()
    let car: Car = *!scope
    return ["\(car.owner.car === car)", "\(*!scope as Owner === car.owner)"]
  }
}

// Rules: M1-02 M1-15 M1-18 M1-21
public enum RingsOfThreeSingles: GoldenCase {
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
    builder.register { A() }.dependency { $1.b = *!$0 }.lifetime(.lazySingle)
    builder.register { B() }.dependency { $1.c = *!$0 }.lifetime(.lazySingle)
    builder.register { C() }.dependency { $1.a = *!$0 }.lifetime(.lazySingle)
    let scope = try builder.build()
    let a: A = *!scope
    return ["\(a.b?.c?.a === a)", "\(a.b === *!scope as B)"]
  }
}

// Rules: M1-05 M1-18
public enum RingsThroughInitializers: GoldenCase {
  final class Oven {
    var baker: Baker!
  }
  final class Baker {
    let oven: Oven
    init(oven: Oven) { self.oven = oven }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Oven() }
      .instancePerDependency()
      .dependency { $1.baker = *!$0 }
    builder.register { Baker(oven: *!$0) }.instancePerDependency()
    let scope = try builder.build()
    let baker: Baker = *!scope
    let oven: Oven = *!scope
    return ["\(baker.oven.baker === baker)", "\(oven.baker.oven === oven)"]
  }
}

// Rules: M1-09 M1-15 M1-18 M1-37
public enum ScreensAndPresenters: GoldenCase {
  protocol View: AnyObject {}
  final class Screen: View {
    var presenter: Presenter!
  }
  final class Presenter {
    weak var view: View?
    var router: Router!
  }
  final class Router {
    weak var presenter: Presenter?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(vc: Screen.self)
      .asType(View.self)
      .instancePerDependency()
      .dependency { $1.presenter = *!$0 }
    builder.register { Presenter() }
      .instancePerDependency()
      .dependency { $1.view = *?$0 }
      .dependency { $1.router = *!$0 }
    builder.register { Router() }
      .instancePerDependency()
      .dependency { $1.presenter = *!$0 }
    let scope = try builder.build()
    let screen = Screen()
    try scope.resolve(screen)
    let alone: Presenter = *!scope
    return ["\(screen.presenter.view === screen)", "\(alone.view == nil)"]
      + ["\(screen.presenter.router.presenter === screen.presenter)"]
  }
}
