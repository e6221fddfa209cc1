import DIv2Compat
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
    let builder = DIContainerBuilder()
    Log.lines = []
    builder.register(type: Ink.init).lifetime(.single)
    builder.register(type: Pen.init(ink:)).lifetime(.single)
    let container = try builder.build()
    Log.lines.append("built")
    let pen: Pen = try container.resolve()
    let ink: Ink = try container.resolve()
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
    let builder = DIContainerBuilder()
    builder.register(type: A.init).lifetime(.single)
    builder.register(type: B.init).lifetime(.lazySingle)
    builder.register(type: C.init).lifetime(.perScope)
    builder.register(type: D.init).lifetime(.perDependency)
    builder.register(type: E.init)
    builder.register(type: F.init).lifetime(.weakSingle)
    let container = try builder.build()
    let other = container.newLifeTimeScope()
    var found: [Bool] = []
    found.append(try *container as A === (try *other as A))
    found.append(try *container as B === (try *other as B))
    found.append(try *container as C === (try *container as C))
    found.append(try *container as C === (try *other as C))
    found.append(try *container as D === (try *container as D))
    found.append(try *container as E === (try *other as E))
    let kept: F = try *container
    found.append(kept === (try *other as F))
    return found.map { "\($0)" }
  }
}

// Rules: M2-02 M2-05 M2-26 M2-33
public enum Release2WeakSingles: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.weakSingle)
    let container = try builder.build()
    let ink: Ink = try container.resolve()
    let again: Ink = try container.newLifeTimeScope().resolve()
    return ["\(ink === again)"]
  }
}
