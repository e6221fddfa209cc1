// Rules: M1-30 M1-34 M1-36
import DIv1Compat

public enum CastRequests {
  final class Ink {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Lamp {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink() }.lifetime(.perScope)
    builder.register { Label(text: "one") }.lifetime(.perScope)
    let scope = try builder.build()
    let same = *!scope as Ink === *!scope as Ink
    let text = try! scope.resolve(Label.self).text
    let spare = try? scope.resolve() as Label
    return ["\(same)", text, "\(spare!.text)", "\((try? scope.resolve(Lamp.self)) == nil)"]
  }
}
