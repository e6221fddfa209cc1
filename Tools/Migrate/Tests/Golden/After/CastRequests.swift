// Rules: M1-30 M1-34 M1-36
import DITranquillity

public enum CastRequests {
  final class Ink {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Lamp {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink() }.lifetime(.perContainer(.strong))
    builder.register { Label(text: "one") }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let same = *scope as Ink === *scope as Ink
    let text = (scope.resolve() as Label).text
    let spare = try? scope.resolved() as Label
    return ["\(same)", text, "\(spare!.text)", "\((try? scope.resolved() as Lamp) == nil)"]
  }
}
