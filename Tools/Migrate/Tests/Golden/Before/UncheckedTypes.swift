// Rules: M1-11
import DIv1Compat

public enum UncheckedTypes {
  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { "text" }.asType(CustomStringConvertible.self).lifetime(.perDependency)
    let scope = try builder.build()
    return [(*!scope as CustomStringConvertible).description]
  }
}
