import DIEngine
import DIGraphTools
import DIv1Compat
import DIv2Compat
import DIv3
import Testing

@Suite("DIG021 captives: objects of a shorter life that a longer one holds")
struct CaptiveTests {
  final class AuditTrail {}
  struct Reporter {
    let trail: AuditTrail
  }
  struct Report {
    let reporter: Reporter
  }
  struct LazyReport {
    let trail: Lazy<AuditTrail>
  }
  struct AllReport {
    let trails: [AuditTrail]
  }
  final class Member {
    var report: Report?
  }

  let c = DIv3.DIContainer()

  private func captives(_ source: some GraphSource) -> [GraphFinding] {
    source.engine.validate().of(.captive)
  }

  @Test("an object of the application that needs the audit trail of a request, by another object")
  func golden() throws {
    let application = DIv3.DIScope(name: "application", storage: DICacheStorage())
    c.register(file: "App.swift", line: 1, AuditTrail.init).lifetime(.perContainer(.strong))
    c.register(file: "App.swift", line: 2, Report.init).lifetime(.custom(application))
    c.register(file: "App.swift", line: 3, Reporter.init)
    let finding = try #require(captives(c).first)
    #expect(captives(c).count == 1 && finding.severity == .warning)
    #expect(
      finding.message == """
        Report, which is kept by <Scope. name: application>, holds AuditTrail, which each container keeps for \
        itself: the first one serves all others (Report -> Reporter (App.swift:3) -> AuditTrail (App.swift:1))
        """)
    #expect(
      finding.components.map { $0.prefix { $0 != "@" } } == [
        "DIGraphToolsTests.CaptiveTests.Report", "DIGraphToolsTests.CaptiveTests.Reporter",
        "DIGraphToolsTests.CaptiveTests.AuditTrail",
      ])
  }

  @Test(
    "no captive: a lazy, an owner of the same life, a weak owner, a needed object of a longer life")
  func allowed() {
    c.register(AuditTrail.init).lifetime(.perContainer(.strong))
    c.register(LazyReport.init).lifetime(.single)
    c.register(Report.init).lifetime(.perContainer(.strong))
    c.register(Reporter.init)
    c.register(Member.init).lifetime(.perRun(.weak)).injection(\.report)
    c.register(Motor.init).lifetime(.single)
    c.register(Car.init).lifetime(.single)
    #expect(captives(c) == [])
  }

  @Test("each lifetime that outlives containers captures, also by injections and arrays")
  func owners() {
    c.register(AuditTrail.init).lifetime(.perContainer(.weak))
    c.register { AllReport(trails: many($0)) }.lifetime(.single)
    c.register(Member.init).lifetime(.perRun(.strong)).injection(\.report)
    c.register(Report.init)
    c.register(Reporter.init).lifetime(.prototype)
    #expect(captives(c).map(\.message).map { $0.prefix { $0 != "," } } == ["AllReport", "Member"])
  }

  @Test("a parent's kept object holds what only a child registers")
  func child() {
    c.register(Report.init).lifetime(.perRun(.strong))
    c.register(Reporter.init).lifetime(.prototype)
    let child = DIv3.DIContainer(parent: c)
    child.register(AuditTrail.init).lifetime(.prototype)
    #expect(captives(child).count == 1)
    #expect(captives(child)[0].message.contains("which only a child container registers"))
    let other = DIv3.DIContainer()
    other.register(AuditTrail.init).lifetime(.prototype)
    other.register(Reporter.init).lifetime(.prototype)
    let owner = DIv3.DIContainer(parent: other)
    owner.register(Report.init).lifetime(.perRun(.strong))
    #expect(captives(owner) == [])
  }

  @Test("an outer scope holds an object of an inner one; unrelated scopes are left alone")
  func scopes() {
    let outer = DIv3.DIScope(name: "outer", storage: DICacheStorage())
    let inner = DIv3.DIScope(name: "inner", storage: DICacheStorage(), parent: outer)
    let other = DIv3.DIScope(name: "other", storage: DICacheStorage())
    func found(_ owner: DIv3.DIScope, _ held: DIv3.DIScope) -> Int {
      let c = DIv3.DIContainer()
      c.register(AuditTrail.init).lifetime(.custom(held))
      c.register(Reporter.init).lifetime(.custom(owner))
      return captives(c).count
    }
    #expect(found(outer, inner) == 1)
    #expect(found(inner, outer) == 0)
    #expect(found(inner, inner) == 0)
    #expect(found(other, inner) == 0)
  }

  @Test("what the process keeps holds an object of a scope, which may end before")
  func scopeOfProcess() {
    let session = DIv3.DIScope(name: "session", storage: DICacheStorage())
    c.register(AuditTrail.init).lifetime(.custom(session))
    c.register(Reporter.init)
    c.register(Report.init).lifetime(.single)
    #expect(captives(c).map(\.severity) == [.warning])
    #expect(captives(c).first?.message.contains("a scope that may end before") == true)
  }

  @Test("releases 1 and 2: what the engine keeps holds what a scope keeps")
  func oldReleases() throws {
    let engine = Engine()
    let first = DIv1Compat.DIContainerBuilder(engine: engine)
    first.register { AuditTrail() }.lifetime(.perScope)
    let second = DIv2Compat.DIContainerBuilder(engine: engine)
    second.register(type: Reporter.init(trail:)).lifetime(.lazySingle)
    _ = (try first.build(), try second.build())
    #expect(captives(engine).map(\.severity) == [.warning])
  }
}

@Suite("Captives between scopes that nothing connects")
struct UnrelatedScopeTests {
  @Test("only a strict validation tells them, and not those of an outer scope")
  func strict() {
    let outer = DIScope(name: "outer", storage: DICacheStorage())
    let session = DIScope(name: "session", storage: DICacheStorage(), parent: outer)
    let screen = DIScope(name: "screen", storage: DICacheStorage())
    let c = DIContainer()
    c.register(Car.init).lifetime(.custom(screen))
    c.register { (_: Petrol) in Motor() }.lifetime(.custom(session))
    c.register(Petrol.init).lifetime(.custom(outer))
    #expect(c.engine.validate() == [])
    let found = c.engine.validate(strict: true)
    #expect(found.map(\.code) == [.captive])
    #expect(found.first?.message.contains("a scope that may end before") == true)
    #expect(found.first?.message.contains("Car -> Motor (") == true)
    #expect(c.graphSnapshot(strict: true).findings == found)
  }
}
