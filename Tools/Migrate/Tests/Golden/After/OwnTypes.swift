// Rules: M1-10 M1-11
import DITranquillity

public enum OwnTypes {
  protocol Page: AnyObject {}
  final class Paper: Page {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }
      .as(check: Page.self) { $0 }
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(*scope as Paper === *scope as Page)"]
  }
}
