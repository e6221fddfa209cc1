import DIv3
import Foundation
import Testing

// Every public declaration of the façade, spelled as in code of releases 3 to 6. A test checks that
// none is missing here or in the other files of `Version3`. They are compiled twice: in Swift 5 mode,
// and by `DropIn6Tests` in Swift 6 mode.

protocol Device: AnyObject {
  var label: String { get }
}

final class Lathe: Device {
  let label: String
  init() { label = "lathe" }
  init(label: String) { self.label = label }
}

final class Drill: Device {
  let label = "drill"
}

final class Desk {
  var lathe: Lathe?
  var tool: (any Device)?
  var tools: [any Device] = []
  var notes: [String] = []
  var number = 0
}

final class Tally {
  let numbers: [Int]
  init(_ numbers: [Int]) { self.numbers = numbers }
  init(_ one: Int, _ two: Int, _ three: Int) { numbers = [one, two, three] }
}

enum Rip {}
enum Crosscut {}
enum Fine {}

final class LathePart: DIPart {
  static func load(container: DIContainer) {
    container.register { Lathe() }.as((any Device).self)
  }
}

final class DrillFramework: DIFramework {
  static func load(container: DIContainer) {
    container.import(DeskFramework.self)
    container.register(Drill.init).as(check: (any Device).self) { $0 }
  }
}

final class DeskFramework: DIFramework {
  static func load(container: DIContainer) {
    container.append(framework: DrillFramework.self).append(part: LathePart.self)
    let builder: DIComponentBuilder<Desk> = container.register(Desk.init)
    builder.injection(\.tools) { (tools: DIManyInFramework<any Device>) in manyInFramework(tools) }
  }
}

@Suite("Every declaration of releases 3 to 6: components")
struct Version3Components {
  let c = DIContainer()

  @Test("Containers, their component graph, and loading")
  func containers() {
    let engine = c.engine
    #expect(DIContainer(engine: engine).engine === engine)
    c.append(framework: DeskFramework.self)
    let child = DIContainer(parent: c)
    let tool: any Device = child.resolve(from: DrillFramework.self)
    #expect(tool is Drill)
    let desk: Desk = c.resolve(from: DeskFramework.self, arguments: nil)
    #expect(desk.tools.map(\.label) == ["lathe"])
    let lathe: Lathe = *c
    #expect(lathe.label == "lathe")
    child.clean()
  }

  @Test("Types, closures and initializers, with modified parameters")
  func registrations() {
    c.register(Desk.self)
    c.register(Drill.self, file: "Drill.swift", line: 7).unused()
      .accept(findings: "DIG006", "DIG013")
    c.register(file: "Numbers.swift", line: 1) { 1 }
    c.register1(Lathe.init(label:)).as(Lathe.self, name: "1")
    c.register(file: "Lathe.swift", line: 2, Lathe.init(label:)) { arg($0) }.as(
      Lathe.self, name: "2")
    c.register(Lathe.init(label:), modificator: { by(tag: Rip.self, on: $0) })
      .as(Lathe.self, name: "3")
    c.register { Tally([$0]) }.as(Tally.self, name: "1")
    c.register(Tally.init(_:_:_:)) { (arg($0), arg($1)) }.as(Tally.self, name: "2")
    c.register1(file: "Tally.swift", line: 3) { Tally([$0, 2]) }.as(Tally.self, name: "3")
    c.register { "plain" }
    c.register { "rip" }.as(String.self, tag: Rip.self).as(String.self, name: "r")
    c.register { "default" }.default()
    let labels = ["1", "2", "3"].map { (c.resolve(name: $0, from: nil, arguments: given) as Lathe) }
    #expect(labels.map(\.label) == ["default", "given", "rip"])
    let rows = ["1", "2", "3"].map { (c.resolve(name: $0, arguments: given) as Tally) }
    #expect(rows.map(\.numbers) == [[1], [5, 6, 1], [1, 2]])
  }

  private var given: AnyArguments {
    var given = AnyArguments()
    given.addArgs(for: Lathe.self, args: "given")
    return given.addArgs(for: Tally.self, args: 5, 6)
  }

