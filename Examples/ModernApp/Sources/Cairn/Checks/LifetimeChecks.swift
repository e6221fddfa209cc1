import CairnApp
import CairnCore
import CairnExplore
import CairnNetwork
import CairnStorage
import DITranquillity

struct LifetimeChecks {
  let stage: Stage
  var list: Checklist { stage.list }
  var container: DIContainer { stage.container }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    let other = stage.anotherContainer()
    list.check(
      container.resolve() as HutAPI !== container.resolve() as HutAPI,
      "prototypes are new each time")
    list.check(
      container.resolve() as Database === other.resolve() as Database,
      "singles belong to the process")
    list.check(
      container.resolve() as FeatureFlags === other.resolve() as FeatureFlags,
      "so does what is kept for the run")
    list.check(
      container.resolve() as EventBus === container.resolve() as EventBus, "one bus in a container")
    list.check(
      container.resolve() as EventBus !== other.resolve() as EventBus, "another in another one")

    list.check(usedForecasts().isGone, "the container holds what is weak only while it is used")
    let reachability: Reachability = container.resolve()
    list.check(
      container.resolve() as Reachability === reachability, "and gives it to all who use it")

    let flags: FeatureFlags = container.resolve()
    flags.isSnowLayerOn = false
    let stack: LayerStack = other.resolve()
    list.equal(stack.layers.map(\.name), ["relief", "trails", "huts"], "a flag is for everybody")
    flags.isSnowLayerOn = true
    list.equal(stack.layers.count, 4, "and can be switched")

    let bus: EventBus = other.resolve()
    other.clean()
    list.check(other.resolve() as EventBus !== bus, "a cleaned container makes new objects")
    list.check(
      other.resolve() as Database === container.resolve() as Database, "except for singles")
    list.check(endedApp().isGone, "a cleaned container can end")
  }

  private func usedForecasts() -> WeakReference {
    WeakReference(object: container.resolve() as ForecastService)
  }

  private func endedApp() -> WeakReference {
    let container = stage.anotherContainer()
    _ = container.resolve() as AppCoordinator
    container.clean()
    return WeakReference(object: container)
  }
}
