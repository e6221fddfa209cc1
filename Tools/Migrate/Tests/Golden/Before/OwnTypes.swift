// Rules: M1-10 M1-11
import DIv1Compat

public enum OwnTypes {
  protocol Page: AnyObject {}
  final class Paper: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }
      .asSelf()
      .asType(Page.self)
      .instanceLazySingle()
    let scope = try builder.build()
    return ["\(*!scope as Paper === *!scope as Page)"]
  }
}
