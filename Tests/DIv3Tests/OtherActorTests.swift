import DIv3
import Testing

@globalActor
actor Archive {
  static let shared = Archive()
}

extension LogTests {
  /// Factories of actors that no synchronous request can wait for.
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
      "V3-103 factories of an actor are told when they are registered, however they are spelled")
    func warning() {
      let told = told(.warning) { Self.register(in: c) }
      #expect(told.map(\.level) == Array(repeating: .warning, count: 4))
      #expect(told.begin(with: "Table.swift:3", "Archive"))
    }

    @Test(
      "V3-103 they are refused with a clear text, even where an Optional is asked for",
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
      #expect(text.contains("isolated to Archive, which a synchronous request can't wait for"))
    }

    @Test("V3-103 what needs an object of another actor traps, and the text says why")
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
      #expect(text.contains("Can't resolve type Array<Table>. For more information see logs."))
      #expect(text.contains("isolated to Archive, which a synchronous request can't wait for"))
      #expect(text.contains("Table.swift:3"))
    }

    @Test("V3-103 what is isolated to no actor is made at once")
    func nobodys() {
      let factory: @isolated(any) @Sendable (Int) -> Value = { Value(number: $0) }
      c.register { 5 }
      let told = told(.warning) { c.register(factory) }
      #expect(told == [])
      #expect((c.resolve() as Value?)?.number == 5)
    }

    @Test("V3-103 what turns out to be of the main actor is made there")
    @MainActor
    func mainActor() async {
      let factory: @isolated(any) @Sendable (Int) -> MainTable = { @MainActor in MainTable($0) }
      c.register { 5 }
      let told = told(.warning) { c.register(factory) }
      #expect(told == [])
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
