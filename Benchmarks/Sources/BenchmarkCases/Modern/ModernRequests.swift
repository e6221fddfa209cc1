import BenchmarkModels
import DIv3

/// Containers that live for one request.
enum ModernRequests {
  /// A container on the app's engine, with the context as an external instance.
  static let ofEngine = Work("modern.request") {
    let app = ModernRequests.app()
    app.register(RequestContext.self).lifetime(.perContainer(.strong))
    return { count in
      for number in 0..<count {
        let request = DIContainer(engine: app.engine)
        request.inject(into: RequestContext(int: number))
        consume(request.resolve() as RequestController)
      }
    }
  }

  /// A container on the app's engine that keeps its argument, and a value made of it and of an object of the app.
  static let ofArgument = Work("modern.request.argument") {
    let app = DIContainer()
    let application = DIScope(name: "application", storage: DICacheStorage())
    app.register(SystemClock.init).as((any Clock).self).lifetime(.custom(application))
    app.register { (context: DIArg<RequestContext>) in arg(context) }
      .lifetime(.perContainer(.strong))
    app.register(RequestStatus.init)
    return { count in
      for number in 0..<count {
        let request = DIContainer(engine: app.engine)
        let _: RequestContext = request.resolve(args: RequestContext(int: number))
        consume((request.resolve() as RequestStatus).context)
      }
    }
  }

  /// A child of the app's container, which registers the context.
  static let child = Work("modern.request.child") {
    let app = ModernRequests.app()
    return { count in
      for number in 0..<count {
        let request = DIContainer(parent: app)
        request.register { RequestContext(int: number) }.lifetime(.perContainer(.strong))
        consume(request.resolve() as RequestController)
      }
    }
  }

  private static func app() -> DIContainer {
    let app = DIContainer()
    app.register(AppConfiguration.init).lifetime(.single)
    app.register(AppDatabase.init).lifetime(.single)
    app.register(AppLogger.init).lifetime(.single)
    app.register(RequestSession.init).lifetime(.perContainer(.strong))
    app.register(RequestUser.init).lifetime(.perContainer(.strong))
    app.register(RequestTransaction.init).lifetime(.perContainer(.strong))
    app.register(RequestAudit.init).lifetime(.perContainer(.strong))
    app.register(RequestStore.init).lifetime(.perContainer(.strong))
    app.register(RequestController.init)
    return app
  }
}
