import DITranquillity
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
    let builder = DIContainer()
    builder.register(A.init).lifetime(.perContainer(.strong))
    builder.register { (a: A) in B(a: a) }.lifetime(.prototype)
    builder.register(C.init(b:_:)).lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let (one, two): (C, C) = (try container.resolved(), try container.resolved())
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
    let builder = DIContainer()
    builder.register(Pen.init(ink:)).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    do {
      let pen: Pen = try container.resolved()
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
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Pen.init(ink:)).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return ["\((try container.resolved() as Pen).ink != nil)"]
  }
}
