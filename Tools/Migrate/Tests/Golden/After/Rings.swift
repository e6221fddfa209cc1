import DITranquillity
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
    let builder = DIContainer()
    builder.register { Board() }
      .injection(cycle: true) { $0.left = $1 }
      .injection(cycle: true) { $0.right = $1 }
      .lifetime(.objectGraph)
    builder.register { Column(board: $0) }.lifetime(.prototype)
    builder.register { Hall(board: $0) }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let hall: Hall = *scope
    let board: Board = *scope
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
    let builder = DIContainer()
    builder.register { Engine() }
      .injection(cycle: true) { $0.uploader = $1 }
      .lifetime(.objectGraph)
    builder.register { Uploader(resolver: $0) }.lifetime(.objectGraph)
    builder.register { Resolver() }
      .injection(cycle: true) { $0.engine = $1 }
      .injection { $0.log = $1 }
      .lifetime(.objectGraph)
    builder.initializeSingletonObjects()
    let scope = builder
    let engine: Engine = *scope
    let uploader: Uploader = *scope
    let resolver: Resolver = *scope
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
    let builder = DIContainer()
    builder.register { Title() }.lifetime(.perRun(.strong))
    builder.register { Presenter() }
      .injection(cycle: true) { $0.screen = $1 }
      .lifetime(.perRun(.strong))
    builder.register { Screen() }
      .injection(cycle: true) { $0.presenter = $1 }
      .injection(cycle: true) { $0.title = $1 }
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let screen: Screen = *scope
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
    let builder = DIContainer()
    builder.register { Car() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.owner = $1 }
    builder.register { Owner() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.car = $1 }
    builder.initializeSingletonObjects()
    let scope = builder
    let car: Car = *scope
    let owner: Owner = *scope
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
    let builder = DIContainer()
    builder.register { Car() }.injection(cycle: true) { $0.owner = $1 }.lifetime(.perContainer(.strong))
    builder.register { Owner() }.lifetime(.perContainer(.strong)).injection(cycle: true) { $0.car = $1 }
    builder.initializeSingletonObjects()
    let scope = builder
    let car: Car = *scope
    return ["\(car.owner.car === car)", "\(*scope as Owner === car.owner)"]
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
    let builder = DIContainer()
    builder.register { A() }.injection(cycle: true) { $0.b = $1 }.lifetime(.perRun(.strong))
    builder.register { B() }.injection(cycle: true) { $0.c = $1 }.lifetime(.perRun(.strong))
    builder.register { C() }.injection(cycle: true) { $0.a = $1 }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let a: A = *scope
    return ["\(a.b?.c?.a === a)", "\(a.b === *scope as B)"]
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
    let builder = DIContainer()
    builder.register { Oven() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.baker = $1 }
    builder.register { Baker(oven: $0) }.lifetime(.objectGraph)
    builder.initializeSingletonObjects()
    let scope = builder
    let baker: Baker = *scope
    let oven: Oven = *scope
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
    let builder = DIContainer()
    builder.register(Screen.self)
      .as(check: View.self) { $0 }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.presenter = $1 }
    builder.register { Presenter() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.view = $1 }
      .injection(cycle: true) { $0.router = $1 }
    builder.register { Router() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.presenter = $1 }
    builder.initializeSingletonObjects()
    let scope = builder
    let screen = Screen()
    scope.inject(into: screen)
    let alone: Presenter = *scope
    return ["\(screen.presenter.view === screen)", "\(alone.view == nil)"]
      + ["\(screen.presenter.router.presenter === screen.presenter)"]
  }
}
