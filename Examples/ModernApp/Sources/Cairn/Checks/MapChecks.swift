import CairnCore
import CairnExplore
import DITranquillity
import Foundation

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
    map.refresh()
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
    other.refresh()
    list.equal(other.legend.count, 4, "and works there")
  }
}
