import DIConformance
import FacadeAdapters
import Testing

@Suite("Declarations of the façades")
struct DeclarationTests {
  @Test("a façade declares no value for a contract that it doesn't offer")
  func nothingIdle() {
    for facade in Facades.all + Facades.withSettings + Facades.throwing {
      for contract in Contract.all where contract.needs.contains(where: { facade.lacks[$0] != nil })
      {
        #expect(facade.shows[contract.id] == nil, "\(facade.name), \(contract.id)")
      }
    }
  }

  @Test("each missing capability is needed by some contract, and has a reason")
  func lacksAreNeeded() {
    let needed = Set(Contract.all.flatMap(\.needs))
    for facade in Facades.all + Facades.withSettings + Facades.throwing {
      #expect(needed.isSuperset(of: facade.lacks.keys), "\(facade.name)")
      #expect(facade.lacks.values.allSatisfy { !$0.isEmpty }, "\(facade.name)")
    }
  }

  @Test("a façade declares all of its values")
  func nothingToDeclare() async {
    for var facade in Facades.all {
      // A sanitizer beside other work may let a scenario wait for a processor for minutes.
      facade.timeLimit = 3_000
      let report = await Conformance.run([facade])
      #expect(report.suggestedDeviations[0].isComplete, "\(report.suggestedDeviations[0].swift)")
    }
  }

  @Test("where generations may differ, they do, or only one of them offers the feature")
  func everyValueIsShown() {
    let facades = Facades.all + Facades.withSettings + Facades.throwing
    for contract in Contract.all {
      guard case .policy(let values) = contract.class, contract.group != "policies" else {
        continue
      }
      let shown = Set(facades.compactMap { $0.shows[contract.id] })
      #expect(shown.map(\.value).allSatisfy(values.contains), "\(contract.id)")
      let offering = (Facades.all + Facades.throwing).filter { facade in
        contract.needs.allSatisfy { facade.lacks[$0] == nil }
      }
      // With calls that throw, or without: one generation.
      let generations = Set(offering.map { $0.name.prefix { $0 != "," } })
      #expect(!generations.isEmpty, "\(contract.id)")
      #expect(
        shown.count > 1 || generations.count == 1,
        "\(contract.id) is the same in every generation: make it required")
    }
  }

  @Test("each setting changes the outcome of a contract")
  func settings() {
    for facade in Facades.withSettings {
      let plain = Facades.all.first { facade.name.hasPrefix("\($0.name), ") }
      #expect(plain?.lacks == facade.lacks, "\(facade.name)")
      #expect(plain?.shows.keys == facade.shows.keys, "\(facade.name)")
      #expect(plain?.shows != facade.shows, "\(facade.name)")
    }
  }
}
