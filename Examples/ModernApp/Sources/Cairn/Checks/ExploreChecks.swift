import CairnCore
import CairnExplore
import CairnNetwork
import CairnStorage

struct ExploreChecks {
  let stage: Stage
  var list: Checklist { stage.list }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    search()
    hut()
    list.check(usedImages().isGone, "images go with the last screen that shows them")
    routers()
    links()
    list.check(usedController().isGone, "nothing keeps a controller that was closed")
    list.check(usedViewModel().isGone, "nor its view model")
    list.equal(stage.app.log.messages(of: .error), [], "no errors while exploring")
  }

  private func search() {
    let controller = SearchController()
    stage.app.prepare(controller)
    list.equal(controller.title, "Find a hut", "the last step of the injection has run")
    list.equal(
      controller.names,
      ["Marmot Lodge", "Larch Hut", "Raven Ledge", "Gentian House", "Chamois Refuge"],
      "huts are ranked by distance")
    list.check(controller.viewModel.hasView, "the view model has found the injected controller")
    controller.viewModel.searchHighest()
    list.equal(controller.names.first, "Raven Ledge", "and by altitude, by another tag")
    stage.container.inject(into: controller)
    list.equal(controller.names.count, 5, "the controller goes on showing the huts")
  }

  private func hut() {
    let router = stage.coordinator.explore
    let marmot = router.open("marmot")
    list.equal(marmot.hut?.name, "Marmot Lodge", "the argument has reached the view model")
    list.check(router.open("nowhere").hut == nil, "another argument makes another view model")
    list.equal(router.trail, ["marmot", "nowhere"], "the router remembers where it was")
    list.check(!marmot.forecasts.wasMade, "the weather has not been requested")
    list.equal(marmot.weather, "60 cm, -6 °C", "the weather is made when it is requested")
    list.check(marmot.forecasts.wasMade, "and its service is kept")

    let larch = router.open("larch")
    list.check(
      larch.forecasts.value === marmot.forecasts.value, "screens share the weather while they last")
    list.check(larch.images === marmot.images, "and their images")
    list.check(larch.images is CachedImages, "which are those of the imported framework")
    list.equal(marmot.image, "marmot.jpeg", "an image is loaded")
    let requests = stage.backend.requests.count
    list.equal(larch.images.image(of: "marmot"), "marmot.jpeg", "and found again")
    list.equal(stage.backend.requests.count, requests, "without another request")

    let comparison = router.compare("marmot", with: "raven")
    list.equal(comparison.first?.id, "marmot", "the first argument comes first")
    list.equal(comparison.second?.id, "raven", "the second comes second")
    list.equal(comparison.winner?.id, "raven", "the higher hut wins")
    withExtendedLifetime(larch) {
      list.check(!usedImages().isGone, "images stay while a screen needs them")
    }
  }

  private func routers() {
    let router = stage.coordinator.explore
    let first = router.openSearch()
    list.check(first.router === router, "a screen leads back to the router that opened it")
    list.check(!first.hasView, "a view model needs no view")
    list.check(router.openSearch() !== first, "each opening makes a screen")

    let controller = SearchController()
    stage.app.prepare(controller)
    let viewModel: SearchViewModel = controller.viewModel
    list.check(viewModel.router !== router, "another graph has another router")
    list.check(viewModel.router.openSearch() === viewModel, "that knows the screen of its graph")
    list.equal(viewModel.open(1).hut?.name, "Larch Hut", "a result opens its hut")
    list.equal(viewModel.router.trail, ["larch"], "in that router alone")
  }

  private func links() {
    let before = stage.coordinator.explore.trail.count
    list.equal(stage.coordinator.links.open("huts/gentian"), "Gentian House", "a link to a hut")
    list.equal(
      stage.coordinator.explore.trail.count, before + 1, "the links share the coordinator's router")
    list.equal(stage.coordinator.links.open("highest"), "Raven Ledge", "a link to the search")
    list.check(stage.coordinator.links.open("elsewhere") == nil, "a link to nothing")
  }

  private func usedImages() -> WeakReference {
    WeakReference(object: stage.coordinator.explore.open("raven").images)
  }

  private func usedController() -> WeakReference {
    let controller = SearchController()
    stage.app.prepare(controller)
    return WeakReference(object: controller)
  }

  private func usedViewModel() -> WeakReference {
    WeakReference(object: stage.coordinator.explore.openSearch())
  }
}
