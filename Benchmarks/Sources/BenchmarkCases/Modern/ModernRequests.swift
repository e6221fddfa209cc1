import BenchmarkModels
import DIv3

/// Shared objects, and containers that live for one request.
enum ModernRequests {
  static let kept = Work("modern.kept") {
    let container = DIContainer()
    container.register(SharedObject.init).lifetime(.perContainer(.strong))
    return { count in
      for _ in 0..<count { consume(container.resolve() as SharedObject) }
    }
  }

  static func kept(in storage: DICacheStorage) -> Work {
    Work("modern.kept.custom") {
      let container = DIContainer()
      let scope = DIScope(name: "scope", storage: storage)
      container.register(SharedObject.init).lifetime(.custom(scope))
      return { count in
        for _ in 0..<count { consume(container.resolve() as SharedObject) }
      }
    }
  }

  static let weaklyKept = Work("modern.kept.weak") {
    let container = DIContainer()
    container.register(SharedObject.init).lifetime(.perContainer(.weak))
    let held: SharedObject = container.resolve()
    return { count in
      for _ in 0..<count { consume(container.resolve() as SharedObject) }
      consume(held)
    }
  }

  /// A container on the app's engine, with the context as an external instance.
  static let ofEngine = Work("modern.request") {
    let app = ModernRequests.app()
    app.register(RequestContext.self).lifetime(.perContainer(.strong))
    return { count in
      for number in 0..<count {
        let request = DIContainer(engine: app.engine)
        request.inject(into: RequestContext(number: number))
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
        let _: RequestContext = request.resolve(args: RequestContext(number: number))
        consume((request.resolve() as RequestStatus).context)
      }
    }
  }

  /// A child of the app's container, which registers the context.
  static let child = child("modern.request.child", besides: 0)

  /// The same with 1,000 more components in the app.
  static let childOfMany = child("modern.request.child-1000", besides: 1_000)

  private static func child(_ name: String, besides others: Int) -> Work {
    Work(name) {
      let app = ModernRequests.app()
      if others > 0 { registerNumberedTypes(in: app) }
      return { count in
        for number in 0..<count {
          let request = DIContainer(parent: app)
          request.register { RequestContext(number: number) }.lifetime(.perContainer(.strong))
          consume(request.resolve() as RequestController)
        }
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
