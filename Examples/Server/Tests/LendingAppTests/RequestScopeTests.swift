import DIv3Async
import HummingbirdTesting
import Lending
import LendingApp
import LendingStore
import Testing

@Suite("Request scopes", .timeLimit(.minutes(1)))
struct RequestScopeTests {
  private let file: TemporaryDatabase
  private let wiring: ContainerWiring

  init() throws {
    file = try TemporaryDatabase()
    wiring = ContainerWiring(databasePath: file.path)
  }

  @Test("two requests at once have a scope each, and share the database")
  func concurrent() async throws {
    let meeting = Meeting(size: 2)
    wiring.container.register {
      MeetingBooks(meeting: meeting, database: $0, trail: $1, request: $2)
    }
    .as(check: (any Books).self) { $0 }
    .test()
    try await withServer(wiring) { client in
      // Clients of their own: the server answers the requests of one connection one after the other.
      let port = client.port
      try await withThrowingTaskGroup { group in
        for _ in 1...2 {
          group.addTask {
            let response = try await LocalClient.get("/books/1", port: port)
            #expect(response.status == .ok)
          }
        }
        try await group.waitForAll()
      }
    }
    let guests = await meeting.guests
    #expect(Set(guests.map(\.request)).count == 2)
    #expect(Set(guests.map(\.trail)).count == 2)
    #expect(Set(guests.map(\.database)).count == 1)
  }

  @Test("the objects of one request share its audit trail")
  func shared() async throws {
    let container = wiring.container
    container.register(Repositories.init).root()
    try await withServer(wiring) { _ in
      let database: LendingDatabase = container.resolve(sync: ())
      let _: CurrentRequest = container.resolve(sync: (), arguments: try .current)
      let repositories: Repositories = container.resolve(sync: ())
      #expect(repositories.first === repositories.second)
      #expect(repositories.database === database)
    }
  }

  @Test("the objects of a request end with its response")
  func released() async throws {
    let census = Census()
    wiring.container.register { CountedBooks(census: census) }
      .as(check: (any Books).self) { $0 }
      .lifetime(.perContainer(.strong))
      .test()
    try await withServer(wiring) { client in
      for count in 1...3 {
        let answer = try await client.get("/books/1")
        #expect(answer.status == .ok)
        #expect(census.created == count)
        #expect(census.alive == 0)
      }
    }
  }
}

private struct Repositories {
  let first: AuditTrail
  let second: AuditTrail
  let database: LendingDatabase
}

extension AnyArguments {
  fileprivate static var current: AnyArguments {
    get throws {
      AnyArguments(for: CurrentRequest.self, args: try CurrentRequest(id: "1", member: nil))
    }
  }
}
