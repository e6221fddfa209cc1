import DIv3
import Foundation
import Testing

extension LogTests {
  @Suite("What is told")
  struct MessageTests {
    final class Leaf {}

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
      let messages = told {
        for i in 1...2 {
          line = #line + 1
          c.register { Numbered(i) }
        }
      }
      #expect(messages.map(\.level) == [.warning])
      #expect(messages.begin(with: "Numbered", "LogMessageTests.swift:\(line)", "again"))
    }

    @Test("V3-13 a component without a factory is a warning")
    func noFactory() {
      c.register(A.self)
      let messages = told { #expect(c.resolve() as A? == nil) }
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.begin(
          with: "A has no initializer", "A - LogMessageTests.swift:", "To do: give"))
    }

    @Test("V3-13 made ahead it is no error")
    func noFactoryAhead() {
      c.register(A.self).lifetime(.single)
      #expect(told(.warning) { c.initializeSingletonObjects() } == [])
    }

    @Test("V3-19 several test components are an error")
    func severalTests() {
      c.register(A.init).as((any P).self).test()
      c.register(B.init).as((any P).self).test()
      let messages = told { #expect(c.resolve() as (any P)? == nil) }
      #expect(messages.map(\.level) == [.error, .warning])
      #expect(messages.begin(with: "test", "type: A", "type: B"))
      let again = told { _ = c.resolve() as (any P)? }
      #expect(again == messages)
    }

    @Test("V3-92 a function that waits for a request of another thread does not hang")
    func toldWithoutLocks() {
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

    @Test("V3-26 nothing found is an info, too much a warning with the candidates")
    func notFound() {
      let none = told { #expect(c.resolve() as A? == nil) }
      #expect(none.map(\.level) == [.info])
      #expect(none.begin(with: "No component offers A."))
      let line = #line + 1
      c.register(A.init)
      c.register(A.init)
      let ambiguous = told { #expect(c.resolve() as A? == nil) }
      #expect(ambiguous.map(\.level) == [.warning])
      #expect(
        ambiguous.begin(
          with: "LogMessageTests.swift:\(line)", "LogMessageTests.swift:\(line + 1)"))
    }

    @Test("V3-27 the message names what is missing, and the way to it")
    func missingChain() {
      c.register(Middle.init)
      c.register(Top.init).injection(\.middle)
      let messages = told { #expect((c.resolve() as Top).middle == nil) }
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.begin(
          with: "type: Top; path: LogMessageTests.swift:", "gets nil", "No component offers Leaf.",
          "Asked for by:", "Top - LogMessageTests.swift:",
          "creating Middle - LogMessageTests.swift:"))
    }

    @Test("V3-28 an injection that is left out is an error", arguments: [false, true])
    func skipped(isCycle: Bool) {
      c.register(Top.init).injection(cycle: isCycle) { $0.leaf = $1 }
      let messages = told { _ = c.resolve() as Top }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.begin(with: "left out", "No component offers Leaf.", "Top - "))
    }

    @Test("V3-31 what many leaves out is told")
    func leftOut() {
      c.register(Middle.init)
      let messages = told { #expect((many(*c) as [Middle]).isEmpty) }
      #expect(messages.map(\.level) == [.info])
      #expect(messages.begin(with: "No component offers Leaf.", "creating Middle - "))
    }

    @Test("V3-51 arguments that are given twice are an error")
    func argumentsTwice() {
      c.register { Numbered(arg($0)) }.as(AnyObject.self)
      var arguments = AnyArguments(for: Numbered.self, args: 1)
      arguments.addArgs(for: AnyObject.self, args: 2)
      let messages = told { #expect(c.resolve(arguments: arguments) as Numbered? == nil) }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.begin(with: "Arguments", "Numbered - LogMessageTests.swift:"))
    }

    @Test("V3-53 a missing argument is an error where it is needed")
    func missingArgument() {
      c.register { Numbered(arg($0)) }
      let messages = told { #expect(c.resolve() as Numbered? == nil) }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.begin(with: "Argument 1 of Numbered, of type Int"))
    }

    @Test("V3-54 an argument of a wrong type is an error, for an Optional too")
    func wrongArgument() {
      c.register { (_: DIArg<String>, number: DIArg<Int?>) in Numbered(arg(number) ?? -1) }
      let messages = told { #expect((c.resolve(args: "", 2.5) as Numbered).number == -1) }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.begin(with: "Argument 2 of Numbered", "Double", "Int"))
    }

    @Test("V3-59 a single that can't be made ahead is an error")
    func eager() {
      c.register(Middle.init).lifetime(.single)
      let messages = told { c.initializeSingletonObjects() }
      #expect(messages.map(\.level) == [.error])
      #expect(messages.begin(with: "No component offers Leaf."))
    }

    @Test("V3-82 V3-84 an object without a component, nil and structs are told")
    func inject() {
      #expect(told { c.inject(into: A()) }.map(\.level) == [.info])
      #expect(told { c.inject(into: nil as A?) }.map(\.level) == [.info])
      #expect(told { c.inject(into: 5) }.map(\.level) == [.info])
    }
  }
}
