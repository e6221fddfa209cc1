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
  package typealias Body = (Needs, ResolutionContext, UnsafeMutableRawPointer) throws -> Void

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

extension Factory {
  /// An initializer whose parameters are all dependencies.
  @inlinable
  package static func automatic<Impl, each Parameter>(
    _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Factory {
    Factory(
      asksContainer: false, declare: needs(of: initializer),
      body: body(calling: initializer))
  }

  /// An initializer without parameters: as a pack it would be called through one more thunk.
  @inlinable
  package static func automatic<Impl>(_ initializer: @escaping () throws -> Impl) -> Factory {
    Factory(
      asksContainer: false, declare: { _ in },
      body: { _, _, memory in memory.initializeMemory(as: Impl.self, to: try initializer()) })
  }

  /// Tells a planner the parameters of an initializer.
  @inlinable
  package static func needs<Impl, each Parameter>(
    of initializer: (repeat each Parameter) throws -> Impl
  ) -> Declare {
    { compiler in repeat compiler.need((each Parameter).self) }
  }

  /// Calls an initializer with values for its parameters.
  @inlinable
  package static func body<Impl, each Parameter>(
    calling initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Body {
    { needs, _, memory in
      var next = needs
      memory.initializeMemory(
        as: Impl.self, to: try initializer(repeat take(&next, (each Parameter).self)))
    }
  }
}

extension Factory {
  /// A closure that gets the container and looks its dependencies up itself.
  @inlinable
  package static func manual<View: ScopeView, Impl>(
    _ initializer: @escaping (View) throws -> Impl
  ) -> Factory {
    Factory(asksContainer: true) { _, context, memory in
      memory.initializeMemory(as: Impl.self, to: try initializer(context.currentView()))
    }
  }

  /// A closure that gets the container and the arguments of the request.
  @inlinable
  package static func manual<View: ScopeView, Impl, First, each Rest>(
    _ initializer: @escaping (View, First, repeat each Rest) throws -> Impl
  ) -> Factory {
    Factory(
      signature: argumentSignature(of: First.self, repeat (each Rest).self),
      hand: handArguments(First.self, repeat (each Rest).self), asksContainer: true
    ) { _, context, memory in
      let arguments: (First, (repeat each Rest)) = context.takeArguments()
      memory.initializeMemory(
        as: Impl.self,
        to: try initializer(context.currentView(), arguments.0, repeat each arguments.1))
    }
  }
}

/// The identity of a list of argument types; one argument that is a tuple differs from several.
@inlinable
package func argumentSignature<First, each Rest>(
  of first: First.Type, _ rest: repeat (each Rest).Type
) -> ObjectIdentifier {
  ObjectIdentifier(((First, repeat each Rest) -> Void).self)
}

extension ResolutionContext {
  /// The façade's container of the running request, as its own closures expect it.
  @inlinable
  package func currentView<View: ScopeView>() -> View {
    let resolution = self.resolution
    let view = resolution.pointee.view
    guard view._withUnsafeGuaranteedRef({ type(of: $0) == View.self }) else {
      return View(viewing: resolution.pointee.scope.takeUnretainedValue())
    }
    return unsafeDowncast(view.takeUnretainedValue(), to: View.self)
  }

  /// The arguments of the running request. Only the requested component takes them: its
  /// dependencies are asked for without any.
  @inlinable
  package func takeArguments<Arguments>() -> Arguments {
    let resolution = self.resolution
    let tuple = resolution.pointee.tuple.unsafelyUnwrapped
    resolution.pointee.tuple = nil
    return tuple.assumingMemoryBound(to: Arguments.self).pointee
  }
}
