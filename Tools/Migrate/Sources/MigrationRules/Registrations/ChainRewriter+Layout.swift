import SwiftSyntax

/// A closure of several lines that moves from a link to `register`, or is written there, ends where the registration
/// begins, and the links after it stand there, too.
extension ChainRewriter {
  /// The blanks before links, and those before the registration; nil if the links stay where they are.
  private var outdent: (inner: String, outer: String)? {
    let moved = chain.links.first {
      ["initializer", "initial", "initialWithArg"].contains($0.name)
        && ($0.closure != nil || $0.isStoryboard)
    }
    guard let moved,
      moved.isStoryboard || moved.closure?.trimmedDescription.contains("\n") == true
        || facts.initializers > 1 && choosingInitializer() != nil,
      !chain.expression.tokens(viewMode: .sourceAccurate).contains(where: {
        $0.tokenKind == .multilineStringQuote
      }),
      let inner = source.indentation(before: moved.period.textStart),
      let outer = source.indentation(before: chain.expression.textStart), inner.hasPrefix(outer)
    else { return nil }
    return (inner, outer)
  }

  /// The blanks before a link after the rewrite; nil if it doesn't begin its line.
  func indentation(of link: RegistrationChain.Link) -> String? {
    guard let old = source.indentation(before: link.period.textStart) else { return nil }
    return outdent.map { old == $0.inner ? $0.outer : old } ?? old
  }

  /// The lines of the moved closure, as far to the left as those of the registration.
  func outdented(_ text: String) -> String {
    guard let outdent else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { position, line in
      position > 0 && line.hasPrefix(outdent.inner)
        ? String(line.dropFirst(outdent.inner.count - outdent.outer.count)) : String(line)
    }.joined(separator: "\n")
  }

  /// Moves the lines of all other links to the left.
  mutating func outdentLinks(without moved: RegistrationChain.Link?) {
    guard let outdent else { return }
    let extra = outdent.inner.utf8.count - outdent.outer.utf8.count
    for link in chain.links
    where link.period.id != moved?.period.id
      && source.indentation(before: link.period.textStart) == outdent.inner
    {
      // The comments before the link begin on the line after the previous one.
      let first = source.line(at: link.period.position.utf8Offset) + 1
      let lines = first...source.line(at: link.call.textRange.upperBound)
      for line in lines where source.text(ofLine: line).hasPrefix(outdent.inner) {
        let start = source.start(ofLine: line)
        change.edit(start..<start + extra, "", nil)
      }
    }
  }
}
