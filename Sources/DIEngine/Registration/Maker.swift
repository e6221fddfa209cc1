/// Calls a closure with the address of a tuple of arguments, if values can be one.
@usableFromInline
package typealias HandArguments = ([Any?], (UnsafeRawPointer) -> Void) -> Bool

/// One way to make an object of a component.
@usableFromInline
package struct Factory {
  /// Tells a planner the dependencies, in order; nil where there are none that can be told.
  @usableFromInline package typealias Declare = (PlanCompiler) -> Void
  /// Makes an object out of what it needs, in memory for it: all that a client compiles of an initializer.
  @usableFromInline
  package typealias Body = (Needs, ThreadState, UnsafeMutableRawPointer) throws -> Void

  let declare: Declare?
  /// Makes an object; nil where none can be made, and only one that was handed in can be had.
  let body: Body?
  /// What makers without arguments don't have, as long as they make something.
  let particulars: Particulars?
  /// Whether it asks the container itself for what it needs.
  let asksContainer: Bool

  final class Particulars {
    let signature: ObjectIdentifier?
    let hand: HandArguments?
    let missing: (any Any.Type)?

    init(_ signature: ObjectIdentifier?, _ hand: HandArguments?, missing: (any Any.Type)?) {
      self.signature = signature
      self.hand = hand
      self.missing = missing
    }
  }

  /// A maker that takes no arguments.
  @usableFromInline
  package init(asksContainer: Bool, declare: Declare? = nil, body: @escaping Body) {
    self.asksContainer = asksContainer
    self.declare = declare
    self.body = body
    particulars = nil
  }

  @usableFromInline
  package init(
    signature: ObjectIdentifier?, hand: HandArguments? = nil, asksContainer: Bool,
    declare: Declare? = nil, body: @escaping Body
  ) {
    self.asksContainer = asksContainer
    self.declare = declare
    self.body = body
    particulars =
      signature == nil && hand == nil ? nil : Particulars(signature, hand, missing: nil)
  }

  /// A component without an initializer: only an object that was handed in can be had.
  ///
  /// - Parameter signature: what a person reads as the initializer that there is none of.
  package init(missing signature: any Any.Type) {
    asksContainer = false
    declare = nil
    body = nil
    particulars = Particulars(nil, nil, missing: signature)
  }

  /// The types of the runtime arguments as those of a function; nil where there are none.
  package var signature: ObjectIdentifier? { particulars?.signature }

  /// Hands values to a closure as the arguments that the maker takes; nil where it takes none. Tells
  /// whether they fit: otherwise the closure isn't called.
  package var hand: HandArguments? { particulars?.hand }

  /// What a person reads as the missing initializer.
  var missing: (any Any.Type)? { particulars?.missing }
}
