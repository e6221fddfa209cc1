import DIv3
import Foundation
import TestSupport
import Testing

extension LogTests {
  @Suite("Log messages")
  struct MessageTests {
    final class Leaf {}

    struct Box {
      let leaf = Leaf()
    }

    final class Middle {
      let leaf: Leaf
      init(leaf: Leaf) { self.leaf = leaf }
    }

    final class Top {
      var middle: Middle!
      var leaf = Leaf()
    }

    let c = DIContainer()

    @Test("V3-6 a repeated registration is a warning")
    func repetition() {
      var line = 0
      let messages = logged {
        for i in 1...2 {
          line = #line + 1
          c.register { Numbered(i) }
        }
      }
      #expect(messages.map(\.level) == [.warning])
      #expect(messages.first(contains: "Numbered", "LogMessageTests.swift:\(line)", "again"))
    }

    @Test("a weak lifetime of a struct is a warning, since nothing keeps its value")
    func weakValue() {
      c.register { 5 }.lifetime(.perContainer(.strong))
      c.register(A.init).lifetime(.perContainer(.weak))
      c.register(B.init).as((any P).self).lifetime(.perRun(.weak))
      let line = #line + 3
      let messages = logged {
        c.register { () -> (any P)? in B() }.lifetime(.perContainer(.weak))
        c.register { Box() }.lifetime(.perContainer(.weak))
      }
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(
          contains: "type: Box; path: LogMessageTests.swift:\(line)>", "perContainer(weak)",
          "To do: "))
      let first = c.resolve() as Box
      let second = c.resolve() as Box
      #expect(first.leaf !== second.leaf)
    }

    @Test("V3-13 a component without a factory is a warning")
    func noFactory() {
      c.register(A.self)
      let messages = logged { #expect(c.resolve() as A? == nil) }
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(
          contains: "A has no initializer", "A - LogMessageTests.swift:",
          "To do: register its initializer"))
    }

    @Test("V3-13 an eagerly created one is no error")
    func noFactoryAhead() {
      c.register(A.self).lifetime(.single)
      #expect(logged(.warning) { c.initializeSingletonObjects() } == [])
    }

    @Test("V3-19 several test components are an error")
    func severalTests() {
      c.register(A.init).as((any P).self).test()
      c.register(B.init).as((any P).self).test()
      let messages = logged { #expect(c.resolve() as (any P)? == nil) }
      #expect(messages.map(\.level) == [.error, .warning])
      #expect(messages.first(contains: "test", "type: A", "type: B"))
      let again = logged { _ = c.resolve() as (any P)? }
      #expect(again == messages)
    }

    @Test("V3-92 a function that waits for a request on another thread does not hang")
    func loggedWithoutLocks() {
      let c = c
      c.register(A.init).as((any P).self).test()
      c.register(B.init).as((any P).self).test()
      let before = DISetting.Log.fun
      defer { DISetting.Log.fun = before }
      let (thread, answered) = (pthread_self(), Counter())
      DISetting.Log.fun = { level, _ in
        guard level == .error, pthread_equal(thread, pthread_self()) != 0 else { return }
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          _ = c.resolve() as A
          answered.add()
          done.signal()
        }
        _ = done.wait(timeout: .now() + 5)
      }
      #expect(c.resolve() as (any P)? == nil)
      #expect(answered.value == 1)
    }

    @Test("V3-26 nothing found is an info, too many a warning with the candidates")
    func notFound() {
      let none = logged { #expect(c.resolve() as A? == nil) }
      #expect(none.map(\.level) == [.info])
      #expect(none.first(contains: "No component offers A."))
      let line = #line + 1
      c.register(A.init)
      c.register(A.init)
      let ambiguous = logged { #expect(c.resolve() as A? == nil) }
      #expect(ambiguous.map(\.level) == [.warning])
      #expect(
        ambiguous.first(
          contains: "LogMessageTests.swift:\(line)", "LogMessageTests.swift:\(line + 1)"))
    }

    @Test("V3-27 the message names the missing type and the path to it")
    func missingChain() {
      c.register(Middle.init)
      c.register(Top.init).injection(\.middle)
      let messages = logged { #expect((c.resolve() as Top).middle == nil) }
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(
          contains: "type: Top; path: LogMessageTests.swift:", "sets nil",
          "No component offers Leaf.",
          "Requested by:", "Top - LogMessageTests.swift:",
          "creating Middle - LogMessageTests.swift:"))
    }

    @Test("V3-28 a skipped injection is an error", arguments: [false, true])
    func skipped(isCycle: Bool) {
      c.register(Top.init).injection(cycle: isCycle) { $0.leaf = $1 }
      let messages = logged { _ = c.resolve() as Top }
      #expect(messages.map(\.level) == [.error])
      #expect(
        messages.first(contains: "Injection is skipped", "No component offers Leaf.", "Top - "))
    }

