/// What the plan of a cell has to tell, and to whom.
final class ComponentTracing {
  let component: TracedComponent
  let tracers: Tracers

  init(_ component: Component, _ tracers: Tracers) {
    self.component = TracedComponent(
      info: component.info, lifetime: component.lifetime, store: component.store)
    self.tracers = tracers
  }

  func beginMaking(_ context: ResolutionContext) {
    tracers.begin(.making(component), context)
  }

  func endMaking(_ context: ResolutionContext) {
    tracers.end(.making(component), context)
  }

  func beginInjecting(_ box: AnyBox, _ context: ResolutionContext) {
    tracers.begin(.injecting(component, box.any), context)
  }

  func endInjecting(_ box: AnyBox, _ context: ResolutionContext) {
    tracers.end(.injecting(component, box.any), context)
  }

  func made(_ box: AnyBox, _ context: ResolutionContext) {
    tracers.report(.made(component, box.any), context)
  }

  func externalInstance(_ box: AnyBox, _ context: ResolutionContext) {
    tracers.report(.externalInstance(component, box.any), context)
  }

  func injected(_ box: AnyBox, _ context: ResolutionContext) {
    tracers.report(.injected(component, box.any), context)
  }

  func reused(_ box: AnyBox, isFinished: Bool, _ context: ResolutionContext) {
    tracers.report(.reused(component, box.any, isFinished: isFinished), context)
  }

  /// Tells that an object is kept: at once, or at the end if it is the one of the outermost request.
  func kept(_ box: AnyBox, _ context: ResolutionContext) {
    let event = TraceEvent.kept(component, box.any)
    let graph = context.resolution.pointee.graph?.takeUnretainedValue()
    if let outermost = graph?.outermost, outermost.isInnermost {
      outermost.kept = event
    } else {
      tracers.report(event, context)
    }
  }
}
