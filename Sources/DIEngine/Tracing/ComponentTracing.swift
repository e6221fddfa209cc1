/// What the plan of a cell has to tell, and to whom.
final class ComponentTracing {
  let component: TracedComponent
  let tracers: Tracers

  init(_ component: Component, _ tracers: Tracers) {
    self.component = TracedComponent(
      info: component.info, lifetime: component.lifetime, store: component.store)
    self.tracers = tracers
  }

  func beginMaking(_ thread: ThreadState) {
    tracers.begin(.making(component), thread)
  }

  func endMaking(_ thread: ThreadState) {
    tracers.end(.making(component), thread)
  }

  func beginInjecting(_ box: AnyBox, _ thread: ThreadState) {
    tracers.begin(.injecting(component, box.any), thread)
  }

  func endInjecting(_ box: AnyBox, _ thread: ThreadState) {
    tracers.end(.injecting(component, box.any), thread)
  }

  func made(_ box: AnyBox, _ thread: ThreadState) {
    tracers.report(.made(component, box.any), thread)
  }

  func externalInstance(_ box: AnyBox, _ thread: ThreadState) {
    tracers.report(.externalInstance(component, box.any), thread)
  }

  func injected(_ box: AnyBox, _ thread: ThreadState) {
    tracers.report(.injected(component, box.any), thread)
  }

  func reused(_ box: AnyBox, isFinished: Bool, _ thread: ThreadState) {
    tracers.report(.reused(component, box.any, isFinished: isFinished), thread)
  }

  /// Tells that an object is kept: at once, or at the end if it is the one of the outermost request.
  func kept(_ box: AnyBox, _ thread: ThreadState) {
    let event = TraceEvent.kept(component, box.any)
    let graph = currentResolution(thread).unsafelyUnwrapped.pointee.graph?.takeUnretainedValue()
    if let outermost = graph?.outermost, outermost.isInnermost {
      outermost.kept = event
    } else {
      tracers.report(event, thread)
    }
  }
}
