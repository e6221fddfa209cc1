// Rules: M1-11
import DITranquillity

public enum UncheckedTypes {
  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { "text" }.as(CustomStringConvertible.self).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    return [(*scope as CustomStringConvertible).description]
  }
}
