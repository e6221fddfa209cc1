import SwiftSyntax

extension ChainRewriter {
  /// `initial(name:bundle:)` of a storyboard: a closure that opens it on behalf of the module that registers it.
  mutating func writeStoryboard(_ link: RegistrationChain.Link) throws(Obstacle) {
    guard let own = facts.implementation, facts.initializers == 0,
      chain.register.arguments.count == 1, let close = chain.register.rightParen,
      let indentation = source.indentation(before: chain.expression.textStart)
    else { throw .objectOfStoryboard }
    var arguments = link.call.arguments.trimmedDescription
    if let part = enclosingModule {
      guard let framework = modules.framework(of: part) else {
        throw .storyboardOfSharedPart
      }
      arguments += ", framework: \(framework).self"
    }
    let step = indentation.hasPrefix("\t") ? "\t" : "  "
    let lines = [
      " { (container: DIContainer) -> \(own) in", "\(step)MainActor.assumeIsolated {",
      "\(step)\(step)DIStoryboard.create(",
      "\(step)\(step)\(step)\(arguments), container: container)", "\(step)}", "}",
    ]
    let start = chain.register.calledExpression.textRange.upperBound
    change.edit(
      start..<close.textRange.upperBound, lines.joined(separator: source.newline + indentation),
      rule(.storyboardInitializer))
    try remove(link, nil)
    outdentLinks(without: link)
  }

  /// The class of the module that registers; nil if no module does.
  private var enclosingModule: String? {
    sequence(first: Syntax(chain.expression), next: \.parent).lazy
      .compactMap { $0.as(ClassDeclSyntax.self) }
      .first { ModuleDeclaration($0, generation) != nil }?.name.text
  }
}
