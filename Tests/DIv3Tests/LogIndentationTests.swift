import DIv3
import Foundation
import TestSupport
import Testing

extension LogTests {
  @Suite("Indentation")
  struct IndentationTests {
    final class Leaf {}

    final class Top {
      let leaf: Leaf
      init(leaf: Leaf) { self.leaf = leaf }
    }

    let c = DIContainer()

    /// Checks that messages of this thread are not indented now.
    private func expectOutside(_ location: SourceLocation = #_sourceLocation) {
      let c = DIContainer()
      let messages = logged(.verbose) { _ = c.resolve() as Numbered? }
      #expect(messages.first?.message == "Begin resolve Numbered", sourceLocation: location)
      #expect(messages.last?.message == "End resolve Numbered", sourceLocation: location)
    }

    @Test("V3-93 each line is indented by one tab for each open pair")
    func tab() {
      let before = DISetting.Log.tab
      defer { DISetting.Log.tab = before }
      DISetting.Log.tab = "->"
      c.register(Leaf.init)
      c.register(Top.init)
      let messages = logged(.verbose) { _ = c.resolve() as Top }.steps
      #expect(messages.count == 12)
      var depth = 0
      for message in messages {
        let text = message.drop { "->".contains($0) }
        if text.hasPrefix("End") { depth -= 1 }
        #expect(message == String(repeating: "->", count: depth) + text)
        if text.hasPrefix("Begin") { depth += 1 }
      }
      #expect(depth == 0)
      #expect(messages.contains("->->Begin resolve Leaf"))
    }

    @Test("V3-93 messages of other levels are indented only among verbose ones")
    func otherLevels() {
      c.register(Top.init)
      let verbose = logged(.verbose) { _ = c.resolve() as Top? }
      #expect(verbose.filter { $0.level == .info }.map(\.message.first) == ["\t"])
      let plain = logged(.info) { _ = c.resolve() as Top? }
      #expect(plain.map(\.message.first) == ["N"])
      c.register(Top.init).lifetime(.single)
      let ahead = logged(.info) { c.initializeSingletonObjects() }
      #expect(ahead.map(\.message.first) == ["N"])
    }

    @Test("V3-93 the tab can change between begin and end")
    func tabChanges() {
      let before = DISetting.Log.tab
      defer { DISetting.Log.tab = before }
      DISetting.Log.tab = "-"
      c.register { () -> Leaf in
        DISetting.Log.tab = "+++"
        return Leaf()
      }
      let messages = logged(.verbose) { _ = c.resolve() as Leaf }.steps
      #expect(
        messages == [
          "Begin resolve Leaf", "-Found [Leaf] for Leaf", "-Begin make [Leaf]",
          "++++++Created object of [Leaf]", "+++End make [Leaf]", "End resolve Leaf",
        ])
      expectOutside()
    }

    @Test(
      "V3-93 the level can change between begin and end",
      arguments: [DILogLevel.info, .error, .none, .verbose], [DILogLevel.info, .none, .verbose])
    func levelChanges(first: DILogLevel, second: DILogLevel) {
      c.register { () -> Leaf in
        DISetting.Log.level = second
        return Leaf()
      }
      c.register(Top.init).injection { _ in DISetting.Log.level = first }
      _ = logged(first) {
        _ = c.resolve() as Top
        _ = c.resolve() as Leaf
        c.initializeSingletonObjects()
      }
      expectOutside()
    }

    @Test("V3-93 with level verbose set in between, only later steps are logged")
    func turnedOnInside() {
      let c = c
      c.register(Leaf.init)
      c.register { [unowned c] () -> Numbered in
        DISetting.Log.level = .verbose
        _ = c.resolve() as Leaf
        return Numbered(1)
      }
      let messages = logged(.info) { _ = c.resolve() as Numbered }.steps
      #expect(
        messages == [
          "Begin resolve Leaf", "\tFound [Leaf] for Leaf", "\tBegin make [Leaf]",
          "\t\tCreated object of [Leaf]", "\tEnd make [Leaf]", "End resolve Leaf",
        ])
      expectOutside()
    }

    @Test("V3-93 after failures, nothing is indented")
    func failures() {
      c.register(Top.init).injection { (_: Top, _: B) in }
      c.register { nil as A? }
      c.register(B.self)
      c.register { (_: Leaf?, _: Top) in Numbered(1) }
      for _ in 0..<2 {
        _ = logged(.verbose) {
          _ = c.resolve() as Top?
          _ = c.resolve() as A?
          _ = c.resolve() as B?
          _ = c.resolve() as Numbered?
          _ = c.resolve(name: "nobody's name") as A?
          _ = many(*c) as [Top]
          c.inject(into: Leaf())
        }
        expectOutside()
      }
      c.register(Leaf.init)
      // The injection is skipped, the object is created.
      let messages = logged(.verbose) { _ = c.resolve() as Top }
      #expect(messages.contains { $0.level == .error })
      #expect(messages.last?.message == "End resolve Top")
      expectOutside()
    }

    @Test("V3-93 each thread has a depth of its own")
    func threads() {
      let (c, before) = (DIContainer(), (DISetting.Log.level, DISetting.Log.fun))
      defer { (DISetting.Log.level, DISetting.Log.fun) = before }
      let inner = DIContainer()
      inner.register(Leaf.init)
      let received = Received<String>()
      c.register { () -> Top in
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          let thread = pthread_self()
          let outer = DISetting.Log.fun
          DISetting.Log.fun = { level, message in
            if pthread_equal(thread, pthread_self()) != 0 { received(message) }
            outer?(level, message)
          }
          _ = inner.resolve() as Leaf
          DISetting.Log.fun = outer
          done.signal()
        }
        done.wait()
        return Top(leaf: Leaf())
      }
      let messages = logged(.verbose) { _ = c.resolve() as Top }.steps
      #expect(received.all.first == "Begin resolve Leaf")
      #expect(received.all.last == "End resolve Leaf")
      #expect(received.all.filter { $0.hasPrefix("\t") }.count == 4)
      #expect(messages.first == "Begin resolve Top")
      #expect(messages.contains("\t\tCreated object of [Top]"))
      #expect(messages.last == "End resolve Top")
    }

    @Test("V3-93 V3-96 changing level and tab during concurrent resolutions is safe")
    func settingMeanwhile() {
      let before = (DISetting.Log.level, DISetting.Log.fun, DISetting.Log.tab)
      let (c, balance) = (c, Counter())
      c.register(Leaf.init)
      c.register(Top.init).lifetime(.perContainer(.weak))
      DISetting.Log.fun = { _, _ in }
      onThreads(3) { number in
        for round in 0..<100 {
          if number == 0 {
            DISetting.Log.level = round.isMultiple(of: 2) ? .verbose : .info
            DISetting.Log.tab = String(repeating: " ", count: round % 3)
          }
          _ = c.resolve() as Top
          _ = c.resolve() as A?
        }
        balance.add()
      }
      (DISetting.Log.level, DISetting.Log.fun, DISetting.Log.tab) = before
      #expect(balance.value == 3)
      expectOutside()
    }
  }
}
