// Rules: M1-05 M1-18
import DIv1Compat

public enum RingsThroughInitializers {
  final class Oven {
    var baker: Baker!
  }
  final class Baker {
    let oven: Oven
    init(oven: Oven) { self.oven = oven }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Oven() }
      .instancePerDependency()
      .dependency { $1.baker = *!$0 }
    builder.register { Baker(oven: *!$0) }.instancePerDependency()
    let scope = try builder.build()
    let baker: Baker = *!scope
    let oven: Oven = *!scope
    return ["\(baker.oven.baker === baker)", "\(oven.baker.oven === oven)"]
  }
}
