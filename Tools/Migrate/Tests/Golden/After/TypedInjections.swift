// Rules: M1-15
import DITranquillity

public enum TypedInjections {
  protocol Page: AnyObject {}
  final class Paper: Page {}
  final class Board: Page {}
  final class Frame {
    var front: Page?
    var back: Page?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Paper() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Board() }.as(check: Page.self) { $0 }.lifetime(.prototype)
    builder.register { Frame() }
      .injection { $0.front = $1 as Board }
      .injection { $0.back = $1 as Paper }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let frame: Frame = *scope
    return ["\(type(of: frame.front!))", "\(type(of: frame.back!))"]
  }
}
