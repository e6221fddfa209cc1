import DIEngine
import DITranquillity

public enum ComponentsOfParts {
  final class Client {}
  final class Cache {
    init(_ disk: Disk) {}
  }
  final class Disk {}
  final class News {
    init(_ client: Client, _ cache: Cache) {}
  }

  final class NetworkPart: DIPart {
    static func load(container: DIContainer) {
      container.register(Client.init)
    }
  }
  final class NewsPart: DIPart {
    static func load(container: DIContainer) {
      container.append(part: NetworkPart.self).append(part: StoragePart.self)
      container.register(News.init)
    }
  }
  final class StoragePart: DIPart {
    static func load(container: DIContainer) {
      container.append(part: NetworkPart.self)
      container.register(Cache.init)
    }
  }
  final class UnusedPart: DIPart {
    static func load(container: DIContainer) {
      container.register(Disk.init)
    }
  }

  public static func source() -> any GraphSource {
    DIContainer().append(part: NewsPart.self).append(part: NetworkPart.self)
  }
}
