// Rules: M1-02 M1-22 M1-30 M1-40
import DIv1Compat

public enum BuildersInFunctions {
  final class Ink {}
  static func fill(_ builder: DIContainerBuilder) {
    builder.register { Ink() }.lifetime(.perScope)
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    fill(builder)
    let scope = try builder.build()
    return ["\(*!scope as Ink === *!scope as Ink)"]
  }
}
