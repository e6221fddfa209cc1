// Rules: M1-02 M1-22 M1-31 M1-40
import DITranquillity

public enum RequestsInConditions {
  final class Ink {}
  final class Pen {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var lines: [String] = []
    if let ink: Ink = *scope { lines.append("\(type(of: ink))") }
    guard let _: Ink = *scope else { return [] }
    let pen: Pen? = *scope
    lines.append(pen == nil ? "no pen" : "a pen")
    return lines
  }
}
