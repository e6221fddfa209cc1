import DITranquillity
import Dispatch
import Foundation
import Testing

@MainActor
@Suite("The guide: Parts and frameworks")
struct PartsAndFrameworksArticle {
  // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 1

  // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 2

  // test Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 3 Parts

  // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 4

  // test Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 5 Frameworks

  // page Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 6

  // test Sources/DIv3/DIv3.docc/PartsAndFrameworks.md 7 Set up once

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
