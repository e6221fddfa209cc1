import DITranquillity

/// Builds the container and injects into the delegate, as `main` did on the phone.
final class Launcher {
  let builder = DIContainerBuilder()
  let delegate = AppDelegate()
  let trace = ContainerTrace()

  func launch() throws -> DIContainer {
    DILoggerComposite.add(logger: trace)
    let container = try build()
    try container.resolve(delegate)
    return container
  }

  func build() throws -> DIContainer {
    return try builder.register(module: AppModule()).build()
  }
}
