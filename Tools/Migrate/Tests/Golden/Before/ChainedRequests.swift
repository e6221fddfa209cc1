// Rules: M1-33 M1-34
import DIv1Compat

public enum ChainedRequests {
  final class Ink {
    let name = "ink"
  }
  struct Session {
    let scope: DIScope
  }

  static func find(_ session: Session?) throws -> Ink? { return try session?.scope.resolve() }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    var found: [String] = []
    let sessions: [Session?] = [Session(scope: scope), nil]
    for session in sessions {
      let ink = try session?.scope.resolve(Ink.self)
      let name = try session?.scope.resolve(Ink.self).name
      found.append("\(ink != nil) \(name ?? "nothing") \(try find(session) === ink)")
    }
    return found
  }
}
