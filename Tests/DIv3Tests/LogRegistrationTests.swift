import DIv3
import Testing

extension LogTests {
  @Suite("Log messages of registrations")
  struct RegistrationTests {
    final class Shelf: DIPart {
      static func load(container: DIContainer) {
        container.register(A.init)
        container.register(B.init)
      }
    }

    let c = DIContainer()

    @Test("V3-94 the line has priority, type, place, factory, lifetime and number of injections")
    func contents() {
      let line = #line + 2
      let plain = logged(.verbose) {
        c.register(A.init)
      }
      #expect(
        plain == [
          LoggedMessage(
            level: .verbose,
            message: "Registered <Component. type: A; path: LogRegistrationTests.swift:\(line)>: "
              + "priority: normal, with a factory, lifetime: prototype, injections: 0")
        ])
      let full = logged(.verbose) {
        c.register(B.self).as((any P).self).lifetime(.perRun(.weak)).default()
          .injection { _ in }
          .injection(cycle: true) { (_: B, _: A) in }
          .injection { (_: B, _: A, _: A) in }
          .postInit { _ in }
      }
      #expect(
        full.steps == [
          "Registered [B]: priority: default, without a factory, lifetime: perRun(weak), "
            + "injections: 3"
        ])
      let test = logged(.verbose) { c.register(A.init).test().lifetime(.single) }
      #expect(
        test.steps == [
          "Registered [A]: priority: test, with a factory, lifetime: single, injections: 0"
        ])
    }

    @Test("V3-94 the priority is separated from the neighbouring parts")
    func priorityStandsApart() {
      for (priority, logged) in [
        ("normal", logged(.verbose) { c.register(A.init) }),
        ("default", logged(.verbose) { c.register(A.init).default() }),
        ("test", logged(.verbose) { c.register(A.init).test() }),
      ] {
        let words = logged.first?.message.split { $0 == " " || $0 == "," }.map(String.init)
        #expect(words?.contains(priority) == true)
      }
    }

    @Test("V3-94 V3-8 the message waits until the builder is released")
    func held() {
      let messages = logged(.verbose) {
        let builder = c.register(A.init)
        withExtendedLifetime(builder) {
          c.register(B.init)
          builder.lifetime(.objectGraph)
        }
      }
      #expect(
        messages.steps.map { String($0.prefix(14)) } == ["Registered [B]", "Registered [A]"])
      #expect(messages.last?.message.contains("lifetime: objectGraph") == true)
    }

    @Test("V3-94 each registration of a part, and none below level verbose")
    func part() {
      let messages = logged(.verbose) { c.append(part: Shelf.self) }
      #expect(
        messages.steps.map { String($0.prefix(14)) } == ["Registered [A]", "Registered [B]"])
      #expect(logged(.info) { c.register(A.init) } == [])
      #expect(logged(.verbose) { _ = DIContainer(parent: c) } == [])
    }

    @Test("V3-94 V3-6 a line that registers repeatedly is a warning and no registration")
    func repetition() {
      let messages = logged(.verbose) {
        for number in 1...2 { c.register { Numbered(number) } }
      }
      #expect(messages.map(\.level) == [.verbose, .warning])
    }

    @Test("V3-94 V3-89 the message precedes the callback, whose own requests follow")
    func beforeCallback() {
      c.extensions.componentRegistration = { [unowned c] _ in _ = c.resolve() as A }
      let messages = logged(.verbose) { c.register(A.init) }
      #expect(messages.steps.first?.hasPrefix("Registered [A]") == true)
      #expect(messages.steps.dropFirst().first == "Begin resolve A")
    }

    @Test("V3-94 a registration inside a factory is indented like all its steps")
    func inside() {
      let c = c
      c.register { [unowned c] () -> A in
        c.register(B.init)
        return A()
      }
      let messages = logged(.verbose) { _ = c.resolve() as A }
      #expect(messages.steps.contains { $0.hasPrefix("\t\tRegistered [B]") })
    }
  }
}
