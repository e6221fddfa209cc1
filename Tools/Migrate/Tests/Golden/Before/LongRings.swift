// Rules: M1-18 M1-23
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Engine() }
      .dependency { $1.uploader = *!$0 }
      .lifetime(.perDependency)
    builder.register { Uploader(resolver: *!$0) }.lifetime(.perDependency)
    builder.register { Resolver() }
      .dependency { scope, resolver in resolver.engine = *!scope }
      .dependency { scope, resolver in resolver.log = *?scope }
      .lifetime(.perDependency)
    let scope = try builder.build()
    let engine: Engine = *!scope
    let uploader: Uploader = *!scope
    let resolver: Resolver = *!scope
    return ["\(engine.uploader.resolver.engine === engine)"]
      + ["\(uploader.resolver.engine.uploader === uploader)"]
      + ["\(resolver.engine.uploader.resolver === resolver)", "\(resolver.log == nil)"]
  }
}
