extension Scope {
  /// The group of components that a request of the running thread on this scope comes from: that
  /// of the component whose closure makes it.
  func currentModule() -> RequestingModule {
    guard registry.mayHaveGroups else { return .none }
    let thread = currentThreadState()
    var resolution = currentResolution(thread)
    while let candidate = resolution, candidate.pointee.family != family {
      resolution = candidate.pointee.outer
    }
    guard let resolution else { return .none }
    var next = innermostFrame(thread)
    while let frame = next {
      if frame.pointee.resolution == resolution {
        return frame.pointee.plan._withUnsafeGuaranteedRef { $0.module }
      }
      next = frame.pointee.outer
    }
    return .none
  }
}
