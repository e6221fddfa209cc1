// Rules: M1-02 M1-05 M1-21 M1-22
import DITranquillity

public enum LongInitializers {
  final class A {}
  final class B {}
  final class C {}
  final class D {}
  final class All {
    let names: [String]
    init(a: A, b: B, c: C, d: D, again: A) {
      names = [a === again ? "one" : "two", "\(type(of: d))"]
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { A() }.lifetime(.prototype)
    builder.register { B() }.lifetime(.perContainer(.strong))
    builder.register { C() }.lifetime(.perRun(.strong))
    builder.register { D() }.lifetime(.perContainer(.strong))
    builder.register {
      All(
        a: $0, b: $1, c: $2,
        d: $3, again: $4)
    }
    .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return (*scope as All).names
  }
}
