import DITranquillity
import Dispatch
import Foundation
import Testing

@MainActor
@Suite("The guide: Parts and frameworks")
struct PartsAndFrameworksArticle {
  private static let page = "Sources/DIv3/DIv3.docc/PartsAndFrameworks.md"

  // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 1

  // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 2

  @Test("Parts")
  func parts() throws {
    try expectPromised(3, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 3
    }
  }

  // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 4

  @Test("Frameworks")
  func frameworks() throws {
    try expectPromised(5, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 5
    }
  }

  // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 6

  @Test("Set up once")
  func once() async throws {
    try await expectPromised(7, of: Self.page) {
      // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 7
    }
  }

  @Test("A thread that appends a part does not wait for another one that is loading it")
  func loading() {
    nonisolated final class SlowPart: DIPart {
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
