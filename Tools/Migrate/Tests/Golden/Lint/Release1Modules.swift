import DIEngine
import DIv1Compat

public enum Release1Modules {
  final class Client {}
  final class News {
    init(client: Client) {}
  }
  final class Weather {
    init(map: Map) {}
  }
  final class Map {}

  final class NetworkModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { Client() }.lifetime(.perDependency)
    }
  }
  final class NewsModule: DIModule {
    func load(builder: DIContainerBuilder) {
      builder.register { News(client: try $0.resolve(Client.self)) }.lifetime(.perDependency)
      builder.register { Weather(map: try $0.resolve(Map.self)) }.lifetime(.perDependency)
    }
  }
  final class App: DIAssembly {
    var publicModules: [DIModule] { return [NetworkModule(), NewsModule()] }
    var internalModules: [DIModule] { return [] }
    var dependencies: [DIAssembly] { return [] }
  }

  public static func source() throws -> any GraphSource {
    let builder = DIContainerBuilder()
    builder.register(assembly: App())
    return try builder.build()
  }
}
