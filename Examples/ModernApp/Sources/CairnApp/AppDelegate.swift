import CairnCore
import DITranquillity

/// The entry point of the app.
public final class AppDelegate {
  public let container: DIContainer
  public let log: ContainerLog

  public init(log: ContainerLog = ContainerLog()) {
    self.log = log
    log.install()
    container = DIContainer()
    container.append(framework: AppFramework.self)
  }

  public func launch() -> AppCoordinator {
    container.initializeSingletonObjects()
    let coordinator: AppCoordinator = container.resolve()
    coordinator.start()
    return coordinator
  }

  /// Injects into a controller that the platform created from a storyboard.
  public func prepare(_ controller: Controller) {
    container.inject(into: controller)
    controller.viewDidLoad()
  }
}
