// Rules: M1-62
import DIv1Compat

enum Scanning {
  static func predicate(of module: DIScanModule) -> String { return "\(module)" }
  static func scope(_ scope: DIScope) -> DIScope { return scope }
}
