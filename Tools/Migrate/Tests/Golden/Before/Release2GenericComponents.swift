// Rules: M2-02 M2-05 M2-22 M2-23
import DIv2Compat

public enum Release2GenericComponents {
  final class Ink {}
  final class Box<Content> {
    let content: Content
    init(content: Content) { self.content = content }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).lifetime(.perScope)
    builder.register(type: Box<Ink>.init(content:)).lifetime(.perDependency)
    let container = try builder.build()
    let box: Box<Ink> = try container.resolve()
    let ink: Ink = try container.resolve()
    return ["\(box.content === ink)"]
  }
}
