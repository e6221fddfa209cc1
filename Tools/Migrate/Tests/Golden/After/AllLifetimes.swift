// Rules: M1-21 M1-22 M1-23 M1-24 M1-39
import DITranquillity

public enum AllLifetimes {
  final class A {}
  final class B {}
  final class C {}
  final class D {}
  final class E {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { A() }.lifetime(.single)
    builder.register { B() }.lifetime(.perRun(.strong))
    builder.register { C() }.lifetime(.perContainer(.strong))
    builder.register { D() }.lifetime(.prototype)
    builder.register { E() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let other = DIContainer(engine: scope.engine)
    var found: [Bool] = []
    found.append(*scope as A === *other as A)
    found.append(*scope as B === *other as B)
    found.append(*scope as C === *scope as C)
    found.append(*scope as C === *other as C)
    found.append(*scope as D === *scope as D)
    found.append(*scope as E === *scope as E)
    found.append(*scope as E === *other as E)
    return found.map { "\($0)" }
  }
}
