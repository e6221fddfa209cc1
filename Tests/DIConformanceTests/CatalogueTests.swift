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

  @Test("there are contracts of every class, and at least 200")
  func classes() {
    let words = Set(Contract.all.map { "\($0.class)".prefix { $0.isLetter } })
    #expect(words == ["required", "policy", "failure", "stochastic"])
    #expect(Contract.all.count >= 200)
  }

  @Test("each contract has its section on the page, and each section its contract, in one order")
  func sections() {
    #expect(Catalogue.sections.map(\.heading) == Contract.all.map(\.description))
    #expect(Catalogue.sections.allSatisfy { $0.level != nil })
  }

  @Test("each section says why, what users notice, what causes it, and what the scenario does")
  func explanations() {
    for contract in Contract.all {
      let blocks = (contract.explanation ?? "").split(separator: "\n\n")
      var values: [String] = []
      if case .policy(let known) = contract.class { values = known }
      guard blocks.count == (values.isEmpty ? 2 : 4) else {
        Issue.record("\(contract.id) has \(blocks.count) blocks")
        continue
      }
      let lines = blocks[1].split(separator: "\n").map(String.init)
      let beginnings =
        values.isEmpty
        ? [["- If it doesn't hold: "], ["- Usual cause: "], ["- Experiment: "]]
        : [["- What users notice: "], ["- Usual cause: ", "- Not a fault"], ["- Experiment: "]]
      #expect(
        lines.count == 3 && zip(lines, beginnings).allSatisfy { $1.contains(where: $0.hasPrefix) },
        "\(contract.id)")
      #expect(([String(blocks[0])] + lines).allSatisfy { $0.hasSuffix(".") }, "\(contract.id)")
      // An explanation is read alone.
      #expect(!blocks[0].hasPrefix("See ") && !blocks[0].hasPrefix("As "), "\(contract.id)")
      guard !values.isEmpty else { continue }
      let reasons = blocks[3].split(separator: "\n")
      #expect(reasons.map { $0.dropFirst(3).prefix { $0 != "*" } } == values.map { $0[...] })
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
}
