// Rules: M2-02 M2-05 M2-21 M2-22
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: A.init).lifetime(.perScope)
    builder.register { (a: A) in B(a: a) }.lifetime(.perDependency)
    builder.register(type: C.init(b:_:)).lifetime(.lazySingle)
    let container = try builder.build()
    let (one, two): (C, C) = (try *container, try *container)
    return ["\(one === two)", "\(one.b.a === one.a)"]
  }
}
