public import DIEngine

extension DIScope {
  /// The qualifier of a name that is asked for with a type.
  ///
  /// If nobody has the name, the failure is about the type below a lazy one.
  @usableFromInline
  func qualifier(_ name: String, for type: any Any.Type) throws(Failure) -> Qualifier {
    do throws(Failure) {
      return try scope.qualifier(name, for: type)
    } catch {
      guard requestShape(of: peeled(type)) != nil else { throw error }
      return try scope.qualifier(name, for: requestBase(of: type))
    }
  }
}
