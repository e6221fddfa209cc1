// Rules: M1-33 M1-34
import DIv1Compat

public enum StatedOptionals {
  final class Ink {}
  final class Paper {}

  static func outcome(_ body: () throws -> Any) -> String {
    do { return "\(type(of: try body()))" } catch { return "error" }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perDependency)
    let scope = try builder.build()
    let ink = try scope.resolve(Ink?.self)
    let cast = try *scope as Ink?
    return [
      "\(ink != nil)", "\(cast != nil)", outcome { try scope.resolve(Paper?.self) as Any },
      outcome { try *scope as Paper? as Any }, outcome { try scope.resolve(Ink?.self) as Any },
    ]
  }
}
