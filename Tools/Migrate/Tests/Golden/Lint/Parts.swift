// swift-format-ignore-file
import DIEngine
import DITranquillity
import GoldenCases

// Case: ComponentsOfFrameworks
public enum ComponentsOfFrameworks: LintCase {
  final class Client {}; final class News { init(_ client: Client, _ disk: Disk) {} }
  final class Weather { init(_ client: Client) {} }; final class Disk {}
  final class OfflineFramework: DIFramework {
    static func load(container: DIContainer) {
      container.register { Client() }
      container.register(News.init)
    } }
  final class AppFramework: DIFramework {
    static func load(container: DIContainer) {
      container.append(framework: OfflineFramework.self)
      container.register { Client() }
      container.register { Client() }
      container.register(Weather.init)
    } }
  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.append(framework: AppFramework.self)
    return container
  }
}

// Case: ComponentsOfParts
public enum ComponentsOfParts: LintCase {
  final class Client {}; final class Cache { init(_ disk: Disk) {} }; final class Disk {}
  final class News { init(_ client: Client, _ cache: Cache) {} }
  final class NetworkPart: DIPart {
    static func load(container: DIContainer) {
      container.register(Client.init)
    } }
  final class NewsPart: DIPart {
    static func load(container: DIContainer) {
      container.append(part: NetworkPart.self).append(part: StoragePart.self)
      container.register(News.init)
    } }
  final class StoragePart: DIPart {
    static func load(container: DIContainer) {
      container.append(part: NetworkPart.self)
      container.register(Cache.init)
    } }
  final class UnusedPart: DIPart {
    static func load(container: DIContainer) {
      container.register(Disk.init)
    } }
  public static func source() -> any GraphSource {
    DIContainer().append(part: NewsPart.self).append(part: NetworkPart.self)
  }
}
