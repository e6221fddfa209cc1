import DIEngine

/// An engine for one request, with a component and a plan. Only the requesting call and the rules
/// retain them.
final class VirtualContainer {
  let plan: ComponentPlan
  private let engine: Engine

  init(_ watch: DeathWatch) {
    let (ofRegistry, ofComponent) = (Mortal(.registry, watch), Mortal(.component, watch))
    engine = Engine { _ in ofRegistry.use() }
    let note = Note()
    let component = Component(
      of: Int.self, file: #fileID, line: #line, behaviour: RawContainer.Style.immediate.behaviour,
      lifetime: Lifetime(.engine),
      factory: Factory(
        signature: nil, asksContainer: false,
        declare: { compiler in
          ofComponent.use()
          note.plan = compiler.owner
          let ofPlan = Mortal(.plan, watch)
          compiler.owner?.whenCompiled { ofPlan.use() }
        },
        body: { _, _, memory in memory.initializeMemory(as: Int.self, to: 1) }))
    engine.registry.add(component)
    // The registry doesn't retain compilation results, so it doesn't retain outdated plans either.
    _ = engine.registry.declaredGraph()
    plan = note.plan!
    // Break the cycle: the plan retains the component, which retains the note.
    note.plan = nil
  }

  private final class Note {
    var plan: ComponentPlan?
  }
}

/// The result of a call: the object, and the part of it that belongs to the user.
struct VirtualProduct {
  let object: VirtualObject
  let mortal: Mortal?
}

/// The error of a failed call.
struct VirtualError: Error {
  let mortal: Mortal
}
