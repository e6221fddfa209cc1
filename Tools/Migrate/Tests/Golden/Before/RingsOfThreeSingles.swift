// Rules: M1-02 M1-15 M1-18 M1-21
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { A() }.dependency { $1.b = *!$0 }.lifetime(.lazySingle)
    builder.register { B() }.dependency { $1.c = *!$0 }.lifetime(.lazySingle)
    builder.register { C() }.dependency { $1.a = *!$0 }.lifetime(.lazySingle)
    let scope = try builder.build()
    let a: A = *!scope
    return ["\(a.b?.c?.a === a)", "\(a.b === *!scope as B)"]
  }
}
