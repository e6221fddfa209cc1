import DIEngine
import DIv1Compat
import GoldenCases

// Rules: M1-05 M1-22
public enum AcceptedFindings: GoldenCase {
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

// Rules: M1-02 M1-22 M1-30 M1-40
public enum BuildersInFunctions: GoldenCase {
  final class Ink {}
  static func fill(_ builder: DIContainerBuilder) {
    builder.register { Ink() }.lifetime(.perScope)
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    fill(builder)
    let scope = try builder.build()
    return ["\(*!scope as Ink === *!scope as Ink)"]
  }
}

// Rules: M1-10 M1-12 M1-24
public enum SeveralBuilders: GoldenCase {
  final class Ink {
    let name: String
    init(name: String) { self.name = name }
  }

  static func plain() throws -> String {
    let builder = DIContainerBuilder()
    builder.register { Ink(name: "plain") }
    let scope = try builder.build()
    return (*!scope as Ink).name
  }

  static func named() throws -> String {
    let builder = DIContainerBuilder()
    builder.register { Ink(name: "blue") }.asName("blue")
    let scope = try builder.build()
    return try scope.resolve(Ink.self, name: "blue").name
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Ink(name: "red") }.asSelf().lifetime(.perDependency)
    let scope = try builder.build()
    let ink: Ink = *!scope
    return [try plain(), try named(), ink.name]
  }
}

// Rules: M1-02 M1-40
public enum SharedEngines: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let engine = Engine()
    let builder = DIContainerBuilder(engine: engine)
    builder.register { Ink() }.lifetime(.lazySingle)
    let scope = try builder.build()
    let others = DIContainerBuilder(engine: engine)
    let other = try others.build()
    return ["\(*!scope as Ink === *!other as Ink)", "\(scope.engine === engine)"]
  }
}
