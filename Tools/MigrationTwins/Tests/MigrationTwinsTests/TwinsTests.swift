import DIv1Compat
import DIv3
import Foundation
import MigrationTwins
import Testing

private final class Diary {
  let log: Log
  init(log: Log) { self.log = log }
}

@Suite("Twins")
struct TwinsTests {
  private func twins(_ change: Change?) throws -> Twins<DIv1Compat.DIScope, DIContainer> {
    let twins = Twins(old: try OldShop.scope(), new: NewShop(change: change).container())
    var kept: [Any] = []
    for round in ["first", "second"] {
      twins.request(
        "\(round) log", old: { try $0.resolve(Log.self) }, new: { try $0.resolved() as Log })
      twins.request(
        "\(round) palette", old: { try $0.resolve(Palette.self) },
        new: { try $0.resolved() as Palette })
      twins.request(
        "\(round) shop", old: { try keep($0.resolve(Shop.self)) },
        new: { try keep($0.resolved() as Shop) })
      twins.request(
        "\(round) press", old: { try $0.resolve(Press.self) }, new: { try $0.resolved() as Press })
      twins.request(
        "\(round) page", old: { try $0.resolve(Page.self) }, new: { try $0.resolved() as any Page })
      twins.request(
        "\(round) pages", old: { try $0.resolveMany(Page.self) },
        new: { try $0.resolvedMany() as [any Page] })
      twins.request(
        "\(round) stores",
        old: {
          (try $0.resolve(Store.self, name: "north"), try $0.resolve(Store.self, name: "south"))
        },
        new: { (try $0.resolved(name: "north") as Store, try $0.resolved(name: "south") as Store) })
      twins.request(
        "\(round) label", old: { try keep($0.resolve(Label.self, arg: round, 7)) },
        new: {
          try keep($0.resolved(arguments: AnyArguments(for: Label.self, args: round, 7)) as Label)
        })
      twins.request(
        "\(round) editor", old: { try keep($0.resolve(Editor.self)) },
        new: { try keep($0.resolved() as Editor) })
      twins.request(
        "\(round) price", old: { try $0.resolve(Price.self, arg: false) },
        new: { try $0.resolved(arguments: AnyArguments(for: Price.self, args: false)) as Price })
      twins.request(
        "\(round) known price", old: { try keep($0.resolve(Price.self, arg: true)) },
        new: {
          try keep($0.resolved(arguments: AnyArguments(for: Price.self, args: true)) as Price)
        })
      twins.request(
        "\(round) window", old: { try keep($0.resolve(Window.self)) },
        new: { try keep($0.resolved() as Window) })
      twins.request(
        "\(round) session", old: { try keep($0.resolve(Session.self, arg: round)) },
        new: {
          try keep($0.resolved(arguments: AnyArguments(for: Session.self, args: round)) as Session)
        })
    }
    func keep<Value>(_ value: Value) -> Value {
      kept.append(value)
      return value
    }
    return twins
  }

  @Test("are silent if both sides do the same")
  func equal() throws {
    let difference = try twins(nil).difference
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test("tell each planted change of meaning")
  func changes() throws {
    #expect(Change.allCases.count >= 50)
    var silent: [Change] = []
    for change in Change.allCases {
      let difference = try twins(change).difference
      if difference == nil { silent.append(change) }
    }
    #expect(silent.isEmpty, "silent about \(silent)")
  }

  @Test("don't count the container that a rewritten closure takes")
  func container() throws {
    let builder = DIContainerBuilder()
    builder.register { Log() }
    builder.register { scope in Diary(log: try scope.resolve()) }
    let container = DIContainer()
    container.register { Log() }
    container.register { (container: DIContainer) in Diary(log: container.resolve()) }
    let twins = Twins(old: try builder.build(), new: container)
    twins.request(
      "diary", old: { try $0.resolve(Diary.self) }, new: { try $0.resolved() as Diary })
    #expect(twins.difference == nil, "\(twins.difference?.description ?? "")")
  }

  @Test("make the eager singles of a rewritten module when build() made those of the old one")
  func eagerSingles() throws {
    final class Clock {
      let log: Log
      init(log: Log) { self.log = log }
    }
    func difference(_ lifetime: DIv3.DILifeTime) throws -> TwinDifference? {
      let builder = DIContainerBuilder()
      builder.register { Log() }.lifetime(.perDependency)
      builder.register { Clock(log: *!$0) }.lifetime(.single)
      let container = DIContainer()
      container.register { Log() }
      container.register { Clock(log: $0) }.lifetime(lifetime)
      let twins = Twins(old: try builder.build(), new: container.isolated())
      for _ in 0..<2 {
        twins.request(
          "clock", old: { try $0.resolve(Clock.self) }, new: { try $0.resolved() as Clock })
      }
      return twins.difference
    }
    #expect(try difference(.single) == nil)
    #expect(try difference(.perRun(.strong))?.kind == .count, "it is made later")
  }

  @Test("describe the difference, its likely reason and the page")
  func description() throws {
    let difference = try #require(try twins(.oneObjectForNames).difference)
    #expect(difference.kind == .identity)
    #expect(difference.request == "first stores")
    #expect(difference.rows.contains("names-03"))
    #expect(
      difference.description.hasSuffix(
        """
          Another object than before: compare the lifetimes and the names of the registration.
          rows of di-migrate explain differences: names-03, tags-03, lifetimes-07, lifetimes-08, \
        arguments-10
        """))
  }

  @Test("name rows that the table of differences has", arguments: TwinDifference.Kind.allCases)
  func rows(_ kind: TwinDifference.Kind) throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).dropFirst()
    let page = "/" + root.joined(separator: "/") + "/docs/migration/differences.md"
    let text = try String(contentsOfFile: page, encoding: .utf8)
    for row in kind.rows { #expect(text.contains(" \(row)"), "\(row)") }
  }

  @Test("two sides on one engine are refused")
  func oneEngine() async {
    await #expect(processExitsWith: .failure) {
      let container = DIContainer()
      _ = Twins(old: container, new: DIContainer(engine: container.engine))
    }
  }

  @Test("lazies and containers are compared as such, cycles end")
  func specialValues() {
    final class Ring {
      var ring: Ring?
      let container: DIContainer
      init(_ container: DIContainer) { self.container = container }
    }
    let twins = Twins(old: DIContainer(), new: DIContainer())
    func ring(_ container: DIContainer) -> Ring {
      let ring = Ring(container)
      ring.ring = ring
      return ring
    }
    twins.request("ring", old: ring, new: ring)
    twins.request("lazy", old: { _ in Lazy { 1 } }, new: { _ in Lazy { 1 } })
    twins.request(
      "values", old: { _ in (1, "a", [2.5], Int?.none) }, new: { _ in (1, "a", [2.5], Int?.none) })
    #expect(twins.difference == nil)
    twins.request("value", old: { _ in ["a": 1] }, new: { _ in ["a": 1, "b": 2] })
    #expect(twins.difference?.kind == .elements)
  }
}
