import BenchmarkModels
import DIv3

/// Registers the object with eight leaves with the modern façade.
func registerModernWide(in container: DIContainer) {
  container.register(Wide.init)
  container.register(WideLeaf0.init)
  container.register(WideLeaf1.init)
  container.register(WideLeaf2.init)
  container.register(WideLeaf3.init)
  container.register(WideLeaf4.init)
  container.register(WideLeaf5.init)
  container.register(WideLeaf6.init)
  container.register(WideLeaf7.init)
}
