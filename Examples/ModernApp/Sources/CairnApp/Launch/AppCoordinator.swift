import CairnCore
import CairnExplore

public final class AppCoordinator {
  public let explore: ExploreRouter
  public let sessions: SessionManager
  public let health: HealthReport
  public let links: DeepLinks
  private let sequence: LaunchSequence
  private let journal: any LogSink

  init(
    explore: ExploreRouter, sessions: SessionManager, health: HealthReport, links: DeepLinks,
    sequence: LaunchSequence, journal: any LogSink
  ) {
    self.explore = explore
    self.sessions = sessions
    self.health = health
    self.links = links
    self.sequence = sequence
    self.journal = journal
  }

  func start() {
    sequence.run()
    journal.write("launched: \(sequence.names.joined(separator: ", "))")
  }
}
