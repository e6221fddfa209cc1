/// What the plan of a cell has to tell, and to whom.
final class TracedCell {
  let component: TracedComponent
  let audience: Audience

  init(_ component: Component, _ audience: Audience) {
    self.component = TracedComponent(
      info: component.info, lifetime: component.lifetime, keeper: component.keeper)
    self.audience = audience
  }

  func beginMaking(_ thread: ThreadState) {
    audience.begin(.making(component), thread)
  }

  func endMaking(_ thread: ThreadState) {
    audience.end(.making(component), thread)
  }

  func beginInjecting(_ box: AnyBox, _ thread: ThreadState) {
    audience.begin(.injecting(component, box.any), thread)
  }

  func endInjecting(_ box: AnyBox, _ thread: ThreadState) {
    audience.end(.injecting(component, box.any), thread)
  }

  func made(_ box: AnyBox, _ thread: ThreadState) {
    audience.tell(.made(component, box.any), thread)
  }

  func adopted(_ box: AnyBox, _ thread: ThreadState) {
    audience.tell(.adopted(component, box.any), thread)
  }

  func injected(_ box: AnyBox, _ thread: ThreadState) {
    audience.tell(.injected(component, box.any), thread)
  }

  func reused(_ box: AnyBox, isFinished: Bool, _ thread: ThreadState) {
    audience.tell(.reused(component, box.any, isFinished: isFinished), thread)
  }

  /// Tells that an object is kept: at once, or at the end if it is the one of the outermost request.
  func kept(_ box: AnyBox, _ thread: ThreadState) {
    let event = TraceEvent.kept(component, box.any)
    let graph = currentRun(thread).unsafelyUnwrapped.pointee.graph?.takeUnretainedValue()
    if let outermost = graph?.outermost, outermost.isInnermost {
      outermost.kept = event
    } else {
      audience.tell(event, thread)
    }
  }
}
