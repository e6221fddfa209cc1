import DIEngine
import DIv2Compat

public enum Release2Captives {
  final class Trail {}
  final class Report {
    init(trail: Trail) {}
  }
  final class Desk {
    var trail: Trail?
  }
  final class Lamp {
    init(trail: Trail) {}
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(type: Trail.init)
    builder.register(type: Report.init(trail:)).lifetime(.lazySingle)
    builder.register(type: Desk.init)
      .injection { $0.trail = $1 }
      .lifetime(.single)
    builder.register(type: Lamp.init(trail:)).lifetime(.weakSingle)
    return try builder.build()
  }
}
