import DITranquillity

/// Offers all layers; one is made when the user switches it on.
public final class LayerPicker {
  public let layers: [Lazy<any MapLayer>]

  init(layers: [Lazy<any MapLayer>]) {
    self.layers = layers
  }

  public func switchOn(_ index: Int) -> any MapLayer {
    layers[index].value
  }
}
