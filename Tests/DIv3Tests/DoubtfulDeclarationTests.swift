import DIv3
import Testing

extension LogTests {
  /// Declarations that do less than they seem to: each is a message when it is made, and a warning of
  /// validation.
  @Suite("Doubtful declarations")
  struct DoubtfulDeclarationTests {
    struct Box {
      let content = Numbered(1)
    }

    let c = DIContainer()

    private func checkPasses() -> [LoggedMessage] {
      logged { #expect(c.makeGraph().checkIsValid()) }
    }

    private func register(_ name: String, _ number: Int) {
      c.register { Numbered(number) }.as(Numbered.self, name: name)
    }

    @Test("V3-6 a name that a repeated line adds leads to the first factory, and the log says so")
    func repeatedName() {
      register("a", 1)
      let messages = logged { register("b", 2) }
      #expect(messages.map(\.level) == [.warning, .warning])
      #expect(messages.first(contains: "Numbered", "again", "first registration stands"))
      #expect(
        Array(messages.dropFirst())
          .first(
            contains: "type: Numbered; path: DoubtfulDeclarationTests.swift:",
            "Numbered with name \"b\"", "first factory", "To do: ", "line: line"))
      #expect((c.resolve(name: "b") as Numbered).number == 1)
      let found = checkPasses()
      #expect(found.map(\.level) == [.warning])
      #expect(found.first(contains: "Numbered", "again", "first registration", "To do: "))
    }

    @Test("V3-6 a repeated line that adds nothing is a warning at registration only")
    func repeatedLine() {
      for number in 1...2 {
        let messages = logged { register("a", number) }
        #expect(messages.count == number - 1)
      }
      #expect(checkPasses() == [])
    }

    @Test("V3-6 the advised registration makes a component of each call")
    func advisedRegistration() {
      func register(_ name: String, _ number: Int, line: Int = #line) {
        c.register(line: line, { Numbered(number) }).as(Numbered.self, name: name)
      }
      let messages = logged {
        register("a", 1)
        register("b", 2)
      }
      #expect(messages == [])
      #expect((c.resolve(name: "b") as Numbered).number == 2)
    }

    @Test("an injection into a struct gets a copy: a warning, once for each component")
    func structure() {
      c.register { Numbered(5) }
      let line = #line + 2
      let messages = logged {
        c.register { Box() }
          .injection { (_: Box, _: Numbered) in }
          .injection { (_: Box) in }
      }
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(
          contains: "type: Box; path: DoubtfulDeclarationTests.swift:\(line)>", "copy", "To do: "))
      let found = checkPasses()
      #expect(found.map(\.level) == [.warning])
      #expect(found.first(contains: "Box is a struct", "copy", "To do: "))
    }

    @Test("an injection into a class, or into an object of a protocol type, gets the object itself")
    func reference() {
      let messages = logged {
        c.register { Numbered(5) }.injection { _ in }
        c.register { A() as any P }.injection { _ in }
        c.register { Box() }.postInit { _ in }
      }
      #expect(messages == [])
      #expect(checkPasses() == [])
    }

    @Test("a second, different lifetime is a warning, and the last one wins")
    func lifetimes() {
      let line = #line + 2
      let messages = logged {
        c.register(A.init).lifetime(.single).lifetime(.objectGraph)
      }
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(
          contains: "type: A; path: DoubtfulDeclarationTests.swift:\(line)>",
          "objectGraph replaces single",
          "To do: "))
      let found = checkPasses()
      #expect(found.map(\.level) == [.warning])
      #expect(
        found.first(contains: "A was given two lifetimes", "one for each object graph", "To do: "))
    }

    @Test("one lifetime, repeated or after the default one, is no warning")
    func oneLifetime() {
      let messages = logged {
        c.register(A.init).lifetime(.single)
        c.register(B.init).lifetime(.objectGraph).lifetime(.objectGraph)
      }
      #expect(messages == [])
      #expect(checkPasses() == [])
    }

    @Test("a test component that replaces nothing is a warning of validation")
    func idleTest() {
      c.register(A.init).as((any P).self)
      let line = #line + 1
      c.register(B.init).as((any P).self, name: "b").test()
      let found = checkPasses()
      #expect(found.map(\.level) == [.warning])
      #expect(
        found.first(
          contains: "DoubtfulDeclarationTests.swift:\(line): B is for tests", "replaces nothing",
          "To do: "))
    }

    @Test("a test component that replaces another one, perhaps of the parent, is no warning")
    func test() {
      c.register(A.init).as((any P).self)
      let child = DIContainer(parent: c)
      child.register(B.init).as((any P).self).test()
      let messages = logged { #expect(child.makeGraph().checkIsValid()) }
      #expect(messages == [])
    }
  }
}
