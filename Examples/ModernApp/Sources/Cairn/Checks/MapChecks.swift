import CairnCore
import CairnExplore
import DITranquillity
import Dispatch

private let isMainQueue = DispatchSpecificKey<Bool>()

@MainActor
private final class ScreenProbe {
  let wasMadeByMainQueue: Bool

  init() {
    wasMadeByMainQueue = DispatchQueue.getSpecific(key: isMainQueue) == true
  }
}

private final class ProbePart: DIPart {
  static func load(container: DIContainer) {
    container.register(ScreenProbe.init).root()
  }
}

struct MapChecks {
  let list: Checklist
  let container: DIContainer

  init(_ stage: Stage) {
    list = stage.list
    container = stage.container
  }

  @MainActor
  func run() async {
    let map: MapViewModel = container.resolve()
    list.equal(
      map.legend, ["relief", "trails", "snow up to 70 cm", "huts"],
      "ground layers come below overlays, each in the order of registration")

    list.equal(map.picker.layers.count, 4, "the picker offers every layer")
    list.check(map.picker.layers.allSatisfy { !$0.wasMade }, "none is made ahead")
    let trails = map.picker.switchOn(1)
    list.equal(trails.name, "trails", "a lazy layer is the one at its place")
    list.equal(map.picker.layers.map(\.wasMade), [false, true, false, false], "only that is made")
    list.check(map.picker.switchOn(1) === trails, "and kept")

    let container = container
    let other = await Task.detached { container.resolve() as MapViewModel }.value
    list.check(other !== map, "a view model of the main actor is made from anywhere")
    list.equal(other.legend, map.legend, "and prepared")

    DispatchQueue.main.setSpecific(key: isMainQueue, value: true)
    container.append(part: ProbePart.self)
    let probe = await Task.detached { container.resolve() as ScreenProbe }.value
    list.check(probe.wasMadeByMainQueue, "by the main queue")
  }
}
