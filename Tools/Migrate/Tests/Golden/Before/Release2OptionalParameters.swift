// Rules: M2-02 M2-05 M2-22 M2-23
import DIv2Compat

public enum Release2OptionalParameters {
  final class Ink {}
  final class Pen {
    let ink: Ink?
    init(ink: Ink?) { self.ink = ink }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Pen.init(ink:)).lifetime(.perDependency)
    let container = try builder.build()
    return ["\((try container.resolve(Pen.self)).ink != nil)"]
  }
}
