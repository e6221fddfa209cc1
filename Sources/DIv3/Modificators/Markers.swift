public import DIEngine

/// A dependency with a tag; ``by(tag:on:)`` makes the dependency itself out of it.
///
/// Since 3.0.
public final class DIByTag<Tag, T>: RequestMarker {
  @usableFromInline let value: T

  init(_ value: T) {
    self.value = value
    super.init()
  }
}

/// All components of a type; ``many(_:)`` makes an array out of it.
///
/// Since 3.0.
public final class DIMany<T>: RequestMarker {
  @usableFromInline let values: [T]

  required init(_ values: [T]) {
    self.values = values
    super.init()
  }
}

/// A dependency on all components of a type in the asker's framework: the parameter of
/// ``manyInFramework(_:)``.
///
/// Since 3.0.
public final class DIManyInFramework<T>: RequestMarker {
  @usableFromInline let values: [T]

  required init(_ values: [T]) {
    self.values = values
    super.init()
  }
}

/// A value from the caller of the container; ``arg(_:)`` makes the value itself out of it.
///
/// Since 3.4.
public final class DIArg<T>: RequestMarker {
  @usableFromInline let value: T

  required init(_ value: T) {
    self.value = value
    super.init()
  }
}

extension DIByTag: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.request = tagged(description.request)
  }

  private static func tagged(_ request: Request) -> Request {
    var tagged = request
    // A name beside a tag says nothing.
    tagged.qualifiers.removeAll(where: \.isName)
    let tag = tagQualifier(Tag.self)
    if tag != .none { tagged.qualifiers.append(tag) }
    return tagged
  }

  package static func plan(_ request: Request, _ planner: Planner) -> Plan {
    let wrapped = planner.plan(T.self, tagged(request))
    return ClosurePlan(wrapped.cell, needsAdmission: wrapped.needsAdmission) {
      (thread) throws(Failure) -> DIByTag<Tag, T> in
      DIByTag(try wrapped.make(thread))
    }
  }
}

extension DIMany: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.request = elements(description.request)
    description.isMany = true
  }

  package static func plan(_ request: Request, _ planner: Planner) -> Plan {
    let many = planner.many(T.self, elements(request))
    let marker: DIMany<T>.Type = DIMany<T>.self
    return ClosurePlan(nil) { (thread) throws(Failure) -> DIMany<T> in
      marker.init(try many.make(thread, .uncreatable))
    }
  }
}

extension DIManyInFramework: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.request = inFramework(description.request)
    description.isMany = true
  }

  private static func inFramework(_ request: Request) -> Request {
    var inFramework = elements(request)
    inFramework.inGroupOnly = true
    return inFramework
  }

  package static func plan(_ request: Request, _ planner: Planner) -> Plan {
    let many = planner.many(T.self, inFramework(request))
    let marker: DIManyInFramework<T>.Type = DIManyInFramework<T>.self
    return ClosurePlan(nil) { (thread) throws(Failure) -> DIManyInFramework<T> in
      marker.init(try many.make(thread, .uncreatable))
    }
  }
}

/// The request for the elements of an array.
private func elements(_ request: Request) -> Request {
  var elements = request
  // A name beside many says nothing.
  elements.qualifiers.removeAll(where: \.isName)
  // An element that can't be made is left out, not replaced by nil.
  elements.softens = false
  return elements
}

extension DIArg: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.isArgument = true
  }

  package static func plan(_ request: Request, _ planner: Planner) -> Plan {
    let argument = planner.argument(T.self)
    // Taken here, so that the runtime is not asked for the type each time.
    let marker: DIArg<T>.Type = DIArg<T>.self
    return ClosurePlan(nil) { (thread) throws(Failure) -> DIArg<T> in
      marker.init(try argument(thread))
    }
  }
}
