// Rules: M2-02 M2-05 M2-22 M2-23
import DITranquillity

public enum Release2GenericComponents {
  final class Ink {}
  final class Box<Content> {
    let content: Content
    init(content: Content) { self.content = content }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.register(Box<Ink>.init(content:)).lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let box: Box<Ink> = try container.resolved()
    let ink: Ink = try container.resolved()
    return ["\(box.content === ink)"]
  }
}
