// Rules: M1-02 M1-05 M1-22 M1-23
import DITranquillity

public enum GenericComponents {
  final class Ink {}
  final class Box<Content> {
    let content: Content
    init(content: Content) { self.content = content }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Box<Ink>(content: $0) }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let box: Box<Ink> = *scope
    return ["\(box.content === (*scope as Ink))"]
  }
}
