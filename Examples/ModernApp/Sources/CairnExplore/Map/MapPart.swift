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
    container.register(MapViewModel.init(stack:picker:))
      .postInit { @MainActor in $0.refresh() }
      .root()
  }
}
