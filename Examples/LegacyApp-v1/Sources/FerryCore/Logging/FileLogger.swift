import DITranquillity

public final class FileLogger: BufferedLogger {
  public let path: String

  init(path: String) {
    self.path = path
    super.init()
  }
}

public final class FileLoggerModule: DIModule {
  private let path: String

  public init(path: String) {
    self.path = path
  }

  public func load(builder: DIContainerBuilder) {
    let path = self.path
    builder.register { FileLogger(path: path) }
      .asType(Logger.self)
      .asSelf()
      .instanceLazySingle()
  }
}
