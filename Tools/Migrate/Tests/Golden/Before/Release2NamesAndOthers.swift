// Rules: M2-12 M2-75
import DIv2Compat

public enum Release2NamesAndOthers {
  final class Ink {}
  protocol Source: AnyObject {}
  final class Remote: Source {}
  final class Cache: Source {}

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register(type: Ink.init).set(name: "blue").set(name: "red").lifetime(.lazySingle)
    builder.register(type: Remote.init).as(Source.self).check { $0 }.set(name: "remote")
    builder.register(type: Cache.init)
      .as(.self)
      .as(Source.self).check { $0 }
      .set(name: "cache")
    let container = try builder.build()
    let ink: Ink = try *container
    let blue: Ink = try container.resolve(name: "blue")
    let red: Ink = try container.resolve(name: "red")
    let cache: Cache = try *container
    let named: Source = try container.resolve(name: "cache")
    let again = try container.resolve(Cache.self, name: "cache")
    return [
      "\(ink === blue)", "\(blue === red)", "\(try container.resolve(Ink.self) === ink)",
      "\(cache === named)", "\(named === again)",
      "\(try container.resolve(Ink.self, name: "red") === red)",
    ]
  }
}
