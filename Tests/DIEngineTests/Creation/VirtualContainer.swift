import DIEngine

/// An engine that is made for one request, with a component and a plan: nothing holds them but the call
/// that asks, and what the rules hold for it.
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
    // What is compiled for a description, the registry doesn't hold: nor does it hold outdated plans.
    _ = engine.registry.declaredGraph()
    plan = note.plan!
    // The plan holds the component, which holds the note.
    note.plan = nil
  }

  private final class Note {
    var plan: ComponentPlan?
  }
}

/// What a call makes: the object, and what of it belongs to the user.
struct VirtualProduct {
  let object: VirtualObject
  let mortal: Mortal?
}

/// What a call fails by.
struct VirtualError: Error {
  let mortal: Mortal
}
