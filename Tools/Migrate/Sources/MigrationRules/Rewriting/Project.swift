/// All that is known about the given sources.
struct Project: Sendable {
  let generation: Generation
  var index = SourceIndex()
  var graph = RegistrationGraph([])
  var modules = ModuleIndex()
  /// The generations that the files spoke before the run.
  var spoken: Set<Generation> = []
}
