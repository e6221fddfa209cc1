import DITranquillity
import Testing

@MainActor
@Suite("The guide: Parts and frameworks")
struct PartsAndFrameworksArticle {
  private static let page = "Sources/DIv3/DIv3.docc/PartsAndFrameworks.md"

  // begin Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 1
  protocol Client: AnyObject { var host: String { get } }
  final class WebClient: Client { let host = "example.org" }
  final class CachedClient: Client { let host = "localhost" }
  final class News {
    let client: any Client
    init(client: any Client) { self.client = client }
  }
  // end

  // begin Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 2
  final class NetworkPart: DIPart {
    static func load(container: DIContainer) {
      container.register(WebClient.init).as(check: (any Client).self) { $0 }
    }
  }
  final class NewsPart: DIPart {
    static func load(container: DIContainer) {
      container.append(part: NetworkPart.self)
      container.register(News.init)
    }
  }
  // end

  @Test("Parts")
  func parts() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 3
      let container = DIContainer()
      container.append(part: NewsPart.self).append(part: NetworkPart.self)
      print((container.resolve() as News).client.host)  // example.org
      // end
    }
    #expect(try printed == promised(block: 3, of: Self.page))
  }

  // begin Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 4
  final class OfflineFramework: DIFramework {
    static func load(container: DIContainer) {
      container.register(CachedClient.init).as(check: (any Client).self) { $0 }
      container.register(News.init)
    }
  }
  final class AppFramework: DIFramework {
    static func load(container: DIContainer) {
      container.append(framework: OfflineFramework.self)
      container.register(WebClient.init).as(check: (any Client).self) { $0 }.default()
    }
  }
  // end

  @Test("Frameworks")
  func frameworks() throws {
    let printed = Printed.lines {
      // begin Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 5
      let container = DIContainer()
      container.append(framework: AppFramework.self)
      let client: any Client = container.resolve()
      print(client.host)  // example.org
      let news: News = container.resolve()
      print(news.client.host)  // localhost
      let offline: any Client = container.resolve(from: OfflineFramework.self)
      print(offline.host)  // localhost
      // end
    }
    #expect(try printed == promised(block: 5, of: Self.page))
  }
}
