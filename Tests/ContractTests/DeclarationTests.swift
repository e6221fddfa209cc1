import DIConformance
import FacadeAdapters
import Testing

@Suite("What the façades declare")
struct DeclarationTests {
  @Test("Each declared value belongs to a contract that knows it")
  func declaredValues() {
    let contracts = Dictionary(uniqueKeysWithValues: Contract.all.map { ($0.id, $0) })
    for facade in Facades.all {
      for (id, value) in facade.differences {
        guard case .perGeneration(let values) = contracts[id]?.class else {
          Issue.record("\(facade.name) declares \(id), where nothing may differ")
          continue
        }
        #expect(values.contains(value), "\(facade.name), \(id)")
      }
    }
  }

  @Test("A façade declares nothing for a contract that it doesn't offer")
  func nothingIdle() {
    for facade in Facades.all {
      for contract in Contract.all where contract.needs.contains(where: { facade.lacks[$0] != nil })
      {
        #expect(facade.differences[contract.id] == nil, "\(facade.name), \(contract.id)")
      }
    }
  }

  @Test("What a façade lacks is needed by some contract, and has a reason")
  func lacksAreNeeded() {
    let needed = Set(Contract.all.flatMap(\.needs))
    for facade in Facades.all {
      #expect(needed.isSuperset(of: facade.lacks.keys), "\(facade.name)")
      #expect(facade.lacks.values.allSatisfy { !$0.isEmpty }, "\(facade.name)")
    }
  }

  @Test("Each value of a difference between our generations is shown by one of them")
  func everyValueIsShown() {
    for contract in Contract.all {
      guard case .perGeneration(let values) = contract.class else { continue }
      let shown = Set(Facades.all.compactMap { $0.differences[contract.id] })
      #expect(shown.isSubset(of: values), "\(contract.id)")
      #expect(shown.count > 1, "\(contract.id) is the same in every generation: make it required")
    }
  }
}
