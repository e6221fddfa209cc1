import DIEngine
import DITranquillity
import GoldenCases

// Rules: M1-05 M1-22
public enum AcceptedFindings: GoldenCase {
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

// Rules: M1-02 M1-22 M1-30 M1-40
public enum BuildersInFunctions: GoldenCase {
  final class Ink {}
  static func fill(_ builder: DIContainer) {
    builder.register { Ink() }.lifetime(.perContainer(.strong))
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    fill(builder)
    builder.initializeSingletonObjects()
    let scope = builder
    return ["\(*scope as Ink === *scope as Ink)"]
  }
}

// Rules: M1-10 M1-12 M1-24
public enum SeveralBuilders: GoldenCase {
  final class Ink {
    let name: String
    init(name: String) { self.name = name }
  }

  static func plain() throws -> String {
    let builder = DIContainer()
    builder.register { Ink(name: "plain") }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return (*scope as Ink).name
  }

  static func named() throws -> String {
    let builder = DIContainer()
    builder.register { Ink(name: "blue") }.as(Ink.self, name: "blue").lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    return try (scope.resolved(name: "blue") as Ink).name
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Ink(name: "red") }.lifetime(.prototype)
    builder.initializeSingletonObjects()
    let scope = builder
    let ink: Ink = *scope
    return [try plain(), try named(), ink.name]
  }
}

// Rules: M1-02 M1-40
public enum SharedEngines: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let engine = Engine()
    let builder = DIContainer(engine: engine)
    builder.register { Ink() }.lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let others = DIContainer(engine: engine)
    others.initializeSingletonObjects()
    let other = others
    return ["\(*scope as Ink === *other as Ink)", "\(scope.engine === engine)"]
  }
}
