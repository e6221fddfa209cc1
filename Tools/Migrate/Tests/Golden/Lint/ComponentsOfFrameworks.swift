import DIEngine
import DITranquillity

public enum ComponentsOfFrameworks {
  final class Client {}
  final class News {
    init(_ client: Client, _ disk: Disk) {}
  }
  final class Weather {
    init(_ client: Client) {}
  }
  final class Disk {}

  final class OfflineFramework: DIFramework {
    static func load(container: DIContainer) {
      container.register { Client() }
      container.register(News.init)
    }
  }
  final class AppFramework: DIFramework {
    static func load(container: DIContainer) {
      container.append(framework: OfflineFramework.self)
      container.register { Client() }
      container.register { Client() }
      container.register(Weather.init)
    }
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.append(framework: AppFramework.self)
    return container
  }
}
