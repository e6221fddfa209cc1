// Rules: M1-05 M1-22
import DITranquillity

public enum AcceptedFindings {
  final class Trail {}
  final class Report {
    let trail: Trail
    init(trail: Trail) { self.trail = trail }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Trail() }.lifetime(.perContainer(.strong))
    builder.register { Report(trail: $0) }
      .accept(findings: "DIG021")
      .lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\((*scope as Report).trail === *scope as Trail)"]
  }
}
