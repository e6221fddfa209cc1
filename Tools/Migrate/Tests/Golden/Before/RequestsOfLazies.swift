// Rules: M1-33 M1-38
import DIv1Compat

public enum RequestsOfLazies {
  final class Ink {}

  final class InkModule: DIModule {
    func load(builder: DIContainerBuilder) { builder.register { Ink() }.lifetime(.perScope) }
  }

  static func find(_ scope: DIScope) throws -> Ink {
    let lazy: DILazy<Ink> = try scope.resolve()
    let other: DILazy<Ink> = try scope.lazyResolve()
    return try lazy.get() === other.value ? lazy.value : Ink()
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: InkModule())
    let scope = try builder.build()
    do {
      return ["\(try find(scope) === *!scope as Ink)"]
    } catch {
      return ["no ink"]
    }
  }
}
