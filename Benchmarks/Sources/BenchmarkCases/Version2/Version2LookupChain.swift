import BenchmarkModels
import DIv2Compat

/// Registers the chain of ten transient objects with version 2; the closures resolve the parameters.
func registerVersion2LookupChain(in builder: DIContainerBuilder) {
  builder.register { _ in Chain0() }.lifetime(.perDependency)
  builder.register { c in try Chain1(next: *c) }.lifetime(.perDependency)
  builder.register { c in try Chain2(next: *c) }.lifetime(.perDependency)
  builder.register { c in try Chain3(next: *c) }.lifetime(.perDependency)
  builder.register { c in try Chain4(next: *c) }.lifetime(.perDependency)
  builder.register { c in try Chain5(next: *c) }.lifetime(.perDependency)
  builder.register { c in try Chain6(next: *c) }.lifetime(.perDependency)
  builder.register { c in try Chain7(next: *c) }.lifetime(.perDependency)
  builder.register { c in try Chain8(next: *c) }.lifetime(.perDependency)
  builder.register { c in try Chain9(next: *c) }.lifetime(.perDependency)
}
