// Rules: M12-01 M12-11 M12-30
import DIv2Compat

public enum UncheckedTypes {
  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { "text" }.as(CustomStringConvertible.self).unsafe().lifetime(.perDependency)
    let scope = try builder.build()
    return [(try! *scope as CustomStringConvertible).description]
  }
}
