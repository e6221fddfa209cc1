// Rules: M1-02 M1-05 M1-06 M1-22
import DIv1Compat

public enum ChainsOfParameters {
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
  final class D {
    let c: C
    init(_ c: C) { self.c = c }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { A() }.lifetime(.perScope)
    builder.register { scope in B(a: *!scope) }.lifetime(.perDependency)
    builder.register { scope in C(b: *!scope, *!scope) }.lifetime(.perScope)
    builder.register(D.self).initializer { D(*!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let (one, two): (D, D) = (*!scope, *!scope)
    return ["\(one === two)", "\(one.c === two.c)", "\(one.c.b.a === one.c.a)"]
  }
}
