// Rules: M2-20 M2-21 M2-22 M2-23 M2-24 M2-26 M2-39
import DITranquillity

public enum Release2Lifetimes {
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
    let builder = DIContainer()
    builder.register(A.init).lifetime(.single)
    builder.register(B.init).lifetime(.perRun(.strong))
    builder.register(C.init).lifetime(.perContainer(.strong))
    builder.register(D.init).lifetime(.prototype)
    builder.register(E.init).lifetime(.perContainer(.strong))
    builder.register(F.init).lifetime(.perRun(.weak))
    builder.initializeSingletonObjects()
    let container = builder
    let other = DIContainer(engine: container.engine)
    var found: [Bool] = []
    found.append(*container as A === (*other as A))
    found.append(*container as B === (*other as B))
    found.append(*container as C === (*container as C))
    found.append(*container as C === (*other as C))
    found.append(*container as D === (*container as D))
    found.append(*container as E === (*other as E))
    let kept: F = *container
    found.append(kept === (*other as F))
    return found.map { "\($0)" }
  }
}
