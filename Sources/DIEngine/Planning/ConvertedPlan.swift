/// The plan for a service whose type isn't the type that the factory makes.
package final class ConvertedPlan: Plan {
  /// The plan for the component's own type. Unretained: the component plan retains it.
  private let own: Unowned<Plan>
  private var owner: Unowned<ComponentPlan> { Unowned(componentPlan.unsafelyUnwrapped) }
  private let madeType: any Any.Type
  private let type: any Any.Type
  /// Casts class instances to a protocol or class; nil for other types. Retained manually, so that requests
  /// change no reference count.
  private let cast: Unowned<ObjectCast>?
  /// Converts small values to a protocol; nil for other types.
  private let valueCast: ValueCast?
  /// The cached instance as the target type; nil if each request must call `own`.
  let readable: ReadPlace?

  init(_ own: ComponentPlan, to target: any Any.Type) {
    self.own = Unowned(own).erased
    madeType = own.component.type
    type = target
    cast = ObjectCast(from: madeType, to: target).map { Unowned.retaining($0) }
    valueCast = cast == nil ? ValueCast(from: madeType, to: target) : nil
    readable = own.place(as: target)
    super.init(
      own, readable ?? .none,
      needsReentrancyCheck: readable == nil ? own.needsReentrancyCheck : false)
  }

  deinit { cast?.release() }

  var targetType: ObjectIdentifier { ObjectIdentifier(type) }

  package override func asynchronous(_ maker: any AsyncFormMaker) -> (any AsyncForm)? {
    own.object.asynchronous(maker).map {
      maker.converted(self, $0, from: madeType, readable)
    }
  }

  /// Converts an object that an asynchronous request has made. Takes it out of its memory.
  package func convert(
    _ made: UnsafeMutableRawPointer, to memory: UnsafeMutableRawPointer,
    _ context: ResolutionContext
  ) throws(Failure) {
    if let cast {
      memory.copyMemory(from: made, byteCount: MemoryLayout<AnyObject>.size)
      if cast.with({ $0.complete(memory) }) { return }
      let object = Unowned<AnyObject>(address: memory.load(as: UnsafeRawPointer.self))
      throw failure(object.take(), context)
    }
    func convert<Made>(_ type: Made.Type) throws(Failure) {
      let value = made.assumingMemoryBound(to: type).move()
      func cast<Target>(_ target: Target.Type) -> Bool {
        guard let value = value as? Target else { return false }
        memory.initializeMemory(as: target, to: value)
        return true
      }
      guard _openExistential(self.type, do: cast) else { throw failure(value, context) }
    }
    try _openExistential(madeType, do: convert)
  }

  /// Returns a box with a copy of a converted object.
  package func box(converted memory: UnsafeMutableRawPointer) -> AnyBox {
    cast?.object.box(copying: memory) ?? DIEngine.box(copying: memory, as: type)
  }

  package override func make(
    _ context: ResolutionContext, at memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    guard let readable else { return try convert(context, memory) }
    if readable.copy(to: memory, context) { return }
    let componentPlan = owner.object
    let version = componentPlan.version(context)
    let wasKept = componentPlan.isKept(context)
    try convert(context, memory) { if !wasKept { componentPlan.discardInstance(context) } }
    componentPlan.fill(readable, box(converted: memory), version, context)
  }

  /// Makes an object with `own` and converts it.
  ///
  /// - Parameter fail: A closure to call before the conversion fails.
  @inline(__always)
  private func convert(
    _ context: ResolutionContext, _ memory: UnsafeMutableRawPointer, orElse fail: () -> Void = {}
  ) throws(Failure) {
    guard let cast else { return try convertValue(context, memory, orElse: fail) }
    try own.make(context, at: memory)
    guard cast.with({ $0.complete(memory) }) else {
      fail()
      let object = Unowned<AnyObject>(address: memory.load(as: UnsafeRawPointer.self))
      throw failure(object.take(), context)
    }
  }

  /// Converts an object if either type isn't a class or a protocol that class instances can be cast to.
  @inline(never)
  private func convertValue(
    _ context: ResolutionContext, _ memory: UnsafeMutableRawPointer, orElse fail: () -> Void
  ) throws(Failure) {
    if let valueCast, valueCast.isKnown {
      try own.make(context, at: memory)
      return valueCast.complete(memory)
    }
    func convert<Made>(_ made: Made.Type) throws(Failure) {
      let value = try own.make(context, made)
      func cast<Target>(_ target: Target.Type) -> Bool {
        guard let value = value as? Target else { return false }
        memory.initializeMemory(as: target, to: value)
        return true
      }
      guard _openExistential(type, do: cast) else {
        fail()
        throw failure(value, context)
      }
    }
    try _openExistential(madeType, do: convert)
    valueCast?.learn(from: memory)
  }

  private func failure(_ object: Any, _ context: ResolutionContext) -> Failure {
    owner.with { $0.conversionFailure(object, type, context) }
  }
}
