import AlmanacModel
import DIEngine
import DIv1Compat
import DIv3
import Sky
import Tides

/// The app: both modules and its own components on one engine.
struct Almanac {
  let engine = DIEngine.Engine()
  /// For code that uses the API of release 1.
  let old: DIv1Compat.DIScope
  /// For code that uses the modern API.
  let modern: DIv3.DIContainer

  init() throws {
    modern = DIv3.DIContainer(engine: engine)
    modern.append(part: SkyPart.self)
    modern.register(Harbourmaster.init)
      .injection { $0.plan = $1 }
      .lifetime(.perContainer(.strong))

    let builder = DIv1Compat.DIContainerBuilder(engine: engine)
    builder.register(module: TidesModule())
    old = try builder.build()
  }
}

/// Depends on components of both modules.
final class Harbourmaster {
  let alarm: FloodAlarm
  var plan: NightPlan?

  init(alarm: FloodAlarm) {
    self.alarm = alarm
  }
}
