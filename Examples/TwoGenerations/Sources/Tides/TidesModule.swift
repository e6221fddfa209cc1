import AlmanacModel
import DITranquillity

public final class TidesModule: DIModule {
  public init() {}

  public func load(builder: DIContainerBuilder) {
    builder.register { HarbourClock() }.asSelf().asType(Clock.self).lifetime(.lazySingle)

    // No component of this module offers the moon: another module provides it.
    builder.register { scope in HarmonicTides(moon: *!scope, clock: *!scope) }
      .asType(TideLevels.self)
      .lifetime(.perScope)

    builder.register { Gauge() }.asName("north").asName("south").lifetime(.perScope)

    builder.register { TideJournal() }.asSelf().asType(Journal.self).lifetime(.lazySingle)

    builder.register { scope, post in TideReport(post: post, levels: *!scope) }

    builder.register { scope in FloodAlarm(levels: *!scope) }
      .lifetime(.perDependency)
      .dependency { scope, alarm in alarm.warden = *!scope }
      .dependency { scope, alarm in alarm.journals = **!scope }
    builder.register { scope in Warden(alarm: *!scope) }
      .lifetime(.perDependency)
      .dependency { scope, warden in warden.lookout = *?scope }
  }
}
