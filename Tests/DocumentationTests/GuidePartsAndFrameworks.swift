import DITranquillity
import Dispatch
import Foundation
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
      container.register(WebClient.init)
        .as(check: (any Client).self) { $0 }.default()
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

  // begin Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 6
  enum App {
    static let container: DIContainer = {
      let container = DIContainer()
      container.append(part: NewsPart.self)
      return container
    }()
  }
  // end

  @Test("Set up once")
  func once() async throws {
    let printed = await Printed.lines {
      // begin Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 7
      let found = await withTaskGroup(of: ObjectIdentifier.self) { group in
        for _ in 1...8 {
          group.addTask { ObjectIdentifier(App.container) }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      print(found.count)  // 1
      // end
    }
    #expect(try printed == promised(block: 7, of: Self.page))
  }

  @Test("A thread that appends a part does not wait for another one that is loading it")
  func loading() {
    final class SlowPart: DIPart {
      static let entered = DispatchSemaphore(value: 0)
      static let isLeft = DispatchSemaphore(value: 0)
      static func load(container: DIContainer) {
        entered.signal()
        isLeft.wait()
        container.register(WebClient.init)
      }
    }
    let container = DIContainer()
    let loading = Thread { container.append(part: SlowPart.self) }
    loading.start()
    SlowPart.entered.wait()
    container.append(part: SlowPart.self)
    let client: WebClient? = container.resolve()
    SlowPart.isLeft.signal()
    #expect(client == nil)
  }
}
