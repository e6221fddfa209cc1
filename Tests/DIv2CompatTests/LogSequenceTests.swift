import DIv2Compat
import Testing

extension LogTests {
  @Suite("Sequences")
  struct SequenceTests {
    let b = DIContainerBuilder()

    @Test("V2-72 a transient object")
    func uncached() throws {
      try recording(LoggedSaw.self) { log in
        b.register { LoggedSaw() }.lifetime(.perDependency)
        let c = try b.build()
        _ = try c.resolve(LoggedSaw.self)
        #expect(
          log.takeEvents() == [
            "registration", "resolving(begin)", "found(LoggedSaw)", "resolve(new)",
            "resolving(end)",
          ])
      }
    }

    @Test(
      "V2-72 a cached object, and then a hit",
      arguments: [DILifeTime.lazySingle, .perScope, .weakSingle])
    func cached(lifetime: DILifeTime) throws {
      try recording(LoggedSaw.self) { log in
        b.register { LoggedSaw() }.lifetime(lifetime)
        let c = try b.build()
        let saw = try c.resolve(LoggedSaw.self)
        #expect(
          log.takeEvents() == [
            "registration", "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "cached",
            "resolving(end)",
          ])
        for _ in 0..<2 {
          #expect(try c.resolve(LoggedSaw.self) === saw)
          #expect(
            log.takeEvents() == [
              "resolving(begin)", "found(LoggedSaw)", "resolve(cache)", "resolving(end)",
            ])
        }
      }
    }

    @Test("V2-72 the outermost object is cached after all injections, a nested one before")
    func injections() throws {
      b.register(type: LoggedBench.init(saw:)).injection { _ in }
      b.register { LoggedSaw() }.injection { _ in }
      let c = try b.build()
      try recording(LoggedSaw.self, LoggedBench.self) { log in
        _ = try c.resolve(LoggedBench.self)
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedBench)",
            "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "cached", "resolving(end)",
            "resolve(new)",
            "injection(begin)", "injection(end)", "injection(begin)", "injection(end)",
            "cached", "resolving(end)",
          ])
      }
    }

    @Test("V2-72 requests of an injection occur between its braces")
    func injected() throws {
      b.register { LoggedBench() }.lifetime(.perDependency)
        .injection { $0.saw = $1 }.injection(.optional) { $0.tool = $1 }
      b.register { LoggedSaw() }.lifetime(.perDependency)
      let c = try b.build()
      try recording(LoggedSaw.self, LoggedBench.self, (any LoggedTool).self) { log in
        _ = try c.resolve(LoggedBench.self)
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedBench)", "resolve(new)", "injection(begin)",
            "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "resolving(end)",
            "resolving(begin)", "error(typeNotFound)", "resolving(end)",
            "injection(end)", "resolving(end)",
          ])
      }
    }

    @Test("V2-72 a cycle is closed from the cache")
    func cycle() throws {
      b.register(type: LoggedBench.init(saw:)).lifetime(.perDependency)
      b.register { LoggedSaw() }.lifetime(.perDependency).injection { $0.bench = $1 }
      let c = try b.build()
      try recording(LoggedSaw.self, LoggedBench.self) { log in
        _ = try c.resolve(LoggedBench.self)
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedBench)",
            "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "resolving(end)",
            "resolve(new)",
            "injection(begin)", "resolving(begin)", "found(LoggedBench)", "resolve(cache)",
            "resolving(end)", "injection(end)", "resolving(end)",
          ])
      }
    }

    @Test("V2-72 V2-51 an external instance")
    func existing() throws {
      b.register(type: LoggedBench.self).initialNotNecessary().injection { _ in }
      let c = try b.build()
      try recording(LoggedBench.self) { log in
        let bench = LoggedBench()
        try c.resolve(bench)
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedBench)", "resolve(use)", "injection(begin)",
            "injection(end)", "cached", "resolving(end)",
          ])
        try c.resolve(bench)
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedBench)", "resolve(use)", "resolving(end)",
          ])
      }
    }

    @Test("V2-72 V2-22 many is one request")
    func many() throws {
      b.register { LoggedSaw() }.as((any LoggedTool).self) { $0 }
      b.register { LoggedAxe() }.lifetime(.perDependency).as((any LoggedTool).self) { $0 }
      let c = try b.build()
      try recording(LoggedSaw.self, LoggedAxe.self, (any LoggedTool).self) { log in
        _ = try c.resolveMany((any LoggedTool).self)
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "cached",
            "found(LoggedAxe)", "resolve(new)", "resolving(end)",
          ])
      }
    }

    @Test("V2-72 closures that make requests themselves")
    func manual() throws {
      b.register { k in try LoggedBench(saw: k.resolve()) }.lifetime(.perDependency)
        .postInit { k, bench in bench.saw = try k.resolve() }
      b.register { LoggedSaw() }
      let c = try b.build()
      try recording(LoggedSaw.self, LoggedBench.self) { log in
        _ = try c.resolve(LoggedBench.self)
        #expect(
          log.takeEvents() == [
            "resolving(begin)", "found(LoggedBench)",
            "resolving(begin)", "found(LoggedSaw)", "resolve(new)", "cached", "resolving(end)",
            "resolve(new)",
            "injection(begin)", "resolving(begin)", "found(LoggedSaw)", "resolve(cache)",
            "resolving(end)", "injection(end)", "resolving(end)",
          ])
      }
    }

    @Test("V2-72 each registration once, in order, ignored ones and protocols too")
    func registrations() throws {
      try recording(LoggedSaw.self, LoggedAxe.self, LoggedBench.self, (any LoggedTool).self) {
        log in
        let saw = b.register { LoggedSaw() }
        b.register { LoggedAxe() }
        b.register(protocol: (any LoggedTool).self)
        for _ in 0..<2 { b.register { LoggedBench() } }
        saw.set(name: "late").as((any LoggedTool).self) { $0 }
        let c = try b.build()
        withExtendedLifetime(saw) {}
        #expect(
          log.takeMessages().map { $0.split(separator: " in file").first } == [
            "Registration: Register type: LoggedSaw", "Registration: Register type: LoggedAxe",
            "Registration protocol: Register type: LoggedTool",
            "Registration: Register type: LoggedBench",
            "Registration: Register type: LoggedBench",
          ])
        _ = try b.build()
        #expect(log.takeMessages() == [])
        withExtendedLifetime(c) {}
      }
    }

    @Test("V2-72 a registration is logged when it can no longer change")
    func release() throws {
      recording(LoggedSaw.self) { log in
        b.register { LoggedSaw() }
        #expect(log.takeEvents() == ["registration"])
        do {
          let saw = b.register { LoggedSaw() }
          #expect(log.takeEvents() == [])
          saw.lifetime(.single)
        }
        let message = log.takeMessages().first
        #expect(message?.contains("With lifetime: single.") == true)
      }
    }
  }
}

protocol LoggedTool: AnyObject {}

final class LoggedSaw: LoggedTool {
  weak var bench: LoggedBench?
}

final class LoggedAxe: LoggedTool {}

final class LoggedBench {
  var saw: LoggedSaw?
  var tool: (any LoggedTool)?
  init() {}
  init(saw: LoggedSaw) { self.saw = saw }
}
