import DIv3
import Testing

extension LogTests {
  /// The messages of validation about cycles.
  @Suite("Validation messages about cycles")
  struct CycleMessageTests {
    final class Owner {
      init(_ part: Part) {}
      init() {}
    }
    final class Part {
      var owner: Owner?
    }

    let c = DIContainer()

    /// Registers an owner whose initializer needs a part, and the part with an injection of its
    /// owner.
    private func registerCycle(
      _ owner: DILifeTime, _ part: DILifeTime, cycle: Bool = true
    ) -> (owner: DIComponentBuilder<Owner>, part: DIComponentBuilder<Part>) {
      (
        c.register { (part: Part) in Owner(part) }.lifetime(owner),
        c.register(Part.init).injection(cycle: cycle, \.owner).lifetime(part)
      )
    }

    private func checkFails() -> [LoggedMessage] {
      logged { #expect(!c.makeGraph().checkIsValid()) }
    }

    private func checkPasses() -> [LoggedMessage] {
      logged { #expect(c.makeGraph().checkIsValid()) }
    }

    @Test("V3-113 a cycle that is broken and cached logs nothing")
    func whole() {
      _ = registerCycle(.objectGraph, .objectGraph)
      #expect(checkPasses() == [])
    }

    @Test("V3-113 a cycle lists its components in order, and the first again")
    func list() {
      let line = #line + 1
      c.register { (_: Part) in Owner() }
      c.register(Part.init).injection { (_: Part, _: Owner) in }
      let messages = checkFails()
      #expect(
        messages.first(
          contains: "CycleMessageTests.swift:\(line): ",
          ": Owner -> Part (CycleMessageTests.swift:\(line + 1)) -> Owner\n"))
    }

    @Test("V3-113 a cycle of prototypes is an error")
    func endless() {
      _ = registerCycle(.prototype, .prototype)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "the cycle never ends", "Owner", "Part", "To do: "))
    }

