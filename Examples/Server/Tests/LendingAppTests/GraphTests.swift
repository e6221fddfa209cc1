import DIv3Async
import Lending
import LendingApp
import LendingStore
import Testing

@Suite("Graph of the server")
struct GraphTests {
  private let container = ContainerWiring(databasePath: "unused").container

  @Test("every object can be created")
  func valid() {
    #expect(container.makeGraph().checkIsValid())
  }

  @Test("no object of the application needs an object of a request")
  func noCaptives() {
    #expect(captives(in: container.makeGraph()) == [])
  }

  @Test("an object of the application that needs the audit trail of a request is found")
  func captive() {
    let application = DIScope(name: "application", storage: DICacheStorage())
    container.register(Report.init).lifetime(.custom(application))
    container.register(Reporter.init)
    #expect(captives(in: container.makeGraph()) == ["Report needs AuditTrail"])
  }
}

private struct Reporter {
  let trail: AuditTrail
}

private struct Report {
  let reporter: Reporter
}

/// Finds objects that outlive a request, and would keep objects of the first one that needs them.
private func captives(in graph: DIGraph) -> [String] {
  var found: [String] = []
  for (index, vertex) in graph.vertices.enumerated() {
    guard case .component(let owner) = vertex, case .custom = owner.lifeTime else { continue }
    var visited: Set<Int> = []
    var open = [index]
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      if case .component(let needed) = graph.vertices[next],
        case .perContainer = needed.lifeTime
      {
        found.append("\(owner.componentInfo.type) needs \(needed.componentInfo.type)")
        continue
      }
      open += graph.adjacencyList[next].flatMap(\.toIndices)
    }
  }
  return found
}
