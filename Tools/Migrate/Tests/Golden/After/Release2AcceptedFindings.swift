// Rules: M2-05 M2-22
import DITranquillity

public enum Release2AcceptedFindings {
  final class Trail {}
  final class Report {
    let trail: Trail
    init(trail: Trail) { self.trail = trail }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Trail.init).lifetime(.perContainer(.strong))
    builder.register(Report.init(trail:))
      .accept(findings: "DIG021")
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    return ["\((try container.resolved() as Report).trail === (try container.resolved() as Trail))"]
  }
}
