package import DIEngine

/// A dependency with a tag; ``by(tag:on:)`` unwraps it.
///
/// - Since: 3.0
public struct DIByTag<Tag, T> {
  @usableFromInline let value: T
}

/// A dependency on all components of a type; ``many(_:)`` unwraps it to an array.
///
/// - Since: 3.0
public struct DIMany<T> {
  @usableFromInline let values: [T]
}

/// A dependency on all components of a type in the framework of the component that declares it;
/// ``manyInFramework(_:)`` unwraps it to an array.
///
/// - Since: 3.0
public struct DIManyInFramework<T> {
  @usableFromInline let values: [T]
}

/// A value that the request supplies; ``arg(_:)`` unwraps it.
///
/// - Since: 3.4
public struct DIArg<T> {
  @usableFromInline let value: T
}

extension DIByTag: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.request = tagged(description.request)
  }

  private static func tagged(_ request: Request) -> Request {
    var tagged = request
    // A tag overrides a name.
    tagged.qualifiers.removeAll(where: \.isName)
    let tag = tagQualifier(Tag.self)
    if tag != .none { tagged.qualifiers.append(tag) }
    return tagged
  }

  package static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    // The marker has the same memory layout as the value that it wraps.
    maker.plan(T.self, tagged(request))
  }
}

extension DIMany: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.request = elements(description.request)
    description.isMany = true
  }

  package static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    maker.many(T.self, elements(request))
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
    inFramework.options.insert(.inModuleOnly)
    return inFramework
  }

  package static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    maker.many(T.self, inFramework(request))
  }
}

/// Returns the request for the elements of an array.
private func elements(_ request: Request) -> Request {
  var elements = request
  // `many` ignores a name.
  elements.qualifiers.removeAll(where: \.isName)
  // An element that can't be created is omitted, not replaced by nil.
  elements.options.remove(.softens)
  return elements
}

extension DIArg: RequestShape {
  package static var content: any Any.Type { T.self }

  package static func describe(_ description: inout RequestDescription) {
    description.isArgument = true
  }

  package static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    maker.argument(T.self)
  }
}
