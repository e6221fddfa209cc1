// Rules: M2-02 M2-05 M2-18 M2-21
import DITranquillity

public enum Release2RingsOfSingles {
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
