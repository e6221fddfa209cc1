/// What a run finds, container by container, and how much of the sources it proves.
struct LintState: Sendable {
  var findings: [LintFinding] = []
  var gaps: [LintGap] = []
  /// Those in files that can't be read.
  var unreadRegistrations = 0
  var unreadRequests = 0
  private(set) var registrations: Set<LintPlace> = []
  private(set) var requests: Set<LintPlace> = []
  private var unprovenRegistrations: Set<LintPlace> = []
  private var unprovenRequests: Set<LintPlace> = []

  var proof: LintProof {
    LintProof(
      registrations: registrations.count + unreadRegistrations,
      provenRegistrations: registrations.subtracting(unprovenRegistrations).count,
      requests: requests.count + unreadRequests,
      provenRequests: requests.subtracting(unprovenRequests).count)
  }

  /// Checks each container that the sources make.
  mutating func check(_ units: RegistrationUnits, _ names: LintTypes) {
    var containers: [RegistrationUnit.Key: LintedContainer] = [:]
    for root in units.roots where units[root]?.parent == nil {
      containers[root] = LintedContainer(root, units, names)
    }
    // Children after their parents; those of one that nothing shows have any.
    for root in units.roots {
      guard let parent = units[root]?.parent else { continue }
      let parents = containers.keys.sorted(by: RegistrationUnits.isBefore).compactMap { key in
        containers[key].flatMap {
          key != root && (parent == .unknown || $0.loaded[parent] != nil) ? $0 : nil
        }
      }
      containers[root] = LintedContainer(root, units, parents: parents, names)
    }
    let graphs = units.roots.compactMap { containers[$0] }.map { LintedGraph($0) }
    for graph in graphs { add(graph, among: graphs) }
    let reached = Set(graphs.flatMap(\.container.loaded.keys))
    for (key, unit) in units.all {
      for step in unit.steps { add(step, isReached: reached.contains(key)) }
    }
    addRequests(graphs)
  }

  private mutating func add(_ graph: LintedGraph, among graphs: [LintedGraph]) {
    gaps += graph.gaps + graph.container.openings
    unprovenRegistrations.formUnion(graph.unproven)
    for finding in graph.findings {
      // What code of several functions holds may be another container each time: all of them must lack it.
      let owners = graph.container.members.filter { $0.component.place == finding.place }
      let others = graphs.filter { other in
        owners.contains { $0.unit.isShared && other.container.loaded[$0.unit] != nil }
      }
      if others.allSatisfy({ $0.findings.contains(finding) }) {
        findings.append(finding)
      } else {
        gaps.append(
          LintGap(
            place: finding.place, reason: "several containers get the registration",
            hiding: "\(finding.message) [\(finding.code)]"))
        unprovenRegistrations.insert(finding.place)
      }
    }
  }

  private mutating func add(_ step: RegistrationUnit.Step, isReached: Bool) {
    switch step {
    case .load: break
    case .component(let component):
      registrations.insert(component.place)
      gaps += component.gaps
      if !component.gaps.isEmpty { unprovenRegistrations.insert(component.place) }
      guard !isReached else { return }
      unprovenRegistrations.insert(component.place)
      gaps.append(
        LintGap(
          place: component.place,
          reason: "no container of the given sources loads the registration",
          hiding: ([component.name] + component.needs.map(\.type)).joined(
            separator: ", which needs ")))
    case .request(let request):
      requests.insert(request.place)
      guard !isReached else { return }
      unprovenRequests.insert(request.place)
      gaps.append(
        LintGap(
          place: request.place,
          reason: request.reason ?? "the sources don't tell which container is asked",
          hiding: request.need?.type))
    }
  }

  /// A request of one of several containers is at fault if it is in all of them.
  private mutating func addRequests(_ graphs: [LintedGraph]) {
    var results: [LintPlace: [LintedGraph.RequestResult]] = [:]
    for graph in graphs {
      for (place, result) in graph.requests { results[place, default: []].append(result) }
    }
    for (place, results) in results {
      var faults: [LintFinding] = []
      var reasons: [(String, String?)] = []
      for case .finding(let finding) in results { faults.append(finding) }
      for case .unknown(let reason, let type) in results { reasons.append((reason, type)) }
      if faults.count == results.count {
        findings += faults
      } else if let (reason, type) = reasons.first {
        gaps.append(
          LintGap(place: place, reason: reason, hiding: type.map { "\($0) is requested" }))
        unprovenRequests.insert(place)
      } else if let fault = faults.first {
        gaps.append(
          LintGap(
            place: place, reason: "several containers may be asked",
            hiding: "\(fault.message) [\(fault.code)]"))
        unprovenRequests.insert(place)
      }
    }
  }
}

/// How many registrations and requests are checked against a container of the sources.
package struct LintProof: Sendable, Codable, Equatable {
  package let registrations: Int
  package let provenRegistrations: Int
  package let requests: Int
  package let provenRequests: Int

  /// The proven share of all.
  package var share: Double {
    let all = registrations + requests
    return all == 0 ? 1 : Double(provenRegistrations + provenRequests) / Double(all)
  }

  var text: String {
    "proven: \(provenRegistrations) of \(registrations) registrations, \(provenRequests) of \(requests) requests"
  }
}
