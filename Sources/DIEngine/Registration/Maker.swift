/// Calls a closure with the address of a tuple of arguments, if values can be one.
@usableFromInline
package typealias HandArguments = ([Any?], (UnsafeRawPointer) -> Void) -> Bool

/// One way to make an object of a component.
@usableFromInline
package struct Maker {
  /// The types of the runtime arguments as those of a function; nil where there are none.
  package let signature: ObjectIdentifier?
  /// Hands values to a closure as the arguments that the maker takes; nil where it takes none. Tells
  /// whether they fit: otherwise the closure isn't called.
  package let hand: HandArguments?
  /// Compiles the way for one cell. For a cell that is made anew each time the result is the
  /// plan of the component's own type; otherwise `CellPlan.makes(_:)` is called and the result is nil.
  @usableFromInline package let compile: Compile

  @usableFromInline package typealias Compile = (Planner, CellPlan) -> AnyPlan?

  @usableFromInline
  package init(
    signature: ObjectIdentifier?, hand: HandArguments? = nil,
    compile: @escaping Compile
  ) {
    self.signature = signature
    self.hand = hand
    self.compile = compile
  }
}
