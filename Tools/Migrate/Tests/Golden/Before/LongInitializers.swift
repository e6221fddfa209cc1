// Rules: M1-02 M1-05 M1-21 M1-22
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { A() }.lifetime(.perDependency)
    builder.register { B() }.lifetime(.perScope)
    builder.register { C() }.lifetime(.lazySingle)
    builder.register { D() }
    builder.register { s in
      All(
        a: *!s, b: *!s, c: *!s,
        d: *!s, again: *!s)
    }
    .lifetime(.perDependency)
    let scope = try builder.build()
    return (*!scope as All).names
  }
}
