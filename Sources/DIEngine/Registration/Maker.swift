/// One way to make an object of a component.
@usableFromInline
package struct Maker {
  /// The types of the runtime arguments as those of a function; nil where there are none.
  package let signature: ObjectIdentifier?
  /// Compiles the way for one cell. For a cell that is made anew each time the result is the
  /// plan of the component's own type; otherwise `CellPlan.create` is set and the result is nil.
  package let compile: (Planner, CellPlan) -> AnyPlan?

  @usableFromInline
  package init(
    signature: ObjectIdentifier?, compile: @escaping (Planner, CellPlan) -> AnyPlan?
  ) {
    self.signature = signature
    self.compile = compile
  }
}
