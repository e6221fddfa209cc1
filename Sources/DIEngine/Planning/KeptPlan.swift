/// The plan of a component's own type where its objects are kept, or get something after their initializer.
final class KeptPlan: Plan {
  private let owner: Unmanaged<CellPlan>
  /// Where requests by other components find the finished object; nil where a request must look for it.
  private let readable: ReadyPlace?

  init(_ cell: CellPlan) {
    owner = .passUnretained(cell)
    readable = cell.isReadable ? cell.place(as: cell.component.type) : nil
    super.init(cell, readable ?? .none)
  }

  override func make<Value>(
    _ thread: ThreadState, _ type: Value.Type
  ) throws(Failure) -> Value {
    guard let readable else { return try obtain(owner, thread).value(as: Value.self) }
    if let ready = readable.load(thread, Value.self) { return ready }
    return try obtain(owner, at: readable, thread).value(as: Value.self)
  }
}
