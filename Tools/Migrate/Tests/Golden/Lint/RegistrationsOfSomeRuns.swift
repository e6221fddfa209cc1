import DIEngine
import DITranquillity

public enum RegistrationsOfSomeRuns {
  final class Client {}
  final class News {
    init(_ client: Client) {}
  }
  final class Disk {}
  final class Cache {
    init(_ disk: Disk) {}
  }
  final class Shelf {
    init(_ disks: [Disk], _ news: Missing) {}
  }
  final class Missing {}

  public static func source() -> any GraphSource { make(isOffline: false, disks: 2) }

  static func make(isOffline: Bool, disks: Int) -> DIContainer {
    let container = DIContainer()
    if isOffline {
      container.register(Client.init)
    }
    container.register(News.init)
    for number in 0..<disks {
      container.register(line: 100 + number) { Disk() }
    }
    container.register(Cache.init)
    container.register { Shelf(many($0), $1) }
    return container
  }
}
