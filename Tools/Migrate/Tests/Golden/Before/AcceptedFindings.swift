// Rules: M1-05 M1-22
import DIv1Compat

public enum AcceptedFindings {
  final class Trail {}
  final class Report {
    let trail: Trail
    init(trail: Trail) { self.trail = trail }
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Trail() }.lifetime(.perScope)
    builder.register { Report(trail: *!$0) }
      .accept(findings: "DIG021")
      .lifetime(.lazySingle)
    let scope = try builder.build()
    return ["\((*!scope as Report).trail === *!scope as Trail)"]
  }
}
