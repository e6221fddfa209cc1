import DITranquillity
import FerryCore
import FerryFeatures

final class AppAssembly: DIAssembly {
  var publicModules: [DIModule] { return [] }

  var internalModules: [DIModule] {
    return [AppModule()]
  }

  var dependencies: [DIAssembly] {
    return [FeaturesAssembly(), CoreAssembly()]
  }

  var dynamicDeclarations: [DIDynamicDeclaration] {
    return [
      (module: ConsoleLoggerModule(), for: LoggingAssembly()),
      (module: FileLoggerModule(path: "ferry.log"), for: LoggingAssembly()),
      (module: CrashLoggerModule(), for: LoggingAssembly()),
    ]
  }
}

/// Registrations for the application alone.
final class AppModule: DIModule {
  func load(builder: DIContainerBuilder) {
    builder.register { Window() }
      .lifetime(.lazySingle)
      .dependency { $1.root = *!$0 }
  }
}

final class Window {
  var root: Navigator!
}
