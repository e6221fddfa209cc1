internal import ClassScanning
internal import DIEngine
internal import DIEngineGraph
internal import DIGraphRules

extension DIGraph {
  /// The graph as the rules see it.
  var model: GraphModel { declared.model(among: ClassCatalogue.shared) }
}

extension GraphModel {
  /// Returns the message for a finding: the place, the mistake, the remedy, and the code.
  func message(for finding: Finding) -> String {
    let text = text(of: finding)
    let place = text.components.first.map { "\(components[$0].place): " } ?? ""
    let remedy = text.remedy.map { "\n  To do: \($0)" } ?? ""
    let code = text.code.map { "\n" + CodePage.line($0) } ?? ""
    return place + text.message + remedy + code
  }
}

extension ClassCatalogue: KnownClasses {}
