// Rules: M2-02 M2-05 M2-18 M2-21
import DIv2Compat

public enum Release2RingsOfSingles {
  final class A {
    var b: B?
  }
  final class B {
    var c: C?
  }
  final class C {
    weak var a: A?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: A.init).injection { $0.b = $1 }.lifetime(.lazySingle)
    builder.register(type: B.init).injection { $0.c = $1 }.lifetime(.lazySingle)
    builder.register(type: C.init).injection { $0.a = $1 }.lifetime(.lazySingle)
    let container = try builder.build()
    let a: A = try container.resolve()
    return ["\(a.b?.c?.a === a)"]
  }
}
