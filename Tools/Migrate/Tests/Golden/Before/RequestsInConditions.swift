// Rules: M1-02 M1-22 M1-31 M1-40
import DIv1Compat

public enum RequestsInConditions {
  final class Ink {}
  final class Pen {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    let scope = try builder.build()
    var lines: [String] = []
    if let ink: Ink = *?scope { lines.append("\(type(of: ink))") }
    guard let _: Ink = *?scope else { return [] }
    let pen: Pen? = *?scope
    lines.append(pen == nil ? "no pen" : "a pen")
    return lines
  }
}