  @Test("Services with tags, names and checks; priorities and lifetimes")
  func services() {
    c.register { Lathe() }
      .as((any Device).self)
      .as((any Device).self, tag: Rip.self)
      .as(check: (any Device).self, tag: Crosscut.self) { $0 }
      .as(check: (any Device).self, tag: Fine.self) { $0 }
      .as(check: (any Device).self, name: "lathe") { $0 }
      .lifetime(.perContainer(.strong))
      .root()
    c.register(Drill.init).as((any Device).self, tag: Rip.self).test()
    c.register { (tool: DIByTag<Rip, any Device>) in [by(tag: Rip.self, on: tool)] }
    let lathe: Lathe = c.resolve()
    let three: any Device = by(tags: Rip.self, Crosscut.self, Fine.self, on: c.resolve())
    let two: any Device = by(tags: Crosscut.self, Fine.self, on: c.resolve())
    let one: any Device = by(tag: Fine.self, c.resolve())
    let tagged: any Device = c.resolve(tag: Crosscut.self, from: nil, arguments: nil)
    let named: any Device = c.resolve(name: "lathe")
    let list: [any Device] = c.resolve()
    for tool in [three, two, one, tagged, named] { #expect(tool === lathe) }
    #expect(list.map(\.label) == ["drill"])
    #expect((c.resolve() as (any Device)?)?.label == "lathe")
  }

  @Test("Injections of every form")
  func injections() {
    c.register { Lathe() }.as((any Device).self).as(Lathe.self, name: "lathe")
    c.register(Drill.init).as((any Device).self).default()
    c.register { 7 }
    c.register(Desk.init)
      .injection { $0.notes.append("first") }
      .injection(with: { $0.number = 0 })
      .injection { $0.lathe = $1 }
      .injection { (desk: Desk, number: Int, tools: DIMany<any Device>) in
        desk.number = number
        desk.tools = many(tools)
      }
      .injection(name: "lathe") { $0.lathe = $1 }
      .injection(name: "lathe", cycle: true) { (desk: Desk, lathe: Lathe) in
        desk.notes.append(lathe.label)
      }
      .injection(cycle: true) { $0.tool = $1 }
      .injection(\.number)
      .injection(name: nil, cycle: false, \.tools) { many($0) }
      .postInit { $0.notes.append("last") }
    let desk: Desk = c.resolve()
    #expect(desk.notes == ["first", "lathe", "last"])
    #expect(desk.number == 7 && desk.tools.count == 2 && desk.lathe != nil)
    #expect(desk.tool is Drill)
    let other = Desk()
    c.inject(into: other)
    c.inject(into: other, from: DeskFramework.self)
    c.inject(sync: (), into: other)
    c.inject(sync: (), into: other, from: nil)
    #expect(other.number == 7)
  }

  private func throwingRequests(_ pair: AnyArguments) throws {
    let rows: [Tally] =
      try [
        c.resolved(from: nil, arguments: pair), c.resolved(from: nil, args: 1, 2),
        c.resolved(tag: Rip.self, from: nil, arguments: pair),
        c.resolved(name: "row", from: nil, arguments: pair),
      ] + c.resolvedMany(arguments: pair)
    #expect(rows.map(\.numbers) == Array(repeating: [1, 2], count: 5))
    c.register(
      file: "Broken.swift", line: 1, throwing: { () throws -> Int in throw CancellationError() })
    do {
      _ = try c.resolved() as Int
    } catch let failure as DIFailure {
      #expect(failure.type == Int.self && failure.component?.line == 1 && failure.path.count == 1)
      #expect(failure.underlyingError is CancellationError && !failure.description.isEmpty)
    }
    #expect(try Lazy(1).get() == 1)
    #expect(try Provider(1).get() == 1)
    #expect(try Provider1 { (a: Int) in a }.get(1) == 1)
    #expect(try Provider2 { (a: Int, b: Int) in a + b }.get(1, 2) == 3)
    #expect(try Provider3 { (a: Int, b: Int, c: Int) in a + b + c }.get(1, 2, 3) == 6)
    #expect(try Provider4 { (a: Int, b: Int, c: Int, d: Int) in d }.get(1, 2, 3, 4) == 4)
    #expect(try Provider5 { (a: Int, b: Int, c: Int, d: Int, e: Int) in e }.get(1, 2, 3, 4, 5) == 5)
    let provider: ProviderArgs<Tally> = try c.resolved()
    #expect(try provider.get(args: pair).numbers == [1, 2])
  }

  @Test("Closures that throw, and ends")
  func throwingClosures() async throws {
    let c = DIContainer()
    let scope = DIScope(name: "ends", storage: DICacheStorage())
    c.register(
      file: "Ends.swift", line: 1, throwing: { (n: Int) throws -> [Int] in [n] },
      modificator: { arg($0) }
    ).lifetime(.custom(scope)).objectForEachName().onEnd { _ in }
    c.register(
      file: "Ends.swift", line: 2,
      throwing: { (n: Int, m: Int) throws -> Set<Int> in [n, m] },
      modificator: { (arg($0), arg($1)) })
    c.register(file: "Ends.swift", line: 3, throwing: { @MainActor () throws -> Rig in Rig() })
      .injection(throwing: { (_: Rig) throws in })
    try await MainActor.run {
      #expect(try c.resolved(args: 1) as [Int] == [1])
      #expect(try c.resolved(args: 1, 2) as Set<Int> == [1, 2])
      _ = try c.resolved() as Rig
    }
    let limit: TimeLimit? = nil
    try await scope.end(timeout: limit)
    do {
      try await scope.end()
    } catch let failure as EndFailure {
      Issue.record(failure)
    }
    try await c.end(timeout: nil)
  }

  final class Rig {}

  @Test("Requests of every form")
  func requests() throws {
    c.register { Tally([arg($0), arg($1)]) }
      .as(Tally.self, tag: Rip.self).as(Tally.self, name: "row")
    let pair = AnyArguments(for: Tally.self, args: 1, 2)
    let rows: [Tally] = [
      c.resolve(args: 1, 2), c.resolve(from: nil, args: 1, 2), c.resolve(arguments: pair),
      c.resolve(tag: Rip.self, arguments: pair), c.resolve(name: "row", arguments: pair),
      c.resolve(sync: (), arguments: pair), c.resolve(sync: (), from: nil, arguments: pair),
      c.resolve(sync: (), tag: Rip.self, from: nil, arguments: pair),
      c.resolve(sync: (), name: "row", from: nil, arguments: pair),
    ]
    c.manySharesGraph = false
    let many = c.resolveMany(arguments: pair) + c.resolveMany(sync: (), arguments: pair) as [Tally]
    #expect((rows + many).map(\.numbers) == Array(repeating: [1, 2], count: 11))
    c.register { Lathe(label: arg($0)) }
    #expect((c.resolve(arg: "x") as Lathe).label == "x")
    try throwingRequests(pair)
    c.extensions(for: Lathe.self)?.setArgs("y", "z")
    #expect((c.resolve() as Lathe).label == "y")
    let place = c.extension(
      for: Lathe.self, name: nil, framework: nil, file: "Lathe.swift", line: 3)
    #expect(place != nil)
    #expect(c.extensions(for: Lathe.self, name: nil, framework: nil, file: "S", line: 4) != nil)
    #expect((c.resolve() as Lathe).label == "z")
  }

  @Test("Callbacks")
  func callbacks() {
    var notes: [String] = []
    let extensions: DIExtensions = c.extensions
    extensions.componentRegistration = { notes.append("registered \($0.componentInfo.type)") }
    c.register { Lathe() }
    extensions.objectResolved = { notes.append("resolved \($0.type) \($1 is Lathe)") }
    extensions.objectMaked = { notes.append("made \($0.type) \($1 is Lathe)") }
    _ = c.resolve() as Lathe
    #expect(notes == ["registered Lathe", "made Lathe true", "resolved Lathe true"])
  }
}
