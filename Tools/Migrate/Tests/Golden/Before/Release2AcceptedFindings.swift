// Rules: M2-05 M2-22
import DIv2Compat

public enum Release2AcceptedFindings {
  final class Trail {}
  final class Report {
    let trail: Trail
    init(trail: Trail) { self.trail = trail }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Trail.init).lifetime(.perScope)
    builder.register(type: Report.init(trail:))
      .accept(findings: "DIG021")
      .lifetime(.lazySingle)
    let container = try builder.build()
    return ["\((try *container as Report).trail === (try *container as Trail))"]
  }
}