    @Test("V3-31 elements omitted by many are logged")
    func leftOut() {
      c.register(Middle.init)
      let messages = logged { #expect((many(*c) as [Middle]).isEmpty) }
      #expect(messages.map(\.level) == [.info])
      #expect(messages.first(contains: "No component offers Leaf.", "creating Middle - "))
    }

    @Test("V3-51 repeated arguments are an error")
    func argumentsTwice() {
      c.register { Numbered(arg($0)) }.as(AnyObject.self)
      var arguments = AnyArguments(for: Numbered.self, args: 1)
      arguments.addArgs(for: AnyObject.self, args: 2)
      let messages = logged { #expect(c.resolve(arguments: arguments) as Numbered? == nil) }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "passes arguments", "Numbered - LogMessageTests.swift:"))
    }

    @Test("V3-53 surplus arguments are logged")
    func surplusArguments() {
      c.register { Numbered(arg($0)) }
      c.register { A() }
      c.register { B() }.injection { (_, number: DIArg<Int>) in _ = arg(number) }
      let messages = logged {
        _ = c.resolve(args: 1) as Numbered
        _ = c.resolve(args: 1) as B
      }
      #expect(messages == [])
      let surplus = logged {
        _ = c.resolve(args: 1, 2, 3) as Numbered
        _ = c.resolve(args: 1) as A?
        _ = c.resolve(args: 1, 2) as B
      }
      #expect(surplus.map(\.level) == [.info, .info, .info])
      let texts = surplus.map { $0.message.split(separator: "\n")[0] }
      #expect(
        texts[0].hasSuffix("takes 1 argument, but the request passes 3: the surplus is ignored."))
      #expect(texts[1].contains("type: A;"))
      #expect(
        texts[1].hasSuffix("takes 0 arguments, but the request passes 1: the surplus is ignored."))
      #expect(
        texts[2].hasSuffix("takes 1 argument, but the request passes 2: the surplus is ignored."))
    }

    @Test("V3-53 the values for one component are no surplus of another one")
    func argumentsOfSeveral() {
      c.register { Numbered(arg($0)) }
      var arguments = AnyArguments(for: A.self, args: 1, 2, 3)
      arguments.addArgs(for: Numbered.self, args: 1)
      let messages = logged { _ = c.resolve(arguments: arguments) as Numbered }
      #expect(messages == [])
    }

    @Test("V3-53 values for an object that exists are no surplus, nor is nested components' list")
    func argumentsOfOthers() {
      c.register { Numbered(arg($0)) }.lifetime(.perContainer(.strong))
      c.register { (number: Numbered) in [number] }
      let messages = logged {
        _ = c.resolve(args: 1) as Numbered
        _ = c.resolve(args: 2) as Numbered
        _ = c.resolve(arguments: AnyArguments(for: Numbered.self, args: 1)) as [Numbered]
      }
      #expect(messages == [])
    }

    @Test("V3-53 a missing argument is an error where it is required")
    func missingArgument() {
      c.register { Numbered(arg($0)) }
      let messages = logged { #expect(c.resolve() as Numbered? == nil) }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "Argument 1 of Numbered, of type Int"))
    }

    @Test("V3-54 an argument of a wrong type is an error, for an Optional too")
    func wrongArgument() {
      c.register { (_: DIArg<String>, number: DIArg<Int?>) in Numbered(arg(number) ?? -1) }
      let messages = logged { #expect((c.resolve(args: "", 2.5) as Numbered).number == -1) }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "Argument 2 of Numbered", "Double", "Int"))
    }

    @Test("V3-59 a single that can't be created eagerly is an error")
    func eager() {
      c.register(Middle.init).lifetime(.single)
      let messages = logged { c.initializeSingletonObjects() }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "No component offers Leaf."))
    }

    @Test("V3-82 V3-84 an object without a component, nil and structs are logged")
    func inject() {
      #expect(logged { c.inject(into: A()) }.map(\.level) == [.info])
      #expect(logged { c.inject(into: nil as A?) }.map(\.level) == [.info])
      #expect(logged { c.inject(into: 5) }.map(\.level) == [.info])
    }
  }
}
