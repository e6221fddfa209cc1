internal import DIConformance
internal import DIv3

extension ComponentLifetime {
  var version3: DILifeTime {
    switch self {
    case .transient: .prototype
    case .eagerSingle: .single
    case .lazySingle: .perRun(.strong)
    case .perScope: .perContainer(.strong)
    case .weak: .perRun(.weak)
    case .graph: .objectGraph
    }
  }
}
