import DIConformance
import DIEngine
import DIv3
import FacadeAdapters
import ProcessSettings
import Testing

@Suite("Ends with a flaw", .serialized, .withoutLog)
struct TeardownFlawTests {
  /// The flaws that the end of a container may have.
  enum Flaw: CaseIterable, Sendable {
    /// Nothing ends.
    case never
    /// Each object ends twice.
    case twice
    /// What others received ends before them.
    case reversed
    /// The end doesn't tell that one has failed.
    case silent
    /// The first failure ends the end.
    case stops
    /// A second end ends all again.
    case again
    /// Requests go on after the end.
    case usable
    /// The end of a scope is that of the container.
    case endsAll
    /// A parent leaves its children's objects.
    case leavesChildren

    var container: ContainerUnderTest {
      var container = ContainerUnderTest.version3
      let open = container.open
      container.open = { Spoilt(self, open).builder(open()) }
      return container
    }
  }

  /// Runs the ends of a correct container in its own manner.
  private final class Spoilt: Sendable {
    private let flaw: Flaw
    private let open: @Sendable () -> ContainerBuilder
    /// The ends in the right order, as the correct container ran them.
    private let due = Guarded<[@Sendable () throws -> Void]>([])
    private nonisolated(unsafe) var recipes: [ComponentRecipe] = []

    init(_ flaw: Flaw, _ open: @escaping @Sendable () -> ContainerBuilder) {
      self.flaw = flaw
      self.open = open
    }

    func builder(_ builder: ContainerBuilder, isChild: Bool = false) -> ContainerBuilder {
      ContainerBuilder(
        register: { [self] recipe in
          recipes.append(recipe)
          var recipe = recipe
          if let end = recipe.end {
            recipe.end = { [self] object in
              if isChild, flaw == .leavesChildren { return }
              nonisolated(unsafe) let object = object
              due.locked { $0.append { try end(object) } }
            }
          }
          builder.register(recipe)
        },
        build: { [self] in resolver(try builder.build(), above: nil) })
    }

    private func resolver(
      _ correct: ContainerResolver, above: ContainerResolver?
    ) -> ContainerResolver {
      var resolver = correct
      let other = flaw == .usable ? try? reopened() : nil
      let isOver = Guarded(false)
      if let other {
        resolver.resolve = { try isOver.value ? other.resolve($0) : correct.resolve($0) }
      }
      resolver.newScope = { [self] in self.resolver(try correct.newScope(), above: correct) }
      resolver.newChild = { [self] in builder(try correct.newChild(), isChild: true) }
      resolver.end = { [self] in
        let wasOver = isOver.value
        isOver.value = true
        try correct.end()
        if flaw == .endsAll { try above?.end() }
        let ends = due.value
        if flaw != .again || wasOver { due.value = [] }
        try run(ends)
      }
      return resolver
    }

    private func reopened() throws -> ContainerResolver {
      let builder = open()
      recipes.forEach(builder.register)
      return try builder.build()
    }

    private func run(_ ends: [@Sendable () throws -> Void]) throws {
      var ends = ends
      switch flaw {
      case .never: return
      case .twice: ends = ends.flatMap { [$0, $0] }
      case .reversed: ends.reverse()
      case .stops:
        for end in ends { try end() }
        return
      case .silent:
        for end in ends { try? end() }
        return
      case .again, .usable, .endsAll, .leavesChildren: break
      }
      let failures = ends.compactMap { end -> (any Error)? in
        do { try end() } catch { return error }
        return nil
      }
      if let first = failures.first { throw first }
    }
  }

  @Test("the contracts about ends end what they make", .processSettings)
  func ended() {
    let messages = Guarded<[String]>([])
    DISetting.Log.fun = { _, message in messages.locked { $0.append(message) } }
    defer { DISetting.Log.fun = nil }
    for contract in Contract.all where contract.needs.contains(.ends) {
      _ = Conformance.run(contract, against: .version3)
    }
    // Tests of other suites release objects without their end meanwhile.
    let own = messages.value.filter { $0.contains("TeardownContracts.swift") }
    #expect(own.filter { $0.contains("without their end") } == [])
  }

  @Test("each contract about ends fails on one of them, and each of them fails on one")
  func noticed() async {
    let contracts = Contract.all.filter { $0.needs.contains(.ends) }
    #expect(contracts.count == 10)
    var noticed: Set<Flaw> = []
    for contract in contracts {
      var failing: [Flaw] = []
      for flaw in Flaw.allCases {
        let outcome = await Conformance.run(contract, against: flaw.container)
        if !outcome.isAsDeclared { failing.append(flaw) }
      }
      #expect(!failing.isEmpty, "\(contract.id)")
      noticed.formUnion(failing)
    }
    #expect(noticed == Set(Flaw.allCases))
  }
}
