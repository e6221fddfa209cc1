import Account
import Core

/// A support screen that requests more than its module may access.
final class DiagnosticsViewController: Screen {
  var vault: TokenVault?
  var journal: JournalSink!

  override var title: String {
    return "Diagnostics"
  }
}

/// The first version of the screen, with initializer injection only.
final class OldDiagnosticsViewController: Screen {
  private let session: SessionKeeper

  init(session: SessionKeeper) {
    self.session = session
  }
}

/// The screen that support may access.
final class SupportViewController: Screen {
  let session: SessionProvider
  var vault: TokenVault?

  init(session: SessionProvider) {
    self.session = session
  }
}
