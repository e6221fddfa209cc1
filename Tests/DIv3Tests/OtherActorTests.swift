import DIv3
import Dispatch
import TestSupport
import Testing

@globalActor
actor Archive {
  static let shared = Archive()
}

extension LogTests {
  /// Factories of actors other than the main actor, which synchronous requests can't await.
  @Suite("Factories of other actors")
  struct OtherActorTests {
    @Archive final class Table {
      let number: Int
      let text: String
      init(number: Int, text: String) { (self.number, self.text) = (number, text) }
    }

    struct Value: Sendable {
      let number: Int
    }

    let c = DIContainer()

    private static func register(in c: DIContainer) {
      c.register { 5 }
      c.register { "text" }
      c.register(file: "Table.swift", line: 3, Table.init(number:text:))
        .as(Table.self, name: "initializer")
      c.register(file: "Table.swift", line: 4) { @Archive in Table(number: $0, text: $1) }
        .as(Table.self, name: "closure")
      c.register(file: "Table.swift", line: 5, Table.init(number:text:)) { arg($0) }
        .as(Table.self, name: "one")
      c.register(file: "Table.swift", line: 6, Table.init(number:text:)) { (arg($0), arg($1)) }
        .as(Table.self, name: "two")
    }

    @Test(
      "V3-103 factories of an actor are detected at registration, in every spelling")
    func warning() {
      let logged = logged(.warning) { Self.register(in: c) }
      #expect(logged.map(\.level) == Array(repeating: .warning, count: 4))
      #expect(logged.first(contains: "Table.swift:3", "Archive"))
    }

    @Test(
      "V3-103 they fail with a clear text, even for an Optional request",
      arguments: ["initializer", "closure", "one", "two"])
    func refusal(name: String) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [name] in
        let c = DIContainer()
        Self.register(in: c)
        _ = c.resolve(name: name, arguments: AnyArguments(for: Table.self, args: 1, "a")) as Table?
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("isolated to Archive: a synchronous request can't await it"))
    }

    @Test("V3-103 a dependent of another actor's object traps, and the text gives the reason")
    func trap() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let c = DIContainer()
        c.register { 5 }
        c.register { "text" }
        c.register(file: "Table.swift", line: 3, Table.init(number:text:))
        c.register { (table: Table) in [table] }
        _ = c.resolve() as [Table]
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("Can't resolve type Array<Table>."))
      #expect(text.contains("isolated to Archive: a synchronous request can't await it"))
      #expect(text.contains("Table.swift:3"))
    }

    /// Makes a request in one place, which must end the process since its code isn't on the factory's actor.
    private static func elsewhere(_ place: String) async {
      let c = DIContainer()
      register(in: c)
      @Sendable func ask() { let _: Table = c.resolve(name: "initializer") }
      switch place {
      case "another actor": await Task { @Library in ask() }.value
      case "the main actor": await Task { @MainActor in ask() }.value
      case "no actor": await Task.detached { ask() }.value
      case "a task that the actor's code starts":
        await Task { @Archive in await Task.detached { ask() }.value }.value
      case "a thread": await onOtherThread { ask() }
      case "the main actor for the actor":
        c.register { @MainActor [c] () -> Desk in
          let table: Table = c.resolve(name: "initializer")
          return Desk(table: table)
        }
        await Task { @Archive in let _: Desk = c.resolve() }.value
      default: break
      }
    }

    @Test(
      "V3-103 away from the factory's actor a synchronous request ends the process",
      arguments: [
        "another actor", "the main actor", "no actor", "a task that the actor's code starts",
        "a thread", "the main actor for the actor",
      ])
    func elsewhere(place: String) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [place] in
        await Self.elsewhere(place)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("isolated to Archive: a synchronous request can't await it"))
      #expect(text.contains("Table.swift:3"))
      #expect(text.contains("To do: request it in code of Archive"))
    }

    @globalActor
    actor Library {
      static let shared = Library()
    }

    final class Desk: Sendable {
      let table: Table
      init(table: Table) { self.table = table }
    }

    @Test(
      "V3-103 on the factory's actor a synchronous request creates the object, in every spelling",
      arguments: ["initializer", "closure", "one", "two"])
    func onTheActor(name: String) async {
      Self.register(in: c)
      let container = c
      let number = await Task { @Archive in
        let table: Table = container.resolve(
          name: name, arguments: AnyArguments(for: Table.self, args: 5, "text"))
        return table.number
      }.value
      #expect(number == 5)
    }

    @Archive final class Shelf {
      let table: Table
      let later: Lazy<Desk>
      let further: Provider<Desk>
      nonisolated(unsafe) var desk: Desk?
      init(table: Table, later: Lazy<Desk>, further: Provider<Desk>) {
        (self.table, self.later, self.further) = (table, later, further)
      }
    }

    @Test("V3-103 on that actor, its factories are parameters of others, injections and lazies")
    @Archive
    func nested() async {
      let c = DIContainer()
      Self.register(in: c)
      c.register { @Archive in Table(number: $0, text: $1) }.default().lifetime(
        .perContainer(.strong))
      c.register(Desk.init(table:))
      c.register(Shelf.init(table:later:further:))
        .injection(\.desk)
      let shelf: Shelf = c.resolve()
      #expect(shelf.later.value.table === shelf.table)
      #expect(shelf.further.value.table === shelf.table)
      #expect(shelf.desk?.table === shelf.table)
      let found = await Task.detached { c.resolve() as Desk }.value
      #expect(found.table === shelf.table)
    }

    /// An actor that runs on an executor of the user's.
    @globalActor
    actor Counter {
      static let shared = Counter()
      private let executor = QueueExecutor()
      nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    }

    final class QueueExecutor: SerialExecutor {
      private let queue = DispatchQueue(label: "Counter")
      func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      }
      func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
      }
    }

    @Counter final class Coin: Sendable {}

    @Test("V3-103 an actor with an executor of its own makes its objects for its own code")
    func ownExecutor() async {
      c.register { @Counter in Coin() }.lifetime(.perContainer(.strong))
      let container = c
      let coin = await Task { @Counter in container.resolve() as Coin }.value
      #expect(await Task.detached { container.resolve() as Coin }.value === coin)
    }

    @Test("V3-103 a nonisolated factory runs immediately")
    func nobodys() {
      let factory: @isolated(any) @Sendable (Int) -> Value = { Value(number: $0) }
      c.register { 5 }
      let logged = logged(.warning) { c.register(factory) }
      #expect(logged == [])
      #expect((c.resolve() as Value?)?.number == 5)
    }

    @Test("V3-103 a factory that proves to be of the main actor runs there")
    @MainActor
    func mainActor() async {
      let factory: @isolated(any) @Sendable (Int) -> MainTable = { @MainActor in MainTable($0) }
      c.register { 5 }
      let logged = logged(.warning) { c.register(factory) }
      #expect(logged == [])
      #expect((c.resolve() as MainTable?)?.number == 5)
      let container = c
      #expect(await onOtherThread { container.resolve() as MainTable? }?.number == 5)
    }

    @MainActor final class MainTable {
      let number: Int
      init(_ number: Int) { self.number = number }
    }
  }
}
