import Account
import Core
import DITranquillity
import Dispatch
import Timetable

extension Scenario {
  func guest() throws {
    let search = try router.show(SearchViewController.self)
    checks.isTrue("screen, presenter and interactor are one ring", search.isWired)
    checks.equal("it is on the stack", router.stack.titles, ["Search"])
    checks.isTrue(
      "another search has its own ring",
      try container.resolve(SearchViewController.self).isWired)

    search.tapSearch(from: "Lindo", to: "Vastra")
    checks.equal(
      "crossings of the rest of the day", search.rows,
      ["Lindo - Vastra 12:15", "Lindo - Vastra 19:45"])
    let server: DockServer = try *container
    let asked = server.requests.count
    search.tapSearch(from: "Lindo", to: "Vastra")
    checks.equal("the second search is answered by the cache", server.requests.count, asked)
    search.tapSearch(from: "Lindo", to: "Norrgrund")
    checks.equal("another one is not", server.requests.count, asked + 1)

    let list = try router.showCrossings(from: "Lindo", to: "Vastra")
    checks.equal("made out of two arguments", list.title, "Lindo - Vastra")
    checks.equal("and out of what the container has", list.crossings.count, 3)
    checks.isTrue("and injected", list.formatter != nil)
    let marked: CrossingsViewController = try container.resolve(arg: Array(list.crossings[..<1]))
    checks.equal("other arguments choose another initial", marked.title, "Marked")

    let board: DepartureBoard = try *container
    checks.different("two closures, two columns", board.left, board.right)
    checks.same("the left one is of this board", board.left.board!, board)
    checks.same("and the right one", board.right.board!, board)

    router.stack.pop()
    let fresh = try router.reload()
    checks.isTrue(
      "a new screen is made by the class of the old one", fresh is SearchViewController)
    checks.isTrue("and takes its place", fresh !== search && router.stack.titles == ["Search"])
  }

  func userErrors() throws {
    let clock: PierClock = try *container
    clock.minutes = 5 * 60
    for attempt in 1...2 {
      do {
        let office: HarbourOffice = try *container
        checks.fail("opened at \(office.openedAt)", #file, #line)
      } catch HarbourError.closed(let minutes) {
        checks.equal("attempt \(attempt) gets our own error", minutes, 300)
      }
    }
    let nobody: HarbourOffice? = *?container
    checks.isTrue("nil where nil is wanted", nobody == nil)
    clock.minutes = 8 * 60
    let office: HarbourOffice? = *?container
    checks.equal("later it opens", office?.openedAt, 480)

    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      _ = try? container.resolve(PortDirectory.self)
    }
    checks.equal("many threads, one directory", PortDirectory.created, 1)
    checks.equal("of all ports", try container.resolve(PortDirectory.self).ports.count, 4)
  }
}
