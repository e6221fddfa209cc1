extension Maker {
  /// A closure that gets the container and looks its dependencies up itself.
  @inlinable
  package static func manual<View: ScopeView, Impl>(
    _ initializer: @escaping (View) throws -> Impl
  ) -> Maker {
    Maker(signature: nil) { _, cell in compileManual(initializer, cell) }
  }

  /// A closure that gets the container and the arguments of the request.
  @inlinable
  package static func manual<View: ScopeView, Impl, First, each Rest>(
    _ initializer: @escaping (View, First, repeat each Rest) throws -> Impl
  ) -> Maker {
    Maker(
      signature: argumentSignature(of: First.self, repeat (each Rest).self),
      hand: handArguments(First.self, repeat (each Rest).self)
    ) { _, cell in
      compileManual(initializer, cell)
    }
  }

  /// A component without an initializer: only an object that was handed in can be had.
  @inlinable
  package static func missing<Impl>(_ type: Impl.Type) -> Maker {
    Maker(signature: nil) { _, cell in
      cell.leaveWithoutMaker(signature: (() -> Impl).self)
      return nil
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

@inlinable
package func compileManual<View: ScopeView, Impl>(
  _ initializer: @escaping (View) throws -> Impl, _ cell: CellPlan
) -> AnyPlan? {
  let unmanaged = Unmanaged.passUnretained(cell)
  if cell.isDirect {
    return Plan<Impl>(cell) { (thread) throws(Failure) -> Impl in
      if let box = try admit(unmanaged, thread) {
        return unsafeDowncast(box, to: Box<Impl>.self).value
      }
      // A function, since a closure can't ask to be inlined: one call less for each object in a chain.
      @inline(__always)
      func initialized() throws(Failure) -> Impl {
        do {
          return try initializer(currentView(thread))
        } catch {
          throw thrown(error, by: unmanaged, thread)
        }
      }
      return try framed(unmanaged, thread, initialized)
    }
  }
  cell.makes { (thread) throws(Failure) -> AnyBox in
    do {
      return Box(try initializer(currentView(thread)))
    } catch {
      throw thrown(error, by: unmanaged, thread)
    }
  }
  return nil
}

@inlinable
package func compileManual<View: ScopeView, Impl, First, each Rest>(
  _ initializer: @escaping (View, First, repeat each Rest) throws -> Impl, _ cell: CellPlan
) -> AnyPlan? {
  let unmanaged = Unmanaged.passUnretained(cell)
  cell.makes { (thread) throws(Failure) -> AnyBox in
    let arguments: (First, (repeat each Rest)) = takeArguments(thread)
    do {
      return Box(
        try initializer(currentView(thread), arguments.0, repeat each arguments.1))
    } catch {
      throw thrown(error, by: unmanaged, thread)
    }
  }
  return nil
}

/// The façade's container of the running request, as its own closures expect it.
@inlinable
package func currentView<View: ScopeView>(_ thread: ThreadState) -> View {
  let run = currentRun(thread).unsafelyUnwrapped
  guard run.pointee.viewKind == ObjectIdentifier(View.self) else {
    return View(viewing: run.pointee.scope.takeUnretainedValue())
  }
  return unsafeDowncast(run.pointee.view.takeUnretainedValue(), to: View.self)
}

/// The arguments of the running request. Only the requested component takes them: its
/// dependencies are asked for without any.
@inlinable
package func takeArguments<Arguments>(_ thread: ThreadState) -> Arguments {
  let run = currentRun(thread).unsafelyUnwrapped
  let tuple = run.pointee.tuple.unsafelyUnwrapped
  run.pointee.tuple = nil
  return tuple.assumingMemoryBound(to: Arguments.self).pointee
}
