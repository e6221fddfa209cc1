import BenchmarkModels
import DIv3

/// Registers the chain of ten transient objects with the modern façade.
func registerModernChain(in container: DIContainer) {
  container.register(Chain0.init)
  container.register(Chain1.init)
  container.register(Chain2.init)
  container.register(Chain3.init)
  container.register(Chain4.init)
  container.register(Chain5.init)
  container.register(Chain6.init)
  container.register(Chain7.init)
  container.register(Chain8.init)
  container.register(Chain9.init)
}
