// Rules: M2-33 M2-34 M2-36
import DIv2Compat

public enum Release2ChainedRequests {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init)
    let container = try builder.build()
    var session: DIContainer? = container
    let first = try session?.resolve(Ink.self)
    let second = try? session?.resolve(Ink.self)
    session = nil
    let third: Ink? = try session?.resolve()
    return ["\(first != nil)", "\(first === second)", "\(third == nil)"]
  }
}
