import DITranquillity
import Testing
import UIKit

extension Suites {
  @Suite("Injection into views")
  @MainActor
  struct Subviews {
    private let container = DIContainer()

    init() {
      container.register { Service() }
      register(Badge.self)
      register(PriceCell.self)
    }

    private func register<T: Part>(_ type: T.Type) {
      container.register(type).injection { (part: T, service: Service) in part.inject(service) }
    }

    private func inject<T: UIViewController>(into controller: T) {
      container.register(T.self).autoInjectToSubviews()
      container.inject(into: controller)
    }

    @Test(
      "SB-51 the resolver is attached in the order of injections, without traversing views")
    func place() {
      var seen: [Bool] = []
      container.register(BadgeScreen.self)
        .injection { (screen: BadgeScreen) in onMain { seen.append(screen.isViewLoaded) } }
        .autoInjectToSubviews()
        .injection { (screen: BadgeScreen) in
          onMain {
            screen.loadViewIfNeeded()
            seen.append(screen.badge.injections == 1)
          }
        }
      container.inject(into: BadgeScreen())
      #expect(seen == [false, true])
    }

    @Test("SB-52 SB-54 cells and headers of a table are injected once, when they are dequeued")
    func tables() {
      let controller = UITableViewController()
      inject(into: controller)
      let table = controller.tableView!
      table.register(PriceCell.self, forCellReuseIdentifier: "price")
      table.register(HeaderPart.self, forHeaderFooterViewReuseIdentifier: "header")
      container.register(HeaderPart.self)
        .injection { (part: HeaderPart, service: Service) in onMain { part.service = service } }
      let cell =
        table.dequeueReusableCell(
          withIdentifier: "price", for: IndexPath(index: 0)) as! PriceCell
      #expect(cell.injections == 1)
      table.enqueue(cell, withIdentifier: "price")
      #expect(table.dequeueReusableCell(withIdentifier: "price") === cell && cell.injections == 1)
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      #expect((header as? HeaderPart)?.service != nil)
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
    }

    @Test("SB-52 SB-54 a table inside a controller's view is reached, too")
    func inner() {
      let controller = UIViewController()
      inject(into: controller)
      let table = UITableView()
      controller.view.addSubview(table)
      table.register(PriceCell.self, forCellReuseIdentifier: "price")
      #expect((table.dequeueReusableCell(withIdentifier: "price") as? PriceCell)?.injections == 1)
    }

    @Test("SB-52 SB-54 cells and supplementary views of a collection view")
    func collections() {
      let controller = UICollectionViewController()
      inject(into: controller)
      for type in [TileCell.self, TileHeader.self] as [UICollectionReusableView.Type] {
        register(tile: type)
      }
      let view = controller.collectionView!
      view.register(TileCell.self, forCellWithReuseIdentifier: "tile")
      view.register(
        TileHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(index: 0))
      #expect((cell as? TileCell)?.service != nil)
      let header = view.dequeueReusableSupplementaryView(
        ofKind: "header", withReuseIdentifier: "header", for: IndexPath(index: 0))
      #expect((header as? TileHeader)?.service != nil)
    }

    private func register(tile type: UICollectionReusableView.Type) {
      if type == TileCell.self {
        container.register(TileCell.self)
          .injection { (cell: TileCell, service: Service) in onMain { cell.service = service } }
      } else {
        container.register(TileHeader.self)
          .injection { (view: TileHeader, service: Service) in onMain { view.service = service } }
      }
    }

    @Test("SB-53 SB-54 views added by loadView() are injected in order, each once, at any depth")
    func depth() {
      let controller = DeepScreen()
      inject(into: controller)
      let lines = Journal.read { controller.loadViewIfNeeded() }
      #expect(lines == ["inject outer", "inject inner", "inject last"])
      // A second pass finds the existing objects.
      let again = Journal.read { controller.view.addSubview(controller.outer) }
      #expect(again.isEmpty && controller.outer.injections == 1)
    }

    @Test("SB-55 a view that is loaded at its controller's injection is injected immediately")
    func loaded() {
      let controller = BadgeScreen()
      controller.loadViewIfNeeded()
      #expect(controller.badge.injections == 0)
      inject(into: controller)
      #expect(controller.badge.injections == 1)
    }

