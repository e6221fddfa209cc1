import DIv3
import Foundation
import Testing

extension LogTests {
  @Suite("Levels")
  struct LevelTests {
    /// Logs one message of each level.
    private func talk() {
      let c = DIContainer()
      _ = c.resolve() as Numbered?
      c.register(A.init)
      c.register(A.init)
      _ = c.resolve() as A?
      c.register(B.init).test()
      c.register(B.init).test()
      c.register(B.init).default()
      _ = c.resolve() as B?
    }

    @Test("V3-92 a message is logged if it is at least as severe as the level")
    func levels() {
      let passing: [(DILogLevel, [DILogLevel])] = [
        (.info, [.info, .warning, .error]),
        (.warning, [.warning, .error]), (.error, [.error]), (.none, []),
      ]
      for (level, expected) in passing {
        #expect(logged(level) { talk() }.map(\.level) == expected)
      }
      let all = logged(.verbose) { talk() }.map(\.level)
      #expect(all.filter { $0 != .verbose } == [.info, .warning, .error])
      #expect(all.contains(.verbose))
    }

    @Test("V3-92 without a function, nothing is logged")
    func noFunction() {
      let nothing = logged {
        let function = DISetting.Log.fun
        DISetting.Log.fun = nil
        talk()
        DISetting.Log.fun = function
      }
      #expect(nothing == [])
    }

    @Test("V3-92 by default, messages from info on are printed")
    func defaults() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        precondition(DISetting.Log.level == .info)
        let c = DIContainer()
        c.inject(into: 1)
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("info: Not injected: Int is not an object."))
    }

    @Test(
      "V3-26 an Optional that finds nothing is printed once a program has set the level",
      arguments: [false, true])
    func absent(isSet: Bool) async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) { [isSet] in
        if isSet { DISetting.Log.level = .info }
        let c = DIContainer()
        c.register { (_: A?) in B() }
        c.register { (a: A) in Numbered(0) }
        _ = c.resolve() as A?
        _ = c.resolve() as B
        _ = c.resolve() as Numbered?
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      let lines = output.split(separator: "\n").filter { $0 == "info: No component offers A." }
      // The component of the last request lacks what it needs: that is a mistake.
      #expect(lines.count == (isSet ? 3 : 1))
    }

    @Test("V3-92 a function can make requests on the container")
    func reentrant() {
      let c = DIContainer()
      c.register(B.init).lifetime(.perContainer(.strong))
      let before = DISetting.Log.fun
      defer { DISetting.Log.fun = before }
      let thread = pthread_self()
      var resolved: B?
      DISetting.Log.fun = { _, _ in
        guard pthread_equal(thread, pthread_self()) != 0 else { return }
        resolved = c.resolve()
      }
      _ = c.resolve() as A?
      #expect(resolved === c.resolve() as B)
    }
  }
}
