import DIv2Compat
import Testing

extension LogTests {
  @Suite("Failures and builds")
  struct FailureTests {
    let b = DIContainerBuilder()

    @Test("V2-73 a missing dependency of an injection")
    func missing() throws {
      b.register { LoggedBench() }.injection { $0.saw = $1 }
      let c = try b.build()
      recording(LoggedSaw.self, LoggedBench.self) { log in
        for _ in 0..<2 {
          #expect(throws: DIError.self) { try c.resolve(LoggedBench.self) }
          #expect(
            log.takeEvents() == [
              "resolving(begin)", "found(LoggedBench)", "resolve(new)", "injection(begin)",
              "resolving(begin)", "error(typeNotFound)", "resolving(end)", "injection(end)",
              "resolving(end)",
            ])
        }
      }
    }

    @Test("V2-73 an error is logged once, where it occurs", arguments: [false, true])
    func nested(asksItself: Bool) throws {
      if asksItself {
        b.register { k in try LoggedBench(saw: *k) }
      } else {
        b.register(type: LoggedBench.init(saw:))
      }
      let c = try b.build()
      recording(LoggedSaw.self, LoggedBench.self) { log in
        #expect(throws: DIError.self) { try c.resolve(LoggedBench.self) }
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedBench)",
            "resolving(begin)", "error(typeNotFound)", "resolving(end)",
            "resolving(end)",
          ])
      }
    }

    @Test("V2-73 every error of a request")
    func errors() throws {
      b.register { LoggedSaw() }.set(name: "known").as(.self).as((any LoggedTool).self) { $0 }
      b.register { LoggedAxe() }.as((any LoggedTool).self) { $0 }
      b.register { LoggedAxe() }.as(LoggedBench.self).unsafe()
      let c = try b.build()
      func told<R>(_ name: String, _ found: String..., body: () throws -> R) {
        recording(LoggedSaw.self, LoggedAxe.self, LoggedBench.self, (any LoggedTool).self) { log in
          #expect(throws: DIError.self) { try body() }
          #expect(
            log.takeEvents() == ["resolving(begin)"] + found
              + ["error(\(name))", "resolving(end)"])
        }
      }
      told("typeNotFound") { try c.resolve(LoggedAxe.self) }
      told("typeNotFound") { try c.resolve(LoggedAxe.self, name: "known") }
      told("typeNotFound") { try c.resolveMany(LoggedAxe.self) }
      told("typeNotFound") { try c.resolve(LoggedAxe()) }
      told("ambiguousType") { try c.resolve((any LoggedTool).self) }
      told("typeForNameNotFound") { try c.resolve(LoggedSaw.self, name: "unknown to all") }
      told("typeForTagNotFound") { try c.resolve(LoggedSaw.self, tag: "unknown to all") }
      told("initialMethodNotFound", "found(LoggedSaw)") { try c.resolve(LoggedSaw.self, arg: 1) }
      told("incorrectType", "found(LoggedAxe)", "resolve(new)") {
        try c.resolve(LoggedBench.self)
      }
    }

    @Test("V2-73 V2-29 recursion")
    func recursion() throws {
      b.register { (bench: LoggedBench) in bench.saw! }
      b.register(type: LoggedBench.init(saw:))
      let c = try b.build()
      recording(LoggedSaw.self, LoggedBench.self) { log in
        #expect(throws: DIError.self) { try c.resolve(LoggedSaw.self) }
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedSaw)", "resolving(begin)", "found(LoggedBench)",
            "resolving(begin)", "found(LoggedSaw)", "error(recursiveInitial)",
            "resolving(end)", "resolving(end)", "resolving(end)",
          ])
      }
    }

    @Test("V2-74 errors of user closures are not logged")
    func users() throws {
      b.register { () -> LoggedSaw in throw Broken() }
      b.register(type: LoggedBench.init(saw:))
      let c = try b.build()
      recording(LoggedSaw.self, LoggedBench.self) { log in
        #expect(throws: Broken()) { try c.resolve(LoggedBench.self) }
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedBench)", "resolving(begin)", "found(LoggedSaw)",
            "resolving(end)", "resolving(end)",
          ])
      }
    }

    @Test("V2-74 a declared protocol without an implementation is a warning of each build")
    func declared() throws {
      let line = #line + 1
      b.register(protocol: (any LoggedTool).self)
      b.register(protocol: LoggedSaw.self)
      b.register { LoggedSaw() }
      try recording((any LoggedTool).self, LoggedSaw.self) { log in
        for _ in 0..<2 {
          _ = try b.build()
          #expect(log.takeEvents() == ["implNotFound(LoggedTool)"])
        }
        _ = try b.build()
        #expect(
          log.takeMessages() == [
            "Not found implementation for type info: Register type: LoggedTool in file: "
              + "LogFailureTests.swift on line: \(line)"
          ])
      }
    }

    @Test("V2-73 problems of a build: each one, then the complete error")
    func problems() async {
      await #expect(processExitsWith: .success) {
        let b = DIContainerBuilder()
        b.register(type: LoggedSaw.self)
        b.register(type: LoggedAxe.self)
        recording { log in
          #expect(throws: DIError.self) { try b.build() }
          #expect(
            log.takeEvents() == [
              "error(noSpecifiedInitialMethod)", "error(noSpecifiedInitialMethod)",
              "error(build)",
            ])
          #expect(throws: DIError.self) { try b.build() }
          #expect(log.takeMessages().last == "build errors count: 2")
        }
      }
    }

    @Test("V2-73 V2-75 singles: a block for each type that they offer")
    func singles() async {
      await #expect(processExitsWith: .success) {
        let b = DIContainerBuilder()
        b.register { LoggedSaw() }.lifetime(.single).as(.self).as((any LoggedTool).self) { $0 }
        b.register { LoggedAxe() }
        b.register { LoggedBench() }.lifetime(.single)
        b.register(type: Jig.self).initialWithArg { Jig(size: $1) }.lifetime(.single)
        try recording { log in
          let c = try b.build()
          #expect(
            log.takeEvents() == [
              "createSingle(begin)",
              "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "cached",
              "resolving(end)",
              "resolving(begin)", "found(LoggedSaw)", "resolve(cache)", "resolving(end)",
              "resolving(begin)", "found(LoggedBench)", "resolve(new)", "cached",
              "resolving(end)",
              "createSingle(end)",
            ])
          _ = try b.build()
          // All code of an exit test has the line number of its macro.
          let place = "in file: LogFailureTests.swift on line: \(#line)"
          let (saw, bench) = (
            "Register type: LoggedSaw \(place)", "Register type: LoggedBench \(place)"
          )
          #expect(
            log.takeMessages() == [
              "Begin resolve 2 singletons",
              "Begin resolve by type info: \(saw)", "Used type info: \(saw).",
              "Resolve object: DIv2CompatTests.LoggedSaw",
              "Add object: DIv2CompatTests.LoggedSaw in cache single",
              "End resolve by type info: \(saw)",
              "Begin resolve by type info: \(saw)", "Used type info: \(saw).",
              "Resolve object: DIv2CompatTests.LoggedSaw from cache single",
              "End resolve by type info: \(saw)",
              "Begin resolve by type info: \(bench)", "Used type info: \(bench).",
              "Resolve object: DIv2CompatTests.LoggedBench",
              "Add object: DIv2CompatTests.LoggedBench in cache single",
              "End resolve by type info: \(bench)",
              "End resolve singletons",
            ])
          withExtendedLifetime(c) {}
        }
      }
    }

    @Test("V2-73 nothing without singles, and the end even if one fails")
    func failingSingle() async {
      await #expect(processExitsWith: .success) {
        let b = DIContainerBuilder()
        b.register { LoggedAxe() }
        try recording { log in
          _ = try b.build()
          #expect(log.takeEvents() == [])
          b.register(type: LoggedBench.init(saw:)).lifetime(.single)
          _ = log.takeEvents()
          #expect(throws: DIError.self) { try b.build() }
          #expect(
            log.takeEvents() == [
              "createSingle(begin)", "resolving(begin)", "found(LoggedBench)",
              "resolving(begin)", "error(typeNotFound)", "resolving(end)", "resolving(end)",
              "createSingle(end)",
            ])
        }
      }
    }
  }
}
