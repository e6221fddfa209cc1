import CairnCore

final class LaunchSequence {
  private let tasks: [any LaunchTask]

  init(tasks: [any LaunchTask]) {
    self.tasks = tasks
  }

  var names: [String] { tasks.map { "\(type(of: $0))" } }

  func run() {
    for task in tasks { task.launch() }
  }
}
