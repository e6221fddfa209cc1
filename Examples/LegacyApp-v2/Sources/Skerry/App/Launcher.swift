import DITranquillity

/// What `main` did on the phone: builds the container and hands the delegate to it.
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
