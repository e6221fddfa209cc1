import DIEngine
import DIv2Compat
import GoldenCases

// Rules: M2-05 M2-22
public enum Release2AcceptedFindings: GoldenCase {
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

// Rules: M2-02 M2-05 M2-22 M2-33
public enum Release2BuildersInFunctions: GoldenCase {
  final class Ink {}
  static func fill(_ builder: DIContainerBuilder) {
    builder.register(type: Ink.init).lifetime(.perScope)
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    fill(builder)
    let container = try builder.build()
    let (one, two): (Ink, Ink) = (try container.resolve(), try container.resolve())
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
    let builder = DIContainerBuilder()
    for name in ["Anna", "Berta", "Clara"] {
      builder.register { Barge(name: name) }
        .as(Vessel.self) { $0 }
        .set(name: "any")
        .lifetime(.perDependency)
    }
    let container = try builder.build()
    let vessels: [Vessel] = try **container
    let any: Vessel = try container.resolve(name: "any")
    let tugs = ["Dora", "Emma"].map { name in
      let yard = DIContainerBuilder()
      yard.register { Tug(name: name) }.lifetime(.perDependency)
      let scope = try! yard.build()
      let tug: Tug = try! *scope
      return tug.name
    }
    return vessels.map(\.name) + [any.name] + tugs
  }
}

// Rules: M2-02 M2-05 M2-24 M2-33
public enum Release2ScopesOfScopes: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init)
    let container = try builder.build()
    let inner = container.newLifeTimeScope()
    let innermost = inner.newLifeTimeScope()
    let inks = [try container.resolve(Ink.self), try inner.resolve(), try innermost.resolve()]
    return ["\(inks[0] === inks[1])", "\(inks[1] === inks[2])"]
  }
}

// Rules: M2-02 M2-40
public enum Release2SharedEngines: GoldenCase {
  final class Ink {}

  public static func results() throws -> [String] {
    let engine = Engine()
    let builder = DIContainerBuilder(engine: engine)
    builder.register(type: Ink.init).lifetime(.lazySingle)
    let container = try builder.build()
    let others = DIContainerBuilder(engine: engine)
    let other = try others.build()
    let (one, two): (Ink, Ink) = (try *container, try *other)
    return ["\(one === two)", "\(container.engine === engine)"]
  }
}
