// Rules: M1-02 M1-05 M1-06 M1-22
import DITranquillity

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
    let builder = DIContainer()
    builder.register { A() }.lifetime(.perContainer(.strong))
    builder.register { B(a: $0) }.lifetime(.prototype)
    builder.register { C(b: $0, $1) }.lifetime(.perContainer(.strong))
    builder.register { D($0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let (one, two): (D, D) = (*scope, *scope)
    return ["\(one === two)", "\(one.c === two.c)", "\(one.c.b.a === one.c.a)"]
  }
}
