/// All that is known about the given sources.
struct Project: Sendable {
  let generation: Generation
  var index = SourceIndex()
  var graph = RegistrationGraph([])
  var modules = ModuleIndex()
}
