#if canImport(UIKit) && !os(watchOS)
import DITranquillity
import Testing
import UIKit

private class Screen: UIViewController {
  var name: String!
}

private class Cell: UITableViewCell {
  var name: String!
}

private class Board: UIView {}

private class StoryboardFramework: DIFramework {
  static func load(container: DIContainer) {
    container.registerStoryboard(name: "DropIn3").default()
  }
}

@Suite("Storyboards of releases 3 and 4 in the spelling of their code", .serialized)
@MainActor
struct Version3Storyboards {
  @Test("Registered storyboards, and the storyboards of a container")
  func spellings() {
    StoryboardFile(entry: "first", scenes: ["first": .init(Screen.self)]).add(as: "DropIn3")
    DIStoryboard.replacesPlainStoryboards = true
    DIStoryboard.install()
    let container = DIContainer()
    container.register { "name" }
    container.register(Screen.self)
      .injection { $0.name = $1 }
      .autoInjectToSubviews()
    container.register(Board.self).autoInjectToSubviews()
    container.append(framework: StoryboardFramework.self)
    container.registerStoryboard(name: "DropIn3", bundle: nil).lifetime(.perRun(.weak))

    let registered: UIStoryboard = *container
    let storyboards = [
      registered,
      DIStoryboard.create(name: "DropIn3", bundle: nil),
      DIStoryboard.create(name: "DropIn3", bundle: nil, container: container),
      DIStoryboard.create(
        name: "DropIn3", bundle: nil, framework: StoryboardFramework.self, container: container),
    ]
    for storyboard in storyboards {
      let first = storyboard.instantiateInitialViewController() as! Screen
      let second = storyboard.instantiateViewController(withIdentifier: "first") as! Screen
      #expect(first.name == "name" && second.name == "name")
    }
  }
}
#endif
