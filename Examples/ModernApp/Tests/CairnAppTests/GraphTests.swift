import CairnApp
import CairnCore
import CairnExplore
import CairnNetwork
import CairnStorage
import DITranquillity
import Testing

extension CairnTests {
  @Suite("Graph of the app")
  struct GraphTests {
    private let log = ContainerLog()
    private let container = DIContainer()

    init() {
      log.install()
    }

    private var complaints: [String] { log.messages(of: .error) + log.messages(of: .warning) }

    @Test("every object of the app can be created, and every component is needed")
    func app() {
      container.append(framework: AppFramework.self)
      #expect(container.makeGraph().checkIsValid())
      #expect(complaints == [])
    }

    @Test("every object of a session can be created")
    func session() throws {
      let app = AppDelegate(log: log)
      let sessions = app.launch().sessions
      let session = try #require(sessions.signIn(name: "Ada", password: "edelweiss"))
      #expect(session.container.makeGraph().checkIsValid())
      #expect(log.messages(of: .error) == [])
      // What the member's scope keeps holds objects of the session's container. Signing out empties that scope.
      let captives = log.messages(of: .warning).map { $0.prefix { $0 != "," } }
      #expect(
        captives == [
          "RepositoriesPart.swift:9: StoredBookings", "RepositoriesPart.swift:13: Favourites",
          "PricePart.swift:15: Basket", "SessionPart.swift:7: MemberHome",
        ])
      sessions.signOut()
      withExtendedLifetime(app) {}
    }

    @Test("components record the framework and the part that registered them")
    func origins() throws {
      container.append(framework: AppFramework.self)
      let components = container.makeGraph().vertices.compactMap { vertex in
        if case .component(let component) = vertex { return component }
        return nil
      }
      let frameworks = Set(components.compactMap { $0.framework.map { "\($0)" } })
      #expect(
        frameworks == [
          "AppFramework", "BookingFramework", "CoreFramework", "ExploreFramework",
          "NetworkFramework", "StorageFramework",
        ])
      #expect(components.filter { $0.framework != nil && $0.part != nil }.count > 80)
      let clock = try #require(components.first { "\($0.componentInfo.type)" == "SystemClock" })
      #expect(clock.framework == CoreFramework.self)
      #expect(clock.part.map { "\($0)" } == "ServicesPart")
      #expect(clock.lifeTime == .perContainer(.strong))
    }

    @Test("without the storage, the graph is invalid, and the log names the missing components")
    func withoutStorage() {
      container.append(framework: CoreFramework.self)
      container.append(framework: NetworkFramework.self)
      container.append(framework: ExploreFramework.self)
      #expect(!container.makeGraph().checkIsValid())
      #expect(log.messages(of: .error).contains { $0.contains("HutRepository") })
      #expect(log.messages(of: .error).contains { $0.contains("TokenStore") })
    }

    @Test("a dependency back to the client is an unbroken cycle, and is logged as one")
    func uncutCycle() {
      container.append(framework: AppFramework.self)
      container.register(CautiousRetry.init)
        .as(RetryPolicy.self).test()
      #expect(!container.makeGraph().checkIsValid())
      #expect(
        log.messages(of: .error).contains {
          $0.contains("CautiousRetry") && $0.contains("APIClient")
        }
      )
      #expect(container.makeGraph().checkIsValid(checkGraphCycles: false))
    }
  }
}

private final class CautiousRetry: RetryPolicy {
  private let client: APIClient

  init(client: APIClient) {
    self.client = client
  }

  var attempts: Int { client.send("status").status == 200 ? 3 : 1 }
}
