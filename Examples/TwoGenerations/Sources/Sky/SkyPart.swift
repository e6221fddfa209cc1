import AlmanacModel
import DITranquillity

public final class SkyPart: DIPart {
  public static func load(container: DIContainer) {
    // The clock comes from the harbour, which this part doesn't know.
    container.register(Moon.init).as((any MoonPhases).self).lifetime(.single)

    container.register(SkyJournal.init).as((any Journal).self).lifetime(.single)

    container.register { Lens(power: 8) }.as(Lens.self, tag: Wide.self)
    container.register { Lens(power: 60) }.as(Lens.self, tag: Narrow.self)
    container.register {
      Telescope(wide: by(tag: Wide.self, on: $0), narrow: by(tag: Narrow.self, on: $1), filter: $2)
    }
    .lifetime(.perContainer(.strong))

    container.register { NightPlan(levels: $0, moon: $1, journals: many($2)) }
      .injection { $0.telescope = $1 }
      .lifetime(.perContainer(.strong))

    container.register { Observation(post: arg($0), levels: $1) }

    container.register(Astronomer.init).lifetime(.objectGraph)
    container.register(Dome.init).lifetime(.objectGraph)
      .injection(cycle: true) { $0.astronomer = $1 }
  }
}
