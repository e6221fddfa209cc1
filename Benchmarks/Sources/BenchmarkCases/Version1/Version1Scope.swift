import DIv1Compat

/// Builds the scope of a benchmark.
func version1Scope(_ register: (DIContainerBuilder) -> Void) -> DIScope {
  let builder = DIContainerBuilder()
  register(builder)
  return try! builder.build()
}
