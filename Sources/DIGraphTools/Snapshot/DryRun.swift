public import DIEngine
internal import DIEngineGraph
public import DITracing

extension GraphSource {
  /// Makes an object of each component whose closures take the container, and records what these request: nothing
  /// declares that.
  ///
  /// ```swift
  /// let snapshot = scope.graphSnapshot(seenIn: scope.dryRun())
  /// ```
  ///
  /// The closures really run, with all that they do to files, networks and other objects, and objects are kept as their
  /// lifetimes say; those that are kept already aren't made again. So run it in a test or a command, on a container of
  /// its own: `container.isolated()` of the module `DIDoubles` copies one. It leaves out components that need arguments
  /// or `await`. A closure that doesn't catch an error, such as one with `try!`, ends the process, as it would in the
  /// program.
  ///
  /// What is seen in one run is no proof: a closure may request other things in another one.
  ///
  /// - Returns: The recorded requests.
  /// - Complexity: Grows with the number of components, and with what their closures do.
  /// - Since: 0.1.0 of this package
  public func dryRun() -> TraceRecorder {
    let recorder = TraceRecorder()
    let observation = observe(recorder.record)
    defer { observation.cancel() }
    if let view = self as? any ScopeView {
      run(in: view)
    } else {
      run(in: EngineView(viewing: Scope(engine, EngineView.options)))
    }
    return recorder
  }

  private func run<View: ScopeView>(in view: View) {
    let reading = GraphReading(self)
    var isWanted: Set<ComponentInfo> = []
    for vertex in reading.details.indices {
      guard let component = reading.component(vertex), component.canMake, !component.needsTask,
        !reading.codeThatTakesContainer(vertex).isEmpty,
        !reading.declared.edges[vertex].contains(where: {
          $0.targets.contains(where: reading.isArgument)
        })
      else { continue }
      isWanted.insert(component.info)
    }
    var registry: Registry? = engine.registry
    while let current = registry {
      let wanted = current.components { $0.canMakePlainly && isWanted.contains($0.info) }
      for component in wanted {
        // The recorder has the failure.
        try? view.viewedScope.createEagerly(component, for: view)
      }
      registry = current.parent
    }
  }
}

/// A scope of an engine that was asked itself.
private final class EngineView: ScopeView {
  static let options = RequestOptions(
    joins: .sameEngine, afterFailure: .finish, excludesRootFromMany: false)

  let viewedScope: Scope

  init(viewing scope: Scope) {
    viewedScope = scope
  }
}
