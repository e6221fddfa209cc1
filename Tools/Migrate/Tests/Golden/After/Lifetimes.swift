import DITranquillity
import GoldenCases

// Rules: M1-21 M1-22 M1-23 M1-24 M1-39
public enum AllLifetimes: GoldenCase {
  final class A {}
  final class B {}
  final class C {}
  final class D {}
  final class E {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { A() }.lifetime(.single)
    builder.register { B() }.lifetime(.perRun(.strong))
    builder.register { C() }.lifetime(.perContainer(.strong))
    builder.register { D() }.lifetime(.prototype)
    builder.register { E() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let other = DIContainer(engine: scope.engine)
    var found: [Bool] = []
    found.append(*scope as A === *other as A)
    found.append(*scope as B === *other as B)
    found.append(*scope as C === *scope as C)
    found.append(*scope as C === *other as C)
    found.append(*scope as D === *scope as D)
    found.append(*scope as E === *scope as E)
    found.append(*scope as E === *other as E)
    return found.map { "\($0)" }
  }
}

// Rules: M1-20 M1-40
public enum EagerSingles: GoldenCase {
  final class Clock {
    nonisolated(unsafe) static var made = 0
    init() { Clock.made += 1 }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    Clock.made = 0
    builder.register { Clock() }.lifetime(.single)
    builder.initializeSingletonObjects()
    let scope = builder
    let made = Clock.made
    let clock: Clock = *scope
    return ["\(made)", "\(clock === *scope as Clock)", "\(Clock.made)"]
  }
}

// Rules: M1-20 M1-47
public enum EagerSinglesOfNames: GoldenCase {
  final class Store {
    nonisolated(unsafe) static var made = 0
    init() { Store.made += 1 }
  }

  public static func results() throws -> [String] {
    Store.made = 0
    let builder = DIContainer()
    builder.register { Store() }
      .as(Store.self, name: "pantry")
      .lifetime(.single)
    builder.register { Store() }
      .as(Store.self, name: "cellar")
      .lifetime(.single)
    builder.initializeSingletonObjects()
    let scope = builder
    let made = Store.made
    let pantry: Store = try scope.resolved(name: "pantry")
    let cellar: Store = try scope.resolved(name: "cellar")
    return ["\(made)", "\(Store.made)", "\(pantry === cellar)"]
  }
}

// Rules: M1-02 M1-05 M1-20 M1-30
public enum EagerSinglesWithParameters: GoldenCase {
  final class Ink {}
  final class Log {
    nonisolated(unsafe) static var lines: [String] = []
  }
  final class Pen {
    let ink: Ink
    init(ink: Ink) {
      self.ink = ink
      Log.lines.append("pen")
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    Log.lines = []
    builder.register { Ink() }.lifetime(.single)
    builder.register { Pen(ink: $0) }.lifetime(.single)
    builder.initializeSingletonObjects()
    let scope = builder
    Log.lines.append("built")
    let pen: Pen = *scope
    return Log.lines + ["\(pen.ink === *scope as Ink)"]
  }
}
