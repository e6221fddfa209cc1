// Rules: M1-21 M1-22 M1-23 M1-24 M1-39
import DIv1Compat

public enum AllLifetimes {
  final class A {}
  final class B {}
  final class C {}
  final class D {}
  final class E {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { A() }.lifetime(.single)
    builder.register { B() }.lifetime(.lazySingle)
    builder.register { C() }.lifetime(.perScope)
    builder.register { D() }.lifetime(.perDependency)
    builder.register { E() }
    let scope = try builder.build()
    let other = scope.newLifeTimeScope()
    var found: [Bool] = []
    found.append(*!scope as A === *!other as A)
    found.append(*!scope as B === *!other as B)
    found.append(*!scope as C === *!scope as C)
    found.append(*!scope as C === *!other as C)
    found.append(*!scope as D === *!scope as D)
    found.append(*!scope as E === *!scope as E)
    found.append(*!scope as E === *!other as E)
    return found.map { "\($0)" }
  }
}
