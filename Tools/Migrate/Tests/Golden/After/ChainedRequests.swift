// Rules: M1-33 M1-34
import DITranquillity

public enum ChainedRequests {
  final class Ink {
    let name = "ink"
  }
  struct Session {
    let scope: DIContainer
  }

  static func find(_ session: Session?) throws -> Ink? { return try session?.scope.resolved() }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    let sessions: [Session?] = [Session(scope: scope), nil]
    for session in sessions {
      let ink = try session?.scope.resolved() as Ink?
      let name = try (session?.scope.resolved() as Ink?)?.name
      found.append("\(ink != nil) \(name ?? "nothing") \(try find(session) === ink)")
    }
    return found
  }
}
