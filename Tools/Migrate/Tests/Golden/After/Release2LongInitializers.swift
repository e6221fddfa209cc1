// Rules: M2-02 M2-05 M2-21 M2-22
import DITranquillity

public enum Release2LongInitializers {
  final class A {}
  final class B {}
  final class C {}
  final class All {
    let names: [String]
    init(a: A, b: B, c: C, again: A) {
      names = [a === again ? "one" : "two", "\(type(of: c))"]
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(A.init).lifetime(.prototype)
    builder.register(B.init).lifetime(.perContainer(.strong))
    builder.register(C.init).lifetime(.perRun(.strong))
    builder.register(All.init(a:b:c:again:)).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    return (try container.resolved() as All).names
  }
}
