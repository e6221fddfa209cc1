// Rules: M1-05 M1-18
import DITranquillity

public enum RingsThroughInitializers {
  final class Oven {
    var baker: Baker!
  }
  final class Baker {
    let oven: Oven
    init(oven: Oven) { self.oven = oven }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Oven() }
      .lifetime(.objectGraph)
      .injection(cycle: true) { $0.baker = $1 }
    builder.register { Baker(oven: $0) }.lifetime(.objectGraph)
    builder.initializeSingletonObjects()
    let scope = builder
    let baker: Baker = *scope
    let oven: Oven = *scope
    return ["\(baker.oven.baker === baker)", "\(oven.baker.oven === oven)"]
  }
}
