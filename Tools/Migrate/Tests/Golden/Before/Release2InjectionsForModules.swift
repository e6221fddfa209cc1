// Rules: M2-37 M2-44
import DIv2Compat

public enum Release2InjectionsForModules {
  final class Palette {
    let accent: String
    init(accent: String) { self.accent = accent }
  }
  final class Screen {
    var palette: Palette!
  }
  final class ShopColours: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register { Palette(accent: "teal") }
      builder.register(type: Screen.self).injection { $0.palette = $1 }.initialNotNecessary()
    }
  }
  final class Shop: DIModule {
    let components: [DIComponent] = [ShopColours()]
    let dependencies: [DIModule] = []
  }
  final class DeskColours: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register { Palette(accent: "amber") }
      builder.register(type: Screen.self).injection { $0.palette = $1 }.initialNotNecessary()
    }
  }
  final class Desk: DIModule {
    let components: [DIComponent] = [DeskColours()]
    let dependencies: [DIModule] = []
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(module: Shop())
    builder.register(module: Desk())
    let container = try builder.build()
    let first = Screen()
    let second = Screen()
    try container.resolve(first, from: Shop.self)
    try container.resolve(second, from: Desk.self)
    return [first.palette.accent, second.palette.accent]
  }
}
