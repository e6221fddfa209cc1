import DIEngine
import DITranquillity
import GoldenCases

// Rules: M2-05 M2-22
public enum Release2AcceptedFindings: GoldenCase {
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

// Rules: M2-02 M2-05 M2-22 M2-33
public enum Release2BuildersInFunctions: GoldenCase {
  final class Ink {}
  static func fill(_ builder: DIContainer) {
    builder.register(Ink.init).lifetime(.perContainer(.strong))
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    fill(builder)
    builder.initializeSingletonObjects()
    let container = builder
    let (one, two): (Ink, Ink) = (try container.resolved(), try container.resolved())
    return ["\(one === two)"]
  }
}

// Rules: M2-12 M2-23
public enum Release2RepeatedLines: GoldenCase {
  protocol Vessel: AnyObject {
    var name: String { get }
  }
  final class Tug {
    let name: String
    init(name: String) { self.name = name }
  }
  final class Barge: Vessel {
    let name: String
    init(name: String) { self.name = name }
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    for name in ["Anna", "Berta", "Clara"] {
      builder.register { Barge(name: name) }
        .as(check: Vessel.self) { $0 }
        .as(check: Vessel.self, name: "any") { $0 }
        .lifetime(.prototype)
    }
    builder.initializeSingletonObjects()
    let container = builder
    let vessels: [Vessel] = try container.resolvedMany()
    let any: Vessel = try container.resolved(name: "any")
    let tugs = ["Dora", "Emma"].map { name in
      let yard = DIContainer()
      yard.register { Tug(name: name) }.lifetime(.prototype)
      yard.initializeSingletonObjects()
      let scope = yard
      let tug: Tug = *scope
      return tug.name
    }
    return vessels.map(\.name) + [any.name] + tugs
  }
}

// Rules: M2-02 M2-05 M2-24 M2-33
public enum Release2ScopesOfScopes: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let inner = DIContainer(engine: container.engine)
    let innermost = DIContainer(engine: inner.engine)
    let inks = [try (container.resolved() as Ink), try inner.resolved(), try innermost.resolved()]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])"]
  }
}

// Rules: M2-02 M2-40
public enum Release2SharedEngines: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let engine = Engine()
    let builder = DIContainer(engine: engine)
    builder.register(Ink.init).lifetime(.perRun(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let others = DIContainer(engine: engine)
    others.initializeSingletonObjects()
    let other = others
    let (one, two): (Ink, Ink) = (try container.resolved(), try other.resolved())
    return ["\(one === two)", "\(container.engine === engine)"]
  }
}
