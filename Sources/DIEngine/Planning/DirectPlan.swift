internal import CDIEngine

/// The plan of a component whose objects are made anew each time and get nothing after their initializer.
final class DirectPlan: Plan {
  private let body: MakerBody<Void>
  private let needs: NeedList
  private let owner: Unmanaged<CellPlan>
  /// Whether the initializer looks its dependencies up itself, which may lead back here.
  private let asksContainer: Bool

  init(_ maker: Maker, _ body: MakerBody<Void>, _ needs: NeedList, _ cell: CellPlan) {
    self.body = body
    self.needs = needs
    owner = .passUnretained(cell)
    asksContainer = maker.asksContainer
    super.init(cell, needsAdmission: !maker.asksContainer)
  }

  override func make<Value>(
    _ thread: ThreadState, _ type: Value.Type
  ) throws(Failure) -> Value {
    if asksContainer || mustAdmit(thread), let box = try admit(owner, thread) {
      return box.value(as: Value.self)
    }
    try checkStack(owner, thread)
    var frame = Frame(owner, on: thread)
    return try withUnsafeMutablePointer(to: &frame) { (frame) throws(Failure) -> Value in
      thread.pointee.frame = UnsafeMutableRawPointer(frame)
      defer { thread.pointee.frame = UnsafeMutableRawPointer(frame.pointee.outer) }
      let object: Value
      do {
        object = try body.making(Value.self).make(needs.first, thread)
      } catch {
        throw thrown(error, by: owner, thread)
      }
      if frame.pointee.isRemembered { remember(frame, Box(object)) }
      return object
    }
  }
}
