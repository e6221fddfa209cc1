import CairnCore

@MainActor
public final class MapViewModel {
  public let picker: LayerPicker
  private let stack: LayerStack
  public private(set) var legend: [String] = []

  init(stack: LayerStack, picker: LayerPicker) {
    self.stack = stack
    self.picker = picker
  }

  public func refresh() {
    legend = stack.layers.map(\.name)
  }
}
