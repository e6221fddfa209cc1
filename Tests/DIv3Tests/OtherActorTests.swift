import DIv3
import Testing

@globalActor
actor Archive {
  static let shared = Archive()
}

extension LogTests {
  /// Factories of actors for which no synchronous request can wait.
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
      #expect(logged.begin(with: "Table.swift:3", "Archive"))
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
      #expect(await offMain { container.resolve() as MainTable? }?.number == 5)
    }

    @MainActor final class MainTable {
      let number: Int
      init(_ number: Int) { self.number = number }
    }
  }
}
