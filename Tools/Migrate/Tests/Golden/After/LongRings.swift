// Rules: M1-18 M1-23
import DITranquillity

public enum LongRings {
  final class Log {}
  final class Engine {
    var uploader: Uploader!
  }
  final class Uploader {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
  }
  final class Resolver {
    var engine: Engine!
    var log: Log?
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Engine() }
      .injection(cycle: true) { $0.uploader = $1 }
      .lifetime(.objectGraph)
    builder.register { Uploader(resolver: $0) }.lifetime(.objectGraph)
    builder.register { Resolver() }
      .injection(cycle: true) { $0.engine = $1 }
      .injection { $0.log = $1 }
      .lifetime(.objectGraph)
    builder.initializeSingletonObjects()
    let scope = builder
    let engine: Engine = *scope
    let uploader: Uploader = *scope
    let resolver: Resolver = *scope
    return ["\(engine.uploader.resolver.engine === engine)"]
      + ["\(uploader.resolver.engine.uploader === uploader)"]
      + ["\(resolver.engine.uploader.resolver === resolver)", "\(resolver.log == nil)"]
  }
}
