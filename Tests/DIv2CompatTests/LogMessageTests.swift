import DIv2Compat
import Testing

extension LogTests {
  @Suite("Messages")
  struct MessageTests {
    enum Kind { case chop }

    let b = DIContainerBuilder()
    private let saw = "DIv2CompatTests.LoggedSaw"
    private let axe = "DIv2CompatTests.LoggedAxe"

    private func info(_ type: any Any.Type, _ line: Int) -> String {
      "Register type: \(type) in file: LogMessageTests.swift on line: \(line)"
    }

    @Test(
      "V2-75 a request, and the cache of the object",
      arguments: [
        (DILifeTime.lazySingle, "single"), (.weakSingle, "weak single"), (.perScope, "perScope"),
      ])
    func request(lifetime: DILifeTime, cache: String) throws {
      let line = #line + 1
      b.register { LoggedSaw() }.lifetime(lifetime)
      let c = try b.build()
      try recording(LoggedSaw.self) { log in
        let object = try c.resolve(LoggedSaw.self)
        #expect(
          log.takeMessages() == [
            "Begin resolve type: LoggedSaw",
            "Found type info: \(info(LoggedSaw.self, line)) for resolve type: LoggedSaw",
            "Resolve object: \(saw)", "Add object: \(saw) in cache \(cache)",
            "End resolve type: LoggedSaw",
          ])
        #expect(try c.resolve(LoggedSaw.self) === object)
        #expect(log.takeMessages()[2] == "Resolve object: \(saw) from cache \(cache)")
      }
    }

    @Test("V2-75 names and tags")
    func labels() throws {
      b.register { LoggedSaw() }.set(name: "a").set(tag: Kind.chop)
      let c = try b.build()
      func braces<R>(_ body: () throws -> R) -> [String] {
        var messages: [String] = []
        recording(LoggedSaw.self) { log in
          _ = try? body()
          messages = log.takeMessages()
        }
        return [messages.first ?? "", messages.last ?? ""]
      }
      func expected(_ rest: String) -> [String] {
        ["Begin resolve type: LoggedSaw\(rest)", "End resolve type: LoggedSaw\(rest)"]
      }
      #expect(braces { try c.resolve(LoggedSaw.self, name: "a") } == expected(" with name: a"))
      #expect(
        braces { try c.resolve(LoggedSaw.self, name: "nowhere at all") }
          == expected(" with name: nowhere at all"))
      #expect(
        braces { try c.resolve(LoggedSaw.self, tag: Kind.chop) }
          == expected(" with tag: Kind.chop"))
    }

    @Test("V2-75 many")
    func many() throws {
      let line = #line + 1
      b.register { LoggedSaw() }.as((any LoggedTool).self) { $0 }.lifetime(.perDependency)
      let c = try b.build()
      try recording(LoggedSaw.self, (any LoggedTool).self) { log in
        _ = try c.resolveMany((any LoggedTool).self)
        #expect(
          log.takeMessages() == [
            "Begin resolve many type: LoggedTool",
            "Found type info: \(info(LoggedSaw.self, line)) for resolve type: LoggedTool",
            "Resolve object: \(saw)", "End resolve many type: LoggedTool",
          ])
      }
    }

    @Test("V2-75 an external instance, and its injections")
    func existing() throws {
      let line = #line + 1
      b.register(type: LoggedAxe.self).initialNotNecessary().injection { _ in }
      let c = try b.build()
      try recording(LoggedAxe.self) { log in
        try c.resolve(LoggedAxe())
        let place = "object: \(axe) with typeInfo: \(info(LoggedAxe.self, line))"
        #expect(
          log.takeMessages() == [
            "Begin resolve obj: \(axe) with type: LoggedAxe",
            "Found type info: \(info(LoggedAxe.self, line)) for resolve type: LoggedAxe",
            "Use object: \(axe)", "Begin injections in \(place)", "End injections in \(place)",
            "Add object: \(axe) in cache perScope",
            "End resolve obj: \(axe) with type: LoggedAxe",
          ])
      }
    }

    @Test("V2-75 an object that closes a cycle")
    func cycle() throws {
      b.register { LoggedSaw() }.lifetime(.perDependency).injection {
        (_: LoggedSaw, _: LoggedSaw) in
      }
      let c = try b.build()
      try recording(LoggedSaw.self) { log in
        _ = try c.resolve(LoggedSaw.self)
        #expect(log.takeMessages().contains("Resolve object: \(saw) use circular cache"))
      }
    }

    @Test("V2-75 the message of an error is its description")
    func error() throws {
      let c = try b.build()
      recording(LoggedSaw.self) { log in
        _ = try? c.resolve(LoggedSaw?.self)
        let messages = log.takeMessages()
        try? #require(messages.count == 3)
        #expect(messages.first == "Begin resolve type: Optional<LoggedSaw>")
        let text = "\(DIError.typeNotFound(type: LoggedSaw?.self))"
        #expect(messages[1].hasPrefix(text + "  To do: register LoggedSaw,"))
        #expect(messages.last == "End resolve type: Optional<LoggedSaw>")
      }
    }

    @Test("V2-73 V2-75 the message of a request's error includes the path after its text")
    func way() throws {
      let line = #line + 1
      b.register { LoggedSaw() }.set(name: "a")
      let c = try b.build()
      recording(LoggedSaw.self) { log in
        #expect(throws: DIError.self) { try c.resolve(LoggedSaw.self, name: "nowhere") }
        let text = """
          Cannot found type: LoggedSaw for name: nowhere.
          \tUse:
          \t\t\(info(LoggedSaw.self, line))

          """
        let told = log.takeMessages().dropFirst().first ?? ""
        #expect(told.hasPrefix(text))
        #expect(told.dropFirst(text.count).contains("To do: "))
      }
    }

    @Test("V2-75 a registration")
    func registration() throws {
      recording(LoggedSaw.self, LoggedAxe.self) { log in
        let line = #line + 1
        b.register { LoggedSaw() }.as((any LoggedTool).self) { $0 }.set(name: "a")
          .set(tag: Kind.chop).injection { _ in }
        b.register { LoggedAxe() }.set(.default).lifetime(.single)
        #expect(
          log.takeMessages() == [
            """
            Registration: \(info(LoggedSaw.self, line)).
              With lifetime: perScope.
              With types: LoggedTool.
              With names: a, Kind.chop.
              With injections: 1.
            """,
            """
            Default registration: \(info(LoggedAxe.self, line + 2)).
              With lifetime: single.
              With types: LoggedAxe.
            """,
          ])
      }
    }
  }
}
