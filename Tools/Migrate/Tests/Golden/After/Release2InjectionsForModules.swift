// Rules: M2-37 M2-44
import DITranquillity

public enum Release2InjectionsForModules {
  final class Palette {
    let accent: String
    init(accent: String) { self.accent = accent }
  }
  final class Screen {
    var palette: Palette!
  }
  final class ShopColours: DIPart {
    static func load(container: DIContainer) {
      container.register { Palette(accent: "teal") }.lifetime(.perContainer(.strong))
      container.register(Screen.self).injection { $0.palette = $1 }.lifetime(.perContainer(.strong))
    }
  }
  final class Shop: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: ShopColours.self)
    }
  }
  final class DeskColours: DIPart {
    static func load(container: DIContainer) {
      container.register { Palette(accent: "amber") }.lifetime(.perContainer(.strong))
      container.register(Screen.self).injection { $0.palette = $1 }.lifetime(.perContainer(.strong))
    }
  }
  final class Desk: DIFramework {
    static func load(container: DIContainer) {
      container.append(part: DeskColours.self)
    }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.append(framework: Shop.self)
    builder.append(framework: Desk.self)
    builder.initializeSingletonObjects()
    let container = builder
    let first = Screen()
    let second = Screen()
    container.inject(into: first, from: Shop.self)
    container.inject(into: second, from: Desk.self)
    return [first.palette.accent, second.palette.accent]
  }
}
