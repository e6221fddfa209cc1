/// The plan of a service whose objects are made as one type and wanted as another one.
final class ConvertedPlan: Plan {
  /// The plan of the component's own type. The cell holds it as long as it lives.
  private let own: Unmanaged<Plan>
  private let owner: Unmanaged<CellPlan>
  private let madeType: any Any.Type
  /// Casts class instances to a protocol or class; nil for other types.
  private let cast: ObjectCast?
  /// Where requests by other components find the finished object; nil where a request must look for it.
  private let readable: ReadyPlace?

  init(_ own: Plan, _ cell: CellPlan, to target: any Any.Type) {
    self.own = .passUnretained(own)
    owner = .passUnretained(cell)
    madeType = cell.component.type
    cast = ObjectCast(from: madeType, to: target)
    readable = cell.isReadable ? cell.place(as: target) : nil
    super.init(
      cell, readable ?? .none, needsAdmission: readable == nil ? own.needsAdmission : false)
  }

  override func make<Value>(
    _ thread: ThreadState, _ type: Value.Type
  ) throws(Failure) -> Value {
    guard let readable else {
      guard let cast else { return try converted(thread, type) { () } }
      let object = try own.make(thread, AnyObject.self)
      if let value = cast(object, to: Value.self) { return value }
      throw failure(object, type, thread)
    }
    if let ready = readable.load(thread, Value.self) { return ready }
    return try published(at: readable, thread, type)
  }

  private func published<Value>(
    at place: ReadyPlace, _ thread: ThreadState, _ type: Value.Type
  ) throws(Failure) -> Value {
    let cell = owner.takeUnretainedValue()
    let version = cell.version(thread)
    let wasKept = cell.isKept(thread)
    let value = try converted(thread, type) {
      if !wasKept { cell.takeBack(thread) }
    }
    cell.fill(place, Box(value), version, thread)
    return value
  }

  /// - Parameter fail: called before the failure of an object that is of another type.
  private func converted<Value>(
    _ thread: ThreadState, _ type: Value.Type, orElse fail: () -> Void
  ) throws(Failure) -> Value {
    func converted<Made>(_ made: Made.Type) throws(Failure) -> Value {
      let object = try own.make(thread, made)
      guard let value = object as? Value else {
        fail()
        throw failure(object, type, thread)
      }
      return value
    }
    return try _openExistential(madeType, do: converted)
  }

  private func failure(
    _ object: Any, _ target: any Any.Type, _ thread: ThreadState
  ) -> Failure {
    owner._withUnsafeGuaranteedRef { $0.conversionFailure(object, target, thread) }
  }
}
