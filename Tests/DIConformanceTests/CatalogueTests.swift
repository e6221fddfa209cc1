import DIConformance
import Testing

@Suite("The catalogue")
struct CatalogueTests {
  @Test("ids are unique, and consist of a group and a number")
  func ids() {
    #expect(Set(Contract.all.map(\.id)).count == Contract.all.count)
    for contract in Contract.all {
      let parts = contract.id.split(separator: "-")
      #expect(parts.count == 2 && parts[1].count == 2 && Int(parts[1]) != nil, "\(contract.id)")
    }
  }

  @Test("the numbers of a group count up from one")
  func numbers() {
    for (group, contracts) in Dictionary(grouping: Contract.all, by: \.group) {
      let numbers = contracts.compactMap { Int($0.id.suffix(2)) }
      #expect(numbers == Array(1...contracts.count), "\(group)")
    }
  }

  @Test("each contract names rules, and has values if its class needs them")
  func rulesAndValues() {
    for contract in Contract.all {
      #expect(!contract.rules.isEmpty, "\(contract.id)")
      for rule in contract.rules {
        let isRule = ["V1-", "V2-", "V3-"].contains { rule.hasPrefix($0) }
        #expect(isRule && Int(rule.dropFirst(3)) != nil, "\(contract.id): \(rule)")
      }
      if case .policy(let values) = contract.class {
        #expect(Set(values).count >= 2, "\(contract.id)")
      }
    }
  }

  @Test("names are unique and contain class, group, number and title")
  func names() throws {
    #expect(Set(Contract.all.map(\.name)).count == Contract.all.count)
    let known = try #require(Contract.all.first { $0.id == "names-09" })
    #expect(known.name.hasPrefix("required_names_09_"))
    let free = Contract("x-07", "It's 2 o'clock: \"Go!\"", rules: [], class: .stochastic(runs: 2)) {
      _ in
    }
    #expect(free.name == "stochastic_x_07_itS2OClockGo")
    for contract in Contract.all {
      #expect(contract.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  @Test("there are contracts of every class, and at least 120 with a scenario")
  func classes() {
    let words = Set(Contract.all.map { $0.name.prefix { $0 != "_" } })
    #expect(words == ["required", "policy", "stochastic"])
    #expect(Contract.all.count >= 200)
  }

  @Test("each contract has an explanation, and each known value of a policy a reason")
  func explanations() {
    for contract in Contract.all {
      guard let explanation = contract.explanation else {
        Issue.record("\(contract.id) has no explanation")
        continue
      }
      let texts = [
        explanation.why, explanation.cost, explanation.cause, explanation.experiment,
      ]
      #expect(texts.allSatisfy { $0.hasSuffix(".") }, "\(contract.id)")
      // An explanation is read alone.
      let refers = ["See ", "As "].contains { word in texts.contains { $0.hasPrefix(word) } }
      #expect(!refers, "\(contract.id)")
      var values: [String] = []
      if case .policy(let known) = contract.class { values = known }
      #expect(Set(explanation.values.keys) == Set(values), "\(contract.id)")
    }
  }

  @Test("about sixty contracts are for any container; a level names contracts that exist")
  func levels() {
    let counts = Dictionary(grouping: Contract.all, by: \.level).mapValues(\.count)
    #expect((55...70).contains(counts[.core] ?? 0))
    #expect((10...30).contains(counts[.profile] ?? 0))
    let core = Contract.all.filter { $0.level == .core }
    let ofCapabilities: Set<Capability> = [
      .names, .throwingInitializers, .throwingInjections, .survivesMissingDependency, .threadSafety,
    ]
    for contract in core {
      #expect(ofCapabilities.isSuperset(of: contract.needs), "\(contract.id)")
      if case .policy = contract.class { Issue.record("\(contract.id) is a policy") }
    }
  }

  @Test("versions are compared by their numbers, and select contracts")
  func versions() throws {
    #expect(CatalogueVersion("1.10") == CatalogueVersion(1, 10))
    #expect(CatalogueVersion(1, 9) < CatalogueVersion(1, 10))
    #expect(["1", "1.", "a.b", "1.0.0", ""].allSatisfy { CatalogueVersion($0) == nil })
    #expect(Contract.all(in: .current).map(\.id) == Contract.all.map(\.id))
    #expect(Contract.all(in: CatalogueVersion(0, 9)).isEmpty)
  }

  @Test("a rule without a scenario keeps the id that it once had")
  func notes() {
    let withdrawn = Set(CatalogueNote.all.compactMap { $0.withdrawn?.id })
    #expect(withdrawn == ["process-01", "process-02"])
    #expect(withdrawn.isDisjoint(with: Contract.all.map(\.id)))
  }
}
