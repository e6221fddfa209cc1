// Rules: M1-33 M1-34
import DITranquillity

public enum StatedOptionals {
  final class Ink {}
  final class Paper {}

  static func outcome(_ body: () throws -> Any) -> String {
    do { return "\(type(of: try body()))" } catch { return "error" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let ink = try scope.resolved() as Ink as Ink?
    let cast = try scope.resolved() as Ink as Ink?
    return [
      "\(ink != nil)", "\(cast != nil)", outcome { try scope.resolved() as Paper as Paper? as Any },
      outcome { try (scope.resolved() as Paper) as Paper? as Any }, outcome { try scope.resolved() as Ink as Ink? as Any },
    ]
  }
}
