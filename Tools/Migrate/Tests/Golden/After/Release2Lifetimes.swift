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
    found.append(try container.resolved() as A === (try other.resolved() as A))
    found.append(try container.resolved() as B === (try other.resolved() as B))
    found.append(try container.resolved() as C === (try container.resolved() as C))
    found.append(try container.resolved() as C === (try other.resolved() as C))
    found.append(try container.resolved() as D === (try container.resolved() as D))
    found.append(try container.resolved() as E === (try other.resolved() as E))
    let kept: F = try container.resolved()
    found.append(kept === (try other.resolved() as F))
    return found.map { "\($0)" }
  }
}
