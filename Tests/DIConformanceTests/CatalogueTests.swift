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
      if case .perGeneration(let values) = contract.class {
        #expect(Set(values).count >= 2, "\(contract.id)")
      }
    }
  }

  @Test("names are unique and contain class, group, number and title")
  func names() throws {
    #expect(Set(Contract.all.map(\.name)).count == Contract.all.count)
    let known = try #require(Contract.all.first { $0.id == "names-09" })
    #expect(known.name.hasPrefix("required_names_09_"))
    let free = Contract("x-07", "It's 2 o'clock: \"Go!\"", rules: [], class: .stochastic(runs: 2))
    #expect(free.name == "stochastic_x_07_itS2OClockGo")
    for contract in Contract.all {
      #expect(contract.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  @Test("there are contracts of every class, and at least 120 with a scenario")
  func classes() {
    let words = Set(Contract.all.map { $0.name.prefix { $0 != "_" } })
    #expect(words == ["required", "perGeneration", "stochastic", "untestable"])
    #expect(Contract.all.count { !$0.name.hasPrefix("untestable") } >= 120)
  }
}
