// Rules: M1-02 M1-05 M1-22 M1-23
import DIv1Compat

public enum GenericComponents {
  final class Ink {}
  final class Box<Content> {
    let content: Content
    init(content: Content) { self.content = content }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Box<Ink>(content: *!$0) }.lifetime(.perDependency)
    let scope = try builder.build()
    let box: Box<Ink> = *!scope
    return ["\(box.content === (*!scope as Ink))"]
  }
}