    @Test("V3-113 without roots, a cycle with a prototype is a warning")
    func prototypeMember() {
      _ = registerCycle(.objectGraph, .prototype)
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.warning])
      #expect(messages.first(contains: "the cycle ends at another Part", "To do: "))
    }

    @Test("V3-111 V3-113 with roots, a cycle that starts at a prototype is an error")
    func prototypeRoot() {
      registerCycle(.prototype, .objectGraph).owner.root()
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "the cycle ends at another Owner"))
    }

    @Test("V3-113 with roots, a cycle that starts at no prototype logs nothing")
    func otherRoot() {
      registerCycle(.prototype, .objectGraph).part.root()
      #expect(checkPasses() == [])
    }

    @Test("V3-111 V3-113 with roots, a cycle without a known start is a warning")
    func noRootMember() {
      _ = registerCycle(.prototype, .objectGraph)
      c.register { (_: Part) in A() }.root()
      #expect(checkPasses().map(\.level) == [.warning])
    }

    static let cached: [DILifeTime] = [
      .single, .perRun(.weak), .perRun(.strong), .perContainer(.weak), .perContainer(.strong),
    ]

    @Test("V3-113 cached objects mixed with others are a warning", arguments: cached)
    func stale(_ lifetime: DILifeTime) {
      _ = registerCycle(lifetime, .objectGraph)
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.warning])
      #expect(messages.first(contains: "objects that are kept", "Owner", "Part", "To do: "))
    }

    @Test("V3-113 a user's storage doesn't count as a cache")
    func storage() {
      let scope = DIScope(name: "own", storage: DICacheStorage())
      _ = registerCycle(.custom(scope), .objectGraph)
      #expect(checkPasses() == [])
    }

    @Test(
      "V3-113 a cycle of cached objects logs nothing, unless one of them captures a shorter life")
    func cachedAlone() {
      _ = registerCycle(.perRun(.weak), .perContainer(.weak))
      #expect(checkPasses() == [])
    }

    @Test("V3-113 a captive is a warning, unless its registration accepts it")
    func captive() {
      let owner = registerCycle(.single, .perContainer(.weak)).owner
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.warning])
      #expect(
        messages.first(contains: "Owner, which is kept by the process", "holds Part", "DIG021"))
      owner.accept(findings: "DIG021")
      #expect(checkPasses() == [])
    }

    @Test("V3-113 with roots, a cycle that starts at the only cached object logs nothing")
    func staleRoot() {
      _ = registerCycle(.single, .objectGraph)
      c.register(A.init).root()
      #expect(checkPasses() == [])
      let other = Self()
      _ = other.registerCycle(.objectGraph, .perContainer(.strong))
      other.c.register(A.init).root()
      other.c.register { (_: Owner) in B() }.root()
      #expect(other.checkPasses().map(\.level) == [.warning])
    }

    @Test("V3-113 a cycle of initializers is an error")
    func initializers() {
      c.register { (_: Part) in Owner() }.lifetime(.objectGraph)
      c.register { (_: Owner) in Part() }.lifetime(.objectGraph)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(
        messages.first(contains: "each initializer", "Owner", "Part", "injection(cycle: true"))
    }

    @Test("V3-113 many or a deferred request makes it another kind of cycle")
    func notInitializersAlone() {
      c.register { (_: DIMany<Part>) in Owner() }.lifetime(.objectGraph)
      c.register { (_: Owner) in Part() }.lifetime(.objectGraph)
      #expect(checkPasses() == [])
      let other = DIContainer()
      other.register { (_: Provider<Part>) in Owner() }.lifetime(.objectGraph)
      other.register { (_: Owner) in Part() }.lifetime(.objectGraph)
      let messages = logged { #expect(other.makeGraph().checkIsValid()) }
      #expect(messages == [])
    }

    @Test("V3-113 a cycle without a break point is an error")
    func uncut() {
      _ = registerCycle(.objectGraph, .objectGraph, cycle: false)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(
        messages.first(
          contains: "no dependency of the cycle", "Owner", "Part", "injection(cycle: true")
      )
    }

    @Test("V3-111 V3-113 with roots, a cycle without a break point is an error, too")
    func uncutRoot() {
      registerCycle(.objectGraph, .objectGraph, cycle: false).owner.root()
      #expect(checkFails().map(\.level) == [.error])
    }

    /// A root, and components that need the next one of a chain in a way, the last one the first.
    private func register(
      _ ring: [DILifeTime], from entry: Int, isRoot member: Int? = nil, cutAt cut: Int? = nil
    ) {
      for (number, lifetime) in ring.enumerated() {
        let next = "\((number + 1) % ring.count)"
        let builder = c.register(line: number + 1) { A() }.as(A.self, name: "\(number)")
          .lifetime(lifetime)
        if number == cut {
          builder.injection(name: next) { (_: A, _: Provider<A>) in }
        } else {
          builder.injection(name: next) { (_: A, _: A) in }
        }
        if number == member { builder.root() }
      }
      c.register { B() }.injection(name: "\(entry)") { (_: B, _: A) in }.root()
    }

    @Test(
      "V3-110 V3-111 with roots, cycles that the originals overlook are found, but only warnings",
      arguments: [
        ([.prototype, .prototype], nil, 1, false), ([.prototype, .prototype], 0, nil, true),
        ([.prototype, .prototype], 1, nil, false), ([.objectGraph, .objectGraph], nil, nil, false),
        ([.objectGraph, .objectGraph], 0, nil, true), ([.objectGraph, .prototype], 1, 0, false),
        ([.prototype, .objectGraph], 0, 0, true), ([.objectGraph, .single], nil, nil, false),
        ([.single, .objectGraph], nil, nil, true),
      ] as [([DILifeTime], Int?, Int?, Bool)])
    func originals(_ ring: [DILifeTime], root: Int?, cut: Int?, fails: Bool) {
      register(ring, from: 0, isRoot: root, cutAt: cut)
      let messages = fails ? checkFails() : checkPasses()
      #expect(!messages.isEmpty)
      #expect(messages.contains { $0.level == .error } == fails)
      #expect(messages.contains { $0.level == .warning && $0.message.contains("cycle") } || fails)
      #expect("\(c.makeGraph())".contains(" 0 errors") != fails)
    }

    @Test("V3-111 cycles are found if a root leads to them, and not if none does")
    func reachable() {
      c.register { (_: Part) in Owner() }
      c.register { (_: Owner) in Part() }
      c.register(A.init).root()
      #expect(!checkPasses().contains { $0.message.contains("cycle") })
      let entry = c.register { (_: Part) in B() }.lifetime(.single)
      // The originals overlook it, but no request can make it.
      #expect(checkFails().first(contains: "DIG007"))
      entry.lifetime(.perRun(.strong))
      #expect(!checkPasses().contains { $0.message.contains("cycle") })
    }

    @Test("V3-113 many in an injection is no break point")
    func manyInInjection() {
      c.register { (_: Part) in Owner() }.lifetime(.objectGraph)
      c.register(Part.init).injection { (_: Part, _: DIMany<Owner>) in }.lifetime(.objectGraph)
      let messages = checkFails()
      #expect(messages.map(\.level) == [.error])
      #expect(messages.first(contains: "no dependency of the cycle"))
    }

    @Test("V3-113 with the cycle check disabled, no cycles are logged")
    func skipped() {
      _ = registerCycle(.prototype, .prototype, cycle: false)
      let messages = logged(.verbose) {
        #expect(c.makeGraph().checkIsValid(checkGraphCycles: false))
      }
      #expect(messages == [])
    }

    @Test("V3-113 at level verbose, the number of cycles and their average length are logged")
    func summary() {
      _ = registerCycle(.objectGraph, .objectGraph)
      c.register { (_: Lazy<A>) in A() }.lifetime(.objectGraph)
      let messages = logged(.verbose) { #expect(c.makeGraph().checkIsValid()) }
      #expect(messages.map(\.level) == [.verbose])
      #expect(messages.first(contains: "Cycles: 2, of 1.5 components"))
    }

    @Test("V3-111 too many cycles are logged as such, and errors are still found")
    func tooMany() throws {
      for line in 1...30 {
        c.register(file: "Dense.swift", line: line) { (_: DIMany<A>) in A() }
          .lifetime(.objectGraph)
      }
      let messages = checkPasses()
      #expect(messages.map(\.level) == [.info])
      #expect(messages.first(contains: "more cycles than"))
      _ = registerCycle(.objectGraph, .objectGraph, cycle: false)
      let errors = checkFails().filter { $0.level == .error }
      #expect(errors.count == 1)
      #expect(errors.first(contains: "no dependency of the cycle is deferred", "Owner", "Part"))
    }
  }
}
