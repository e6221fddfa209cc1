import DIv2Compat
import GoldenCases

// Rules: M2-02 M2-05 M2-21 M2-22
public enum Release2ChainsOfParameters: GoldenCase {
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

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: A.init).lifetime(.perScope)
    builder.register { (a: A) in B(a: a) }.lifetime(.perDependency)
    builder.register(type: C.init(b:_:)).lifetime(.lazySingle)
    let container = try builder.build()
    let (one, two): (C, C) = (try *container, try *container)
    return ["\(one === two)", "\(one.b.a === one.a)"]
  }
}

// Rules: M2-02 M2-05 M2-23 M2-33
public enum Release2FailuresOfParameters: GoldenCase {
  final class Ink {}
  final class Pen {
    init(ink: Ink) {}
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Pen.init(ink:)).lifetime(.perDependency)
    let container = try builder.build()
    do {
      let pen: Pen = try container.resolve()
      return ["\(pen)"]
    } catch {
      return ["no pen"]
    }
  }
}

// Rules: M2-02 M2-05 M2-22 M2-23
public enum Release2OptionalParameters: GoldenCase {
  final class Ink {}
  final class Pen {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Pen.init(ink:)).lifetime(.perDependency)
    let container = try builder.build()
    return ["\((try container.resolve(Pen.self)).ink != nil)"]
  }
}
