extension Scope {
  /// The group of components that a request of the running thread on this scope comes from: that
  /// of the component whose closure makes it.
  func currentViewpoint() -> Viewpoint {
    guard registry.mayHaveGroups else { return .none }
    let thread = currentThreadState()
    var run = currentRun(thread)
    while let candidate = run, candidate.pointee.identity != identity {
      run = candidate.pointee.outer
    }
    guard let run else { return .none }
    var next = innermostFrame(thread)
    while let frame = next {
      if frame.pointee.run == run {
        return frame.pointee.plan._withUnsafeGuaranteedRef { $0.viewpoint }
      }
      next = frame.pointee.outer
    }
    return .none
  }
}
