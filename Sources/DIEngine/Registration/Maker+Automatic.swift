extension Maker {
  /// An initializer whose parameters are all dependencies.
  @inlinable
  package static func automatic<Impl, each Parameter>(
    _ initializer: @escaping (repeat each Parameter) throws -> Impl
  ) -> Maker {
    Maker(signature: nil) { planner, cell in
      compileAutomatic(initializer, planner, cell)
    }
  }
}

@inlinable
package func compileAutomatic<Impl, each Parameter>(
  _ initializer: @escaping (repeat each Parameter) throws -> Impl, _ planner: Planner,
  _ cell: CellPlan
) -> AnyPlan? {
  let dependencies = (repeat planner.dependency((each Parameter).self))
  let unmanaged = Unmanaged.passUnretained(cell)
  if cell.isDirect {
    return Plan<Impl>(cell, needsAdmission: true) { (thread) throws(Failure) -> Impl in
      if mustAdmit(thread), let box = try admit(unmanaged, thread) {
        return unsafeDowncast(box, to: Box<Impl>.self).value
      }
      // A function, since a closure can't ask to be inlined: one call less for each object in a chain.
      @inline(__always)
      func initialized() throws(Failure) -> Impl {
        do {
          return try initializer(repeat try make(each dependencies, thread))
        } catch {
          throw thrown(error, by: unmanaged, thread)
        }
      }
      return try framed(unmanaged, thread, initialized)
    }
  }
  cell.makes { (thread) throws(Failure) -> AnyBox in
    do {
      return Box(try initializer(repeat try make(each dependencies, thread)))
    } catch {
      throw thrown(error, by: unmanaged, thread)
    }
  }
  return nil
}
