import CDIEngine
import DIEngine

/// A request for all components of a type.
final class All<Element>: RequestMarker, RequestShape {
  let elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
    super.init()
  }

  static var content: any Any.Type { Element.self }

  static func describe(_ description: inout RequestDescription) {
    description.isMany = true
  }

  static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    let array = maker.many(Element.self, request)
    return ClosurePlan(nil) { (thread) throws(Failure) -> All in All(try array.make(thread)) }
  }
}

/// A deferred request, which can be resolved several times.
final class Later<Value>: RequestMarker, DelayedShape, @unchecked Sendable {
  private let request: DelayedRequest

  init(_ request: DelayedRequest) {
    self.request = request
    super.init()
  }

  static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    let delayed = maker.delayed(Value.self, request)
    return ClosurePlan(nil) { (thread) throws(Failure) -> Later in Later(delayed(thread)) }
  }

  static var content: any Any.Type { Value.self }

  func value(_ arguments: ArgumentEntries? = nil) throws -> Value {
    try withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      let memory = buffer.baseAddress!
      if let arguments {
        try withUnsafePointer(to: arguments) {
          try request.make(
            Value.self, at: UnsafeMutableRawPointer(memory), $0, for: RawContainer.self)
        }
      } else {
        try request.make(Value.self, at: UnsafeMutableRawPointer(memory), for: RawContainer.self)
      }
      return memory.move()
    }
  }
}

/// A runtime argument.
final class Given<Value>: RequestMarker, RequestShape {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  static var content: any Any.Type { Value.self }

  static func describe(_ description: inout RequestDescription) {
    description.isArgument = true
  }

  static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    let argument = maker.argument(Value.self)
    return ClosurePlan(nil) { (thread) throws(Failure) -> Given in Given(try argument.make(thread))
    }
  }
}

/// A request by tag, in addition to the names and tags of the request itself.
final class Tagged<Tag, Value>: RequestMarker, RequestShape {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  static var content: any Any.Type { Value.self }

  static func describe(_ description: inout RequestDescription) {
    description.request = tagged(description.request)
  }

  private static func tagged(_ request: Request) -> Request {
    var inner = request
    inner.qualifiers.append(QualifierInterner.shared.tag(Tag.self))
    return inner
  }

  static func plan(_ request: Request, _ maker: PlanMaker) -> Plan {
    let wrapped = maker.plan(Value.self, tagged(request))
    return ClosurePlan(nil) { (thread) throws(Failure) -> Tagged in Tagged(try wrapped.make(thread))
    }
  }
}
