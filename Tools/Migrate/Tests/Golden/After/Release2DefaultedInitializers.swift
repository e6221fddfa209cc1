// Rules: M2-73
import DITranquillity

public enum Release2DefaultedInitializers {
  final class Screen {
    let isEditable: Bool
    var title = ""
    init(isEditable: Bool) { self.isEditable = isEditable }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Screen(isEditable: arg($0) ?? false) }
      .injection { $0.title = "profile" }
      .lifetime(.prototype)
    builder.initializeSingletonObjects()
    let container = builder
    let plain: Screen = try container.resolved()
    let editable = try container.resolved(args: true) as Screen
    return ["\(plain.isEditable) \(plain.title)", "\(editable.isEditable) \(editable.title)"]
  }
}
