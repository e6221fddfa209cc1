// Rules: M2-12 M2-75
import DITranquillity

public enum Release2NamesAndOthers {
  final class Ink {}
  protocol Source: AnyObject {}
  final class Remote: Source {}
  final class Cache: Source {}

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register(Ink.init).as(Ink.self, name: "blue").as(Ink.self, name: "red").objectForEachName().lifetime(.perRun(.strong))
    builder.register(Remote.init).as(check: Source.self) { $0 }.as(check: Source.self, name: "remote") { $0 }.lifetime(.perContainer(.strong))
    builder.register(Cache.init)
      .as(check: Source.self) { $0 }
      .as(Cache.self, name: "cache")
      .as(check: Source.self, name: "cache") { $0 }
      .objectForEachName()
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    let ink: Ink = try container.resolved()
    let blue: Ink = try container.resolved(name: "blue")
    let red: Ink = try container.resolved(name: "red")
    let cache: Cache = try container.resolved()
    let named: Source = try container.resolved(name: "cache")
    let again = try container.resolved(name: "cache") as Cache
    return [
      "\(ink === blue)", "\(blue === red)", "\(try (container.resolved() as Ink) === ink)",
      "\(cache === named)", "\(named === again)",
      "\(try (container.resolved(name: "red") as Ink) === red)",
    ]
  }
}
