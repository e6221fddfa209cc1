import DIv2Compat

/// Builds the container of a benchmark.
func version2Container(_ register: (DIContainerBuilder) -> Void) -> DIContainer {
  let builder = DIContainerBuilder()
  register(builder)
  return try! builder.build()
}