    @Test("SB-55 a view with a resolver of its own passes it on to its subviews")
    func ownResolver() {
      let other = Service()
      container.register(Board.self).autoInjectToSubviews()
      let board = Board()
      let early = Badge()
      board.addSubview(early)
      container.inject(into: board)
      #expect(early.injections == 1)
      let late = Badge()
      board.addSubview(late)
      #expect(late.injections == 1)
      // The pass of another container's controller reaches the view, but its subviews use its own
      // container.
      let foreign = DIContainer()
      foreign.register { other }
      foreign.register(Badge.self)
        .injection { (part: Badge, service: Service) in onMain { part.service = service } }
      foreign.register(UIViewController.self).autoInjectToSubviews()
      let controller = UIViewController()
      foreign.inject(into: controller)
      controller.view.addSubview(board)
      let last = Badge()
      board.addSubview(last)
      #expect(last.service != nil && last.service !== other)
    }

    @Test("SB-55 without a call of the superclass's method, views aren't injected")
    func withoutSuper() {
      let controller = OwnViewScreen()
      inject(into: controller)
      controller.loadViewIfNeeded()
      #expect(controller.badge.injections == 0)
    }

    @Test("SB-56 the setting applies to controllers that are registered while it is enabled")
    func setting() {
      #expect(!DISetting.Defaults.injectToSubviews)
      DISetting.Defaults.injectToSubviews = true
      container.register(BadgeScreen.self)
      container.register(Board.self)
      DISetting.Defaults.injectToSubviews = false
      container.register(DeepScreen.self)
      let (with, without, board) = (BadgeScreen(), DeepScreen(), Board())
      container.inject(into: with)
      container.inject(into: without)
      container.inject(into: board)
      #expect(with.view.subviews.first === with.badge && with.badge.injections == 1)
      without.loadViewIfNeeded()
      #expect(without.outer.injections == 0)
      board.addSubview(without.outer)
      #expect(without.outer.injections == 0)
    }

    @Test("SB-60 SB-61 views don't retain the container; nothing is injected after its release")
    func memory() {
      let controller = UITableViewController()
      var container: DIContainer? = DIContainer()
      container!.register { Service() }
      container!.register(UITableViewController.self).autoInjectToSubviews()
      container!.register(PriceCell.self)
        .injection { (part: PriceCell, service: Service) in part.inject(service) }
      container!.inject(into: controller)
      controller.tableView.register(PriceCell.self, forCellReuseIdentifier: "price")
      func cell() -> PriceCell? {
        controller.tableView.dequeueReusableCell(withIdentifier: "price") as? PriceCell
      }
      #expect(cell()?.injections == 1)
      weak let kept = container
      container = nil
      #expect(kept == nil && cell()?.injections == 0)
    }

    @Test(
      "SB-53 views of unregistered classes log nothing, and their classes can be registered later"
    )
    func silent() {
      let log = Log()
      let controller = UIViewController()
      inject(into: controller)
      for _ in 0..<3 { controller.view.addSubview(Board()) }
      #expect(log.lines.isEmpty)
      container.register(Board.self).injection { (board: Board) in onMain { board.isFound = true } }
      let board = Board()
      controller.view.addSubview(board)
      #expect(board.isFound)
    }
  }
}

/// A view that counts its injections.
@MainActor
private protocol Part: UIView {
  var injections: Int { get set }
}

extension Part {
  fileprivate nonisolated func inject(_ service: Service) {
    onMain {
      injections += 1
      if let badge = self as? Badge {
        badge.service = service
        Journal.lines.append("inject \(badge.name)")
      }
    }
  }
}

private final class Badge: UIView, Part {
  var injections = 0
  var name = ""
  var service: Service?
}

private final class PriceCell: UITableViewCell, Part {
  var injections = 0
}

private final class HeaderPart: UITableViewHeaderFooterView {
  var service: Service?
}

private final class TileCell: UICollectionViewCell {
  var service: Service?
}

private final class TileHeader: UICollectionReusableView {
  var service: Service?
}

private final class Board: UIView {
  var isFound = false
}

private final class BadgeScreen: UIViewController {
  let badge = Badge()

  override func loadView() {
    super.loadView()
    view.addSubview(badge)
  }
}

private final class OwnViewScreen: UIViewController {
  let badge = Badge()

  override func loadView() {
    view = UIView()
    view.addSubview(badge)
  }
}

private final class DeepScreen: UIViewController {
  let outer = Badge()

  override func loadView() {
    super.loadView()
    let (frame, inner, last) = (UIView(), Badge(), Badge())
    (outer.name, inner.name, last.name) = ("outer", "inner", "last")
    outer.addSubview(inner)
    frame.addSubview(outer)
    view.addSubview(frame)
    frame.addSubview(last)
  }
}
