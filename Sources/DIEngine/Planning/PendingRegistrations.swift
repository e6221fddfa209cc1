/// A registration as a builder describes it. Each build of the builder copies its component.
package protocol BuilderDeclaration: AnyObject {
  /// The component that the last build added; nil before the first build.
  var added: Component? { get set }
}

/// The components that one build of a builder adds to an engine after their validation.
package struct PendingRegistrations<Declaration: BuilderDeclaration> {
  package typealias Entry = (declaration: Declaration, component: Component)

  /// The engine that receives the components.
  package let engine: Engine
  /// The declarations to add, with the copies of their components.
  package let entries: [Entry]
  /// The declarations that earlier builds added to the engine, with their components.
  package let earlier: [Entry]

  /// Copies the components of the declarations that a build adds.
  ///
  /// - Parameters:
  ///   - declarations: All declarations of the builder.
  ///   - engine: The builder's engine, to which each declaration is added once; nil if each build adds all
  ///     declarations to an engine of its own.
  ///   - copy: Returns a copy of a declaration's component.
  package init(
    of declarations: [Declaration], for engine: Engine?, copy: (Declaration) -> Component
  ) {
    self.engine = engine ?? Engine()
    entries = declarations.filter { engine == nil || $0.added == nil }.map { ($0, copy($0)) }
    earlier =
      engine == nil
      ? [] : declarations.compactMap { declaration in declaration.added.map { (declaration, $0) } }
  }

  /// The declarations to add, in the order of registration.
  package var declarations: [Declaration] { entries.map(\.declaration) }

  /// The conflicts that the components would cause among each other and with those of the engine.
  package var conflicts: [Conflict] {
    Conflict.conflicts(of: entries.map(\.component), in: engine.registry)
  }

  /// Adds the components to the engine, in the order of registration.
  package func commit() {
    for (declaration, component) in entries {
      engine.registry.add(component)
      declaration.added = component
    }
  }
}
