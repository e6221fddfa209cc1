import BenchmarkModels
import DIv2Compat

/// Registers the chain of ten transient objects with version 2; the container resolves the
/// parameters.
func registerVersion2Chain(in builder: DIContainerBuilder) {
  builder.register(type: Chain0.init).lifetime(.perDependency)
  builder.register(type: Chain1.init).lifetime(.perDependency)
  builder.register(type: Chain2.init).lifetime(.perDependency)
  builder.register(type: Chain3.init).lifetime(.perDependency)
  builder.register(type: Chain4.init).lifetime(.perDependency)
  builder.register(type: Chain5.init).lifetime(.perDependency)
  builder.register(type: Chain6.init).lifetime(.perDependency)
  builder.register(type: Chain7.init).lifetime(.perDependency)
  builder.register(type: Chain8.init).lifetime(.perDependency)
  builder.register(type: Chain9.init).lifetime(.perDependency)
}
