import CairnApp
import CairnCore
import CairnNetwork
import CairnStorage
import DITranquillity

struct LogChecks {
  let stage: Stage
  var list: Checklist { stage.list }

  init(_ stage: Stage) {
    self.stage = stage
  }

  func run() {
    let log = stage.app.log
    log.clear()
    _ = stage.container.resolve() as Preferences
    list.equal(log.messages(of: .error).count, 1, "a request for a non-root is logged")
    list.check(
      log.messages(of: .error).first?.contains("Preferences") == true, "and what it was")

    log.clear()
    _ = stage.container.resolve() as Database
    _ = stage.container.resolve() as AppCoordinator
    list.equal(log.messages(of: .error), [], "roots and singles may be requested")

    _ = stage.container.resolve() as (any ImageSource)?
    list.equal(log.messages(of: .warning).count, 1, "an ambiguous request is a warning")
    _ = stage.container.resolve() as Never?
    list.equal(log.messages(of: .info).count, 1, "an unknown type is worth a note")

    log.clear()
    log.install(level: .none)
    _ = stage.container.resolve() as (any ImageSource)?
    list.equal(log.messages(of: .warning), [], "the log can be silenced")
    log.install()
  }
}
