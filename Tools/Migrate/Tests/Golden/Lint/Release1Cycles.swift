import DIEngine
import DIv1Compat

public enum Release1Cycles {
  final class Screen {
    var presenter: Presenter?
  }
  final class Presenter {
    weak var screen: Screen?
    init(screen: Screen) { self.screen = screen }
  }
  final class Sun {
    var moon: Moon?
  }
  final class Moon {
    weak var sun: Sun?
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(Screen.self).initializer { Screen() }
      .dependency { scope, screen in screen.presenter = *!scope }
      .lifetime(.perScope)
    builder.register { Presenter(screen: *!$0) }.lifetime(.perScope)
    builder.register { Sun() }
      .dependency { scope, sun in sun.moon = try scope.resolve() }
    builder.register { Moon() }
      .dependency { scope, moon in moon.sun = try scope.resolve() }
    return try builder.build()
  }
}
