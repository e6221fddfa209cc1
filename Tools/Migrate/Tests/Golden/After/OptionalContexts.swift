// Rules: M1-31 M1-36
import DITranquillity

public enum OptionalContexts {
  final class Ink {}
  final class Lamp {
    let name = "lamp"
  }

  static func take(_ lamp: Lamp?) -> String { return lamp == nil ? "nothing" : "a lamp" }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found: [String] = []
    if let ink: Ink = *scope { found.append("\(type(of: ink))") }
    if let lamp = *scope as Lamp? { found.append("\(lamp)") }
    let ink = (*scope) ?? Ink()
    found.append("\(ink === *scope as Ink)")
    let spare: Lamp = (*scope) ?? Lamp()
    found.append(spare.name)
    found.append("\((*scope as Lamp?)?.name ?? "none")")
    found.append(take(*scope))
    let lamp: Lamp? = try? scope.resolved()
    found.append("\(lamp == nil)")
    guard let last: Ink = try? scope.resolved() else { return [] }
    return found + ["\(last === ink)"]
  }
}
