import DIEngine

// The ends of initializers and injections.

extension CreationWorld {
  func complete(_ frame: VirtualCall.Frame, _ call: VirtualCall) {
    let object = frame.object
    let part = program.parts[object.slot]
    log?.append("R\(call.index + 1) \(frame.code) of \(object.slot) is over")
    let record = object.record!
    let box = Box(VirtualProduct(object: object, mortal: watch.map { Mortal(.object, $0) }))
    // Extends the lifetime beyond the rule, as the engine's code does.
    defer { withExtendedLifetime(box) {} }
    let failure: Failure?
    switch frame.code {
    case .initializer:
      object.exists = true
      if part.isShown {
        engine.rules.show(box, of: record)
        call.frames[call.frames.count - 1].code = .shown
        call.frames[call.frames.count - 1].next = 0
        return
      }
      let isQueued = !part.injections.isEmpty
      object.isFinished = !isQueued
      if flaw == .publishesOwn, !isQueued { record.holds = [] }
      failure = engine.rules.initialized(record, box, isQueued: isQueued)
      if failure == nil, isQueued { call.queue.append(object) }
    case .shown:
      object.isFinished = true
      if flaw == .publishesOwn { record.holds = [] }
      failure = engine.rules.initialized(record, box, isQueued: false)
    case .queued:
      object.isFinished = true
      if flaw == .publishesOwn { record.holds = [] }
      failure = engine.rules.injected(record)
    }
    if failure != nil {
      expect(hadError, "an object fails, though nothing has")
      object.isFinished = false
      call.state = .throwing
      // The closure has returned: the task isn't suspended in it any more.
      call.isBack = call.maySuspend
      return
    }
    call.frames.removeLast()
    if frame.code != .queued { call.receive(object) }
  }

  func drop(_ call: VirtualCall) {
    let object = call.frames.removeLast().object
    object.isDuplicate = true
    engine.rules.drop(object.record!)
    call.receive(nil)
  }
}
