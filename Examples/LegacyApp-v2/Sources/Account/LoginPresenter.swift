import Core

protocol LoginView: AnyObject {
  func show(problem: String)
  func close()
}

final class LoginPresenter {
  weak var view: LoginView?
  private let session: SessionKeeper
  private let journal: JournalSink

  init(session: SessionKeeper, journal: JournalSink) {
    self.session = session
    self.journal = journal
  }

  func submit(user: String, pin: String) {
    do {
      try session.open(user: user, pin: pin)
      view?.close()
    } catch {
      journal.write("! login of \(user): \(error)")
      view?.show(problem: "Name or number are wrong")
    }
  }
}
