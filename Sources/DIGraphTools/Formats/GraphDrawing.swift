/// The boxes and arrows of a picture of a graph, which all formats of pictures share.
struct GraphDrawing {
  struct Box {
    let key: String
    let component: GraphComponent
    /// The worst that the rules found about the component.
    let severity: GraphFinding.Severity?
  }

  struct Arrow {
    let from: String
    let to: String
    /// How the owner needs the target; empty for a plain dependency.
    let form: String
    let isDelayed: Bool
  }

  /// A type that a component needs, and nothing serves.
  struct Gap {
    let key: String
    let name: String
  }

  let boxes: [Box]
  let gaps: [Gap]
  let arrows: [Arrow]

  init(_ snapshot: GraphSnapshot) {
    var worst: [GraphComponent.ID: GraphFinding.Severity] = [:]
    for finding in snapshot.findings.reversed() where finding.isProblem {
      guard let id = finding.components.first, worst[id] != .error else { continue }
      worst[id] = finding.severity
    }
    var keys: [GraphComponent.ID: String] = [:]
    boxes = snapshot.components.enumerated().map { index, component in
      keys[component.id] = "n\(index)"
      return Box(key: "n\(index)", component: component, severity: worst[component.id])
    }
    var arrows: [Arrow] = []
    var gaps: [Gap] = []
    for (index, component) in snapshot.components.enumerated() {
      for dependency in component.dependencies {
        var ends = dependency.targets.compactMap { keys[$0] }
        if dependency.isMissing, !dependency.isMany, !dependency.isOptional {
          gaps.append(Gap(key: "m\(gaps.count)", name: dependency.name))
          ends = [gaps.last!.key]
        }
        arrows += ends.map {
          Arrow(
            from: "n\(index)", to: $0, form: dependency.form, isDelayed: dependency.delay != nil)
        }
      }
    }
    self.arrows = arrows
    self.gaps = gaps
  }
}
