// Rules: M2-33 M2-34 M2-36
import DITranquillity

public enum Release2ChainedRequests {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    var session: DIContainer? = container
    let first = try session?.resolved() as Ink?
    let second = try? session?.resolved() as Ink?
    session = nil
    let third: Ink? = try session?.resolved()
    return ["\(first != nil)", "\(first === second)", "\(third == nil)"]
  }
}
