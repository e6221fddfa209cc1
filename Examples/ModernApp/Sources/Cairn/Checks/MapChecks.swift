import CairnCore
import CairnExplore
import DITranquillity

struct MapChecks {
  let list: Checklist
  let container: DIContainer

  init(_ stage: Stage) {
    list = stage.list
    container = stage.container
  }

  @MainActor
  func run() {
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

    let other: MapViewModel = container.resolve()
    list.check(other !== map, "each opening makes a map")
    list.equal(other.legend, map.legend, "that is prepared")
  }
}
