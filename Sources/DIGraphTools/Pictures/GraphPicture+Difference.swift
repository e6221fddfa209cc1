extension GraphPicture {
  /// A picture of what changed from one snapshot of a graph to another one, see ``GraphDifference``.
  ///
  /// ```swift
  /// let base = try GraphSnapshot(json: text)
  /// let picture = GraphPicture(of: container.graphSnapshot(), since: base)
  /// print(try picture.mermaid())
  /// ```
  ///
  /// ``html(title:)`` shows the whole graph, with what was removed; the other formats what changed, and the components
  /// next to that.
  ///
  /// - Parameters:
  ///   - head: The snapshot to draw.
  ///   - base: The former one.
  /// - Complexity: O(*n* log *n*), where *n* is the number of edges.
  /// - Since: 0.1.0 of this package
  public init(of head: GraphSnapshot, since base: GraphSnapshot) {
    let difference = GraphDifference(from: base, to: head)
    let (base, head) = (KeyedSnapshot(base), KeyedSnapshot(head))
    // Components that both have are drawn as they are now; removed ones get identities that nothing else has.
    var ids = head.components.mapValues(\.id)
    let taken = Set(ids.values)
    for component in difference.removedComponents {
      let id = component.id
      ids[base.keyOfID[id]!] = taken.contains(id) ? "\(id) (removed)" : id
    }
    let removed = difference.removedComponents.map { component in
      component.with([], id: ids[base.keyOfID[component.id]!])
    }
    func marks(_ edges: Set<KeyedSnapshot.Edge>, _ kind: EdgeMark.Kind) -> [EdgeMark] {
      edges.sorted { $0.description < $1.description }.compactMap { edge in
        guard let from = ids[edge.from], let to = ids[edge.to] else { return nil }
        return EdgeMark(
          from: from, to: to, form: edge.form, mark: kind, isDeclared: kind == .added)
      }
    }
    self.init(
      GraphSnapshot(
        components: head.snapshot.components + removed, findings: head.snapshot.findings),
      marks: difference.addedComponents.map { Mark(id: $0.id, kind: .added) }
        + difference.changedComponents.map {
          Mark(id: $0.component, kind: .changed, detail: $0.changes.joined(separator: "; "))
        } + removed.map { Mark(id: $0.id, kind: .removed) },
      edgeMarks: marks(head.edges.subtracting(base.edges), .added)
        + marks(base.edges.subtracting(head.edges), .removed),
      about: "since the former graph \(difference.addedComponents.count) added, "
        + "\(difference.changedComponents.count) changed, \(removed.count) removed")
  }
}
