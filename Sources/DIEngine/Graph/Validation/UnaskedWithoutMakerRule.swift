/// A component that can't make its objects and that nobody asks for only injects into objects.
struct InjectOnlyComponentRule: GraphRule {
  func findings(in checked: ValidationContext) -> [Finding] {
    var isAskedFor = [Bool](repeating: false, count: checked.graph.vertices.count)
    for arc in checked.arcs.arcs { isAskedFor[arc.target] = true }
    return checked.graph.vertices.indices.compactMap { vertex in
      guard let component = checked.component(vertex), !component.canMake, !isAskedFor[vertex]
      else { return nil }
      return Finding(.info, .unaskedWithoutFactory(vertex))
    }
  }
}
