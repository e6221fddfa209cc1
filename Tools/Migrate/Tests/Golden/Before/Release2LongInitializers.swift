// Rules: M2-02 M2-05 M2-21 M2-22
import DIv2Compat

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
    let builder = DIContainerBuilder()
    builder.register(type: A.init).lifetime(.perDependency)
    builder.register(type: B.init).lifetime(.perScope)
    builder.register(type: C.init).lifetime(.lazySingle)
    builder.register(type: All.init(a:b:c:again:)).lifetime(.perDependency)
    let container = try builder.build()
    return (try container.resolve(All.self)).names
  }
}
