// Rules: M2-73
import DIv2Compat

public enum Release2DefaultedInitializers {
  final class Screen {
    let isEditable: Bool
    var title = ""
    init(isEditable: Bool) { self.isEditable = isEditable }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Screen.self)
      .initial { Screen(isEditable: false) }
      .initialWithArg { _, isEditable in Screen(isEditable: isEditable) }
      .injection { $0.title = "profile" }
      .lifetime(.perDependency)
    let container = try builder.build()
    let plain: Screen = try *container
    let editable = try container.resolve(Screen.self, arg: true)
    return ["\(plain.isEditable) \(plain.title)", "\(editable.isEditable) \(editable.title)"]
  }
}
