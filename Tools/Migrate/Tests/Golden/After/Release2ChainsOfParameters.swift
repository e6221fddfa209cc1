// Rules: M2-02 M2-05 M2-21 M2-22
import DITranquillity

public enum Release2ChainsOfParameters {
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
