import DIEngine
import DIv2Compat

public enum Release2LintModules {
  final class Client {}
  final class News {
    init(client: Client, map: Map) {}
  }
  final class Map {}

  private final class Clients: DIComponent {
    var scope: DIComponentScope { return .public }

    func load(builder: DIContainerBuilder) {
      builder.register(type: Client.init).lifetime(.perDependency)
    }
  }
  private final class Stories: DIComponent {
    func load(builder: DIContainerBuilder) {
      builder.register(type: News.init(client:map:)).lifetime(.perDependency)
    }
  }
  final class App: DIModule {
    let components: [DIComponent] = [Clients(), Stories()]
    let dependencies: [DIModule] = []
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(module: App())
    return try builder.build()
  }
}
