import Account
import Core

/// A screen for the support that reaches further than its module may.
final class DiagnosticsViewController: Screen {
  var vault: TokenVault?
  var journal: JournalSink!

  override var title: String {
    return "Diagnostics"
  }
}

/// The first try of it, which took everything through the initializer.
final class OldDiagnosticsViewController: Screen {
  private let session: SessionKeeper

  init(session: SessionKeeper) {
    self.session = session
  }
}

/// What the support may see after all.
final class SupportViewController: Screen {
  let session: SessionProvider
  var vault: TokenVault?

  init(session: SessionProvider) {
    self.session = session
  }
}
