import BenchmarkModels
import DIv3

/// Registers ten implementations of one protocol with the modern façade.
func registerModernPlugins(in container: DIContainer) {
  container.register(Plugin0.init).as((any Plugin).self)
  container.register(Plugin1.init).as((any Plugin).self)
  container.register(Plugin2.init).as((any Plugin).self)
  container.register(Plugin3.init).as((any Plugin).self)
  container.register(Plugin4.init).as((any Plugin).self)
  container.register(Plugin5.init).as((any Plugin).self)
  container.register(Plugin6.init).as((any Plugin).self)
  container.register(Plugin7.init).as((any Plugin).self)
  container.register(Plugin8.init).as((any Plugin).self)
  container.register(Plugin9.init).as((any Plugin).self)
}
