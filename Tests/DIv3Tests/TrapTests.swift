import DIv3
@preconcurrency import Foundation
import Testing

@Suite("Traps")
struct TrapTests {
  final class Missing {}
  final class Level4 { init(missing: Missing) {} }
  final class Level3 { init(next: Level4) {} }
  final class Level2 { init(next: Level3) {} }
  final class Level1 { init(next: Level2) {} }

  final class First {
    var second: Second?
  }

  final class Second {
    var first: First?
  }

  final class Chicken { init(egg: Egg) {} }
  final class Egg { init(chicken: Chicken) {} }

  final class Garage: DIFramework {
    static func load(container: DIContainer) {}
  }

  final class Constant {
    let number = 1
  }

  /// Returns the error output of a process that trapped, from the first line of the trap on.
  private func lines(_ result: ExitTest.Result?) -> [String] {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    return Array(lines.drop { !$0.contains("Fatal error: ") })
  }

  @Test("V3-92 a trap loses no message that was printed before")
  func printedBefore() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      let c = DIContainer()
      c.inject(into: 1)
      _ = c.resolve() as Level1
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("info: Not injected: Int is not an object."))
    // The cause is in the fatal error.
    #expect(!output.contains("No component offers Level1."))
  }

  @Test("a trap doesn't wait for a thread that keeps the standard output", .timeLimit(.minutes(10)))
  func keptOutput() async {
    await #expect(processExitsWith: .failure) {
      DISetting.Log.fun = nil
      let isKept = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        flockfile(stdout)
        isKept.signal()
        while true { Thread.sleep(forTimeInterval: 1_000) }
      }
      isKept.wait()
      _ = DIContainer().resolve() as Level1
    }
  }

  @Test("V3-27 an unavailable object: its type, then the complete path to the missing type")
  func notFound() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(file: "A.swift", line: 1, Level1.init)
      c.register(file: "B.swift", line: 2, Level2.init).lifetime(.single)
      c.register(file: "C.swift", line: 3, Level3.init)
      c.register(file: "D.swift", line: 4, Level4.init).lifetime(.objectGraph)
      _ = c.resolve() as Level1
    }
    let lines = lines(result)
    #expect(
      lines.first?.hasSuffix(
        "Fatal error: Can't resolve type Level1. For more information see logs.") == true)
    #expect(
      lines.dropFirst().prefix(7) == [
        "No component offers Missing.",
        "  Requested by:",
        "    creating Level1 - A.swift:1",
        "    creating Level2 - B.swift:2",
        "    creating Level3 - C.swift:3",
        "    creating Level4 - D.swift:4",
        "  To do: register Missing, or offer a registered component under that type: "
          + "as(Missing.self).",
      ])
  }

  @Test("V3-27 a trap names the file and line of the call", arguments: 0..<8)
  func caller(form: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [form] in
      let c = DIContainer()
      c.register(Chicken.init)
      c.register(Egg.init)
      c.register(First.init).injection { (_, _: Egg) in }
      let calls: [(line: Int, make: () -> Void)] = [
        (#line, { _ = c.resolve() as Level1 }),
        (#line, { _ = c.resolve(args: 1) as Level1 }),
        (#line, { _ = c.resolve(tag: A.self) as Level1 }),
        (#line, { _ = c.resolve(name: "unknown") as Level1 }),
        (#line, { _ = c.resolve(from: Garage.self) as Level1 }),
        (#line, { _ = c.resolve(sync: ()) as Level1 }),
        (#line, { _ = c.resolveMany() as [Egg] }),
        (#line, { c.inject(into: First()) }),
      ]
      FileHandle.standardError.write(Data("line \(calls[form].line)\n".utf8))
      calls[form].make()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let line = try #require(text.firstMatch(of: #/line (\d+)\n/#)).1
    #expect(text.contains("/TrapTests.swift:\(line): Fatal error: "))
  }

  @Test("V3-7 an ambiguous request: all candidates")
  func ambiguous() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(file: "A.swift", line: 1, A.init).as((any P).self)
      c.register(file: "B.swift", line: 2, B.init).as((any P).self)
      _ = c.resolve() as any P
    }
    let lines = lines(result)
    #expect(lines.first?.contains("Can't resolve type P.") == true)
    #expect(
      lines.dropFirst().prefix(4) == [
        "Several components offer P, and none of them is preferred.", "  Found:",
        "    A - A.swift:1", "    B - B.swift:2",
      ])
  }

  @Test("V3-27 the log contains the same text")
  func log() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      DISetting.Log.fun = { level, message in
        FileHandle.standardError.write(Data("told \(level) \(message)\n".utf8))
      }
      let c = DIContainer()
      _ = c.resolve() as A
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("told error No component offers A."))
  }

  @Test("V3-13 a component without a factory")
  func noFactory() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(A.self, file: "A.swift", line: 1)
      _ = c.resolve() as A
    }
    let lines = lines(result)
    #expect(lines.first?.contains("Can't resolve type A.") == true)
    #expect(lines.contains("    A - A.swift:1"))
  }

  @Test("V3-12 a factory that returned nil", arguments: [false, true])
  func nilFactory(isKept: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isKept] in
      let c = DIContainer()
      c.register(file: "A.swift", line: 1) { () -> (any P)? in nil }
        .lifetime(isKept ? .perContainer(.strong) : .prototype)
      _ = c.resolve() as any P
    }
    let lines = lines(result)
    #expect(
      lines.first?.contains("Registration with type found P, but the registration return nil.")
        == true)
    #expect(lines.contains { $0.hasSuffix("- A.swift:1") })
  }

  @Test("V3-3 an object that is not of its offered type")
  func wrongService() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(file: "A.swift", line: 1, A.init).as(Int.self)
      _ = c.resolve() as Int
    }
    let lines = lines(result)
    #expect(lines.first?.hasSuffix("Can't cast A to Int. For more information see logs.") == true)
    #expect(lines.contains("    A - A.swift:1"))
  }

  @Test("V3-54 an argument of a wrong type", arguments: [false, true])
  func wrongArgument(isOptional: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isOptional] in
      let c = DIContainer()
      c.register(file: "A.swift", line: 1) { Numbered(arg($0)) }
      if isOptional {
        _ = c.resolve(args: "x") as Numbered?
      } else {
        _ = c.resolve(args: "x") as Numbered
      }
    }
    let lines = lines(result)
    #expect(
      lines.first?.hasSuffix("Can't cast String to Int. For more information see logs.") == true)
    #expect(lines.contains("Argument 1 of Numbered is of type String instead of Int."))
    #expect(lines.contains("    Numbered - A.swift:1"))
  }

  @Test(
    "V3-79 a property cycle without its mark traps with the path around it",
    arguments: ["prototype", "objectGraph", "perContainer", "single", "custom"])
  func forgottenMark(lifetime: String) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [lifetime] in
      let scope = DIScope(name: "s", storage: DICacheStorage())
      let all: [String: DILifeTime] = [
        "prototype": .prototype, "objectGraph": .objectGraph,
        "perContainer": .perContainer(.strong), "single": .single, "custom": .custom(scope),
      ]
      let c = DIContainer()
      c.register(file: "A.swift", line: 1, First.init).injection(\.second).lifetime(all[lifetime]!)
      c.register(file: "B.swift", line: 2, Second.init).injection(\.first).lifetime(all[lifetime]!)
      _ = c.resolve() as First?
    }
    let lines = lines(result)
    #expect(
      lines.first?.contains("Can't resolve type Optional<First>.")
        == true)
    #expect(lines.contains("First is needed while it is being created."))
    let advice =
      "  To do: break the cycle: write injection(cycle: true, ...) for Second (B.swift:2)"
    let keeping =
      ", and give one of the components a lifetime that keeps its object, such as objectGraph."
    #expect(lines.contains(advice + (lifetime == "prototype" ? keeping : ".")))
    #expect(lines.contains("    creating First - A.swift:1"))
    #expect(lines.contains("    creating Second - B.swift:2"))
  }

  @Test("V3-79 and so does a cycle of initializers")
  func initializers() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(file: "A.swift", line: 1, Chicken.init)
      c.register(file: "B.swift", line: 2, Egg.init)
      _ = c.resolve() as Egg
    }
    let lines = lines(result)
    #expect(lines.first?.contains("Can't resolve type Egg.") == true)
    #expect(lines.contains("Egg is needed while it is being created."))
    #expect(lines.contains("    creating Egg - B.swift:2"))
    #expect(lines.contains("    creating Chicken - A.swift:1"))
    let advice = "  To do: break the cycle: take a Lazy or a Provider for a parameter"
    #expect(lines.contains { $0.hasPrefix(advice) })
  }

  @Test("the value of a provider traps with the way that led to its holder's request")
  func provider() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class Nest {
        let eggs: Provider<Egg>
        init(eggs: Provider<Egg>) { self.eggs = eggs }
      }
      let c = DIContainer()
      c.register(file: "A.swift", line: 1, Nest.init)
      c.register(file: "B.swift", line: 2, Egg.init)
      let nest: Nest = c.resolve()
      c.register(file: "C.swift", line: 3) { () -> Garage in
        _ = nest.eggs.value
        return Garage()
      }
      _ = c.resolve() as Garage
    }
    let lines = lines(result)
    #expect(lines.contains("No component offers Chicken."))
    #expect(
      lines.drop { $0 != "  Requested by:" }.prefix(4) == [
        "  Requested by:", "    creating Garage - C.swift:3",
        "    using a lazy or provider of Nest - A.swift:1", "    creating Egg - B.swift:2",
      ])
  }

  @Test("V3-79 a cycle without cached objects traps, marked or not", arguments: [false, true])
  func endless(isMany: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isMany] in
      let c = DIContainer()
      c.register(file: "A.swift", line: 1, First.init).injection(cycle: true, \.second)
      let second = c.register(file: "B.swift", line: 2, Second.init)
      if isMany {
        second.injection(cycle: true) { (second: Second, all: DIMany<First>) in
          second.first = many(all).first
        }
      } else {
        second.injection(cycle: true, \.first)
      }
      // A request for many omits the outermost component, so this is another object.
      c.register { (first: First) in [first] }
      _ = c.resolve() as [First]
    }
    let lines = lines(result)
    #expect(lines.first?.contains("Can't resolve type Array<First>.") == true)
    #expect(lines.contains { $0.hasSuffix("is needed while it is being created.") })
    #expect(lines.contains { $0.hasSuffix("injecting into Second - B.swift:2") })
  }

  @Test("V3-59 an eager creation traps for its own type")
  func eager() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(Chicken.init).lifetime(.single)
      c.register(Egg.init)
      c.initializeSingletonObjects()
    }
    #expect(lines(result).first?.contains("Can't resolve type Chicken.") == true)
  }

  @Test("5/3.8 a key path to a constant traps at registration")
  func constant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let c = DIContainer()
      c.register(file: "A.swift", line: 1, Constant.init).injection(\.number)
    }
    let first = lines(result).first
    #expect(first?.contains("it is not a variable of a class") == true)
    #expect(first?.contains("<Component. type: Constant; path: A.swift:1>") == true)
  }
}
