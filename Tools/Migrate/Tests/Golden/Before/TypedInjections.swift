// Rules: M1-15
import DIv1Compat

public enum TypedInjections {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Frame {
    var front: Page?
    var back: Page?
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Paper() }.asSelf().asType(Page.self).lifetime(.perDependency)
    builder.register { Board() }.asSelf().asType(Page.self).lifetime(.perDependency)
    builder.register { Frame() }
      .dependency { scope, frame in frame.front = try scope.resolve(Board.self) }
      .dependency { scope, frame in frame.back = *!scope as Paper }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let frame: Frame = *!scope
    return ["\(type(of: frame.front!))", "\(type(of: frame.back!))"]
  }
}
