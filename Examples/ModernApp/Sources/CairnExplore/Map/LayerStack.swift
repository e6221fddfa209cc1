import CairnCore

/// The layers of the map, from bottom to top.
public final class LayerStack {
  private let ground: [any MapLayer]
  private let overlays: [any MapLayer]
  private let flags: FeatureFlags

  init(ground: [any MapLayer], overlays: [any MapLayer], flags: FeatureFlags) {
    self.ground = ground
    self.overlays = overlays
    self.flags = flags
  }

  public var layers: [any MapLayer] {
    ground + overlays.filter { flags.isSnowLayerOn || !($0 is SnowLayer) }
  }
}
