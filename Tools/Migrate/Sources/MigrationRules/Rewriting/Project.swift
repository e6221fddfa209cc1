/// All that is known about the given sources.
struct Project: Sendable {
  let generation: Generation
  var index = SourceIndex()
  var graph = RegistrationGraph([])
  var modules = ModuleIndex()
  /// Builders at the top of files, which other files use, or may use, by the positions of their files.
  var sharedBuilders: [Int: Set<String>] = [:]
  /// The generations that the files spoke before the run.
  var spoken: Set<Generation> = []
}
