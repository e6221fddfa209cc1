/// Where it is said which components are asked for from outside, these lead to all others that are
/// not left unused on purpose.
struct UnusedRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    guard checked.hasRoots else { return [] }
    let isUsed = checked.arcs.reachable(from: checked.entered)
    return checked.graph.vertices.indices.compactMap { vertex in
      guard !isUsed[vertex], let component = checked.component(vertex), !component.isUnused
      else { return nil }
      return Finding(.warning, .unused(vertex))
    }
  }
}
