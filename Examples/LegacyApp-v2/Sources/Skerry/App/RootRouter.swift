import Account
import Core
import DITranquillity
import Timetable
import Wallet

/// Selects the visible screen and its session.
final class RootRouter {
  let stack = NavigationStack()
  private(set) var session: DIContainer

  private let root: DIContainer

  init(container: DIContainer) {
    root = container
    session = container
  }

  var isGuest: Bool {
    return session === root
  }

  /// Begins a session that shares only singles with the previous one.
  func beginSession() {
    session = root.newLifeTimeScope()
  }

  func endSession() {
    while stack.pop() != nil {}
    session = root
  }

  /// Creates a second window of the same session.
  func secondWindow() -> DIContainer {
    let window = root.newLifeTimeScope()
    window.useScope(from: session)
    return window
  }

  @discardableResult
  func show<T: Screen>(_ screen: T.Type) throws -> T {
    let screen: T = try *session
    stack.push(screen)
    return screen
  }

  @discardableResult
  func showCrossings(from: String, to: String) throws -> CrossingsViewController {
    let screen = try session.resolve(CrossingsViewController.self, arg: from, to)
    stack.push(screen)
    return screen
  }

  @discardableResult
  func showTicket(_ number: Int) throws -> TicketViewController {
    let screen: TicketViewController = try session.resolve(arg: number)
    stack.push(screen)
    return screen
  }

  /// Replaces the topmost screen with a new one.
  @discardableResult
  func reload() throws -> Screen? {
    guard let screen = stack.pop() else { return nil }
    let fresh = try session.resolve(byTypeOf: screen)
    stack.push(fresh)
    return fresh
  }
}
