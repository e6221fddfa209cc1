import DITranquillity

/// Offers all layers. Each one is created when the user enables it.
public final class LayerPicker {
  public let layers: [Lazy<any MapLayer>]

  init(layers: [Lazy<any MapLayer>]) {
    self.layers = layers
  }

  public func switchOn(_ index: Int) -> any MapLayer {
    layers[index].value
  }
}
