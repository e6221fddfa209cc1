import DITranquillity
import GoldenCases

// Rules: M2-02 M2-05 M2-20 M2-33
public enum Release2EagerSingles: GoldenCase {
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
    builder.register(Ink.init).lifetime(.single)
    builder.register(Pen.init(ink:)).lifetime(.single)
    builder.initializeSingletonObjects()
    let container = builder
    Log.lines.append("built")
    let pen: Pen = try container.resolved()
    let ink: Ink = try container.resolved()
    return Log.lines + ["\(pen.ink === ink)"]
  }
}

// Rules: M2-20 M2-21 M2-22 M2-23 M2-24 M2-26 M2-39
public enum Release2Lifetimes: GoldenCase {
  final class A {
    init() {}
  }
  final class B {
    init() {}
  }
  final class C {
    init() {}
  }
  final class D {
    init() {}
  }
  final class E {
    init() {}
  }
  final class F {
    init() {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(A.init).lifetime(.single)
    builder.register(B.init).lifetime(.perRun(.strong))
    builder.register(C.init).lifetime(.perContainer(.strong))
    builder.register(D.init).lifetime(.prototype)
    builder.register(E.init).lifetime(.perContainer(.strong))
    builder.register(F.init).lifetime(.perRun(.weak))
    builder.initializeSingletonObjects()
    let container = builder
    let other = DIContainer(engine: container.engine)
    var found: [Bool] = []
    found.append(try container.resolved() as A === (try other.resolved() as A))
    found.append(try container.resolved() as B === (try other.resolved() as B))
    found.append(try container.resolved() as C === (try container.resolved() as C))
    found.append(try container.resolved() as C === (try other.resolved() as C))
    found.append(try container.resolved() as D === (try container.resolved() as D))
    found.append(try container.resolved() as E === (try other.resolved() as E))
    let kept: F = try container.resolved()
    found.append(kept === (try other.resolved() as F))
    return found.map { "\($0)" }
  }
}

// Rules: M2-02 M2-05 M2-26 M2-33
public enum Release2WeakSingles: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perRun(.weak))
    builder.initializeSingletonObjects()
    let container = builder
    let ink: Ink = try container.resolved()
    let again: Ink = try DIContainer(engine: container.engine).resolved()
    return ["\(ink === again)"]
  }
}
