import DIEngine
import DIv1Compat

public enum Release1Captives {
  final class Trail {}
  final class Report {
    init(trail: Trail) {}
  }
  final class Desk {
    let drawer: Drawer
    init(drawer: Drawer) { self.drawer = drawer }
  }
  final class Drawer {
    init(trail: Trail) {}
  }
  final class Lamp {
    init(lamp: Bulb) {}
  }
  final class Bulb {}

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register { Trail() }
    builder.register { Report(trail: *!$0) }.lifetime(.lazySingle)
    builder.register { scope in Desk(drawer: *!scope) }.lifetime(.single)
    builder.register { Drawer(trail: *!$0) }.lifetime(.perDependency)
    builder.register { Bulb() }.lifetime(.lazySingle)
    builder.register { Lamp(lamp: *!$0) }.lifetime(.single)
    return try builder.build()
  }
}
