import BenchmarkModels
import DIv1Compat

/// Registers the chain of ten transient objects with version 1.
func registerVersion1Chain(in builder: DIContainerBuilder) {
  builder.register { Chain0() }.lifetime(.perDependency)
  builder.register { Chain1(next: *!$0) }.lifetime(.perDependency)
  builder.register { Chain2(next: *!$0) }.lifetime(.perDependency)
  builder.register { Chain3(next: *!$0) }.lifetime(.perDependency)
  builder.register { Chain4(next: *!$0) }.lifetime(.perDependency)
  builder.register { Chain5(next: *!$0) }.lifetime(.perDependency)
  builder.register { Chain6(next: *!$0) }.lifetime(.perDependency)
  builder.register { Chain7(next: *!$0) }.lifetime(.perDependency)
  builder.register { Chain8(next: *!$0) }.lifetime(.perDependency)
  builder.register { Chain9(next: *!$0) }.lifetime(.perDependency)
}
