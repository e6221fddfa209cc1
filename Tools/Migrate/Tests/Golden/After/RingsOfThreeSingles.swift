// Rules: M1-02 M1-15 M1-18 M1-21
import DITranquillity

public enum RingsOfThreeSingles {
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
