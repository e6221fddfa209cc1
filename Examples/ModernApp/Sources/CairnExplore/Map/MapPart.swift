import DITranquillity

final class MapPart: DIPart {
  static func load(container: DIContainer) {
    container.register(ReliefLayer.init).as(MapLayer.self, tag: Ground.self)
    container.register(TrailLayer.init).as(MapLayer.self, tag: Overlay.self)
    container.register(SnowLayer.init(forecasts:repository:)).as(MapLayer.self, tag: Overlay.self)
    container.register(HutLayer.init).as(MapLayer.self, tag: Overlay.self)

    container.register {
      LayerStack(
        ground: many(by(tag: Ground.self, on: $0)), overlays: many(by(tag: Overlay.self, on: $1)),
        flags: $2)
    }
    container.register { LayerPicker(layers: many($0)) }
    // Screens ask for it on the main thread, and nowhere else.
    container.register { (stack: LayerStack, picker: LayerPicker) in
      nonisolated(unsafe) let parts = (stack, picker)
      return MainActor.assumeIsolated { MapViewModel(stack: parts.0, picker: parts.1) }
    }
    .postInit { viewModel in MainActor.assumeIsolated { viewModel.refresh() } }
    .root()
  }
}
