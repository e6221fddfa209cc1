import Core

/// Handles the links of all features that make theirs visible.
final class DeepLinkHandler {
  let links: [DeepLink]

  init(links: [DeepLink]) {
    self.links = links
  }

  func link(for path: String) -> DeepLink? {
    return links.first { $0.path == path }
  }
}
