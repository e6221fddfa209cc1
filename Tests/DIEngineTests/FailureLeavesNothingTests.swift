import DIEngine
import TestSupport
import Testing

/// A failed request leaves nothing behind: the next one succeeds, injections included.
@Suite("After a failure")
struct FailureLeavesNothingTests {
  final class Root {
    let branch: Branch
    var runs = 0
    init(_ branch: Branch) { self.branch = branch }
  }
  final class Branch {
    let leaf: Leaf
    var runs = 0
    init(_ leaf: Leaf) { self.leaf = leaf }
  }
  final class Leaf {
    var runs = 0
    var branch: Branch?
  }
  final class Missing {}
  protocol Wrong: AnyObject {}

  enum Place: CaseIterable {
    case initializer, injection, lastAction
  }
  enum Cause: CaseIterable {
    case thrown, missing, wrongType, recursion
  }
  static let lifetimes: [Lifetime] = [
    Lifetime(.nowhere), Lifetime(.graph), Lifetime(.scope), Lifetime(.scopeUntilCleaned),
    Lifetime(.engine), Lifetime(.engine, .weak), Lifetime(.process), Lifetime(.store),
  ]
  static let lines = Counter()

  /// Returns an obstacle that fails the first two requests for the given cause.
  private func obstacle(
    _ cause: Cause, _ requests: Counter
  ) -> (RawContainer) throws -> Void {
    { c in
      guard requests.value <= 2 else { return }
      switch cause {
      case .thrown: throw Refusal()
      case .missing: _ = try c.get(Missing.self)
      case .wrongType: _ = try c.get((any Wrong).self)
      case .recursion: _ = try c.get(Rim.self)
      }
    }
  }

  @Test(
    "V1-30 V1-35 V2-29 V2-38 the next request succeeds, and each injection runs once",
    arguments: RawContainer.Style.allCases, lifetimes)
  func worksAgain(style: RawContainer.Style, lifetime: Lifetime) throws {
    for place in Place.allCases {
      for cause in Cause.allCases {
        for waits in [false, true] {
          try check(style, lifetime, place, cause, waits: waits)
        }
      }
    }
  }

  private func check(
    _ style: RawContainer.Style, _ lifetime: Lifetime, _ place: Place, _ cause: Cause,
    waits: Bool
  ) throws {
    let c = RawContainer(style)
    let line = Self.lines.add(3)
    let requests = Counter()
    let obstacle = obstacle(cause, requests)
    c.declare(style) { Missing() as AnyObject }
    c.declare(style) { Missing() as AnyObject }
    c.declare(style) { 1 }.offered(as: (any Wrong).self)
    c.closure(style) { Rim(hub: try $0.get()) }
    c.closure(style) { c -> Hub in
      _ = try c.get(Rim.self)
      return Hub()
    }
    let store = DictionaryStore()
    func keep(_ component: Component) { if lifetime.kind == .store { component.store = store } }
    c.declare(style, kept: lifetime, line: line, Root.init).change(keep)
      .run { _, root in root.runs += 1 }
      .inject { (root: Root, _: Branch) in root.runs += 10 }
    c.declare(style, kept: lifetime, line: line, Branch.init).change(keep)
      .run { _, branch in branch.runs += 1 }
      .run(later: true) { _, branch in branch.runs += 10 }
    let leaf = c.closure(style, kept: lifetime, line: line) { c in
      if place == .initializer { try obstacle(c) }
      return Leaf()
    }
    .change(keep)
    .run { _, leaf in leaf.runs += 1 }
    if place == .injection { leaf.run(later: waits) { c, _ in try obstacle(c) } }
    leaf.run(later: true) { _, leaf in leaf.runs += 10 }
    if place == .lastAction { leaf.finally { c, _ in try obstacle(c) } }

    let names: [Cause: String] = [
      .thrown: "user", .missing: "notFound", .wrongType: "wrongType", .recursion: "recursion",
    ]
    for _ in 0..<2 {
      requests.add()
      let failure = try failure { _ = try c.get(Root.self) }
      #expect(failure.kind.name == names[cause])
      #expect(store.objects.isEmpty)
    }
    requests.add()
    let root = try c.get(Root.self)
    let comment: Comment = "\(style) \(lifetime.kind) \(place) \(cause) \(waits)"
    #expect(root.runs == 11, comment)
    #expect(root.branch.runs == 11, comment)
    #expect(root.branch.leaf.runs == 11, comment)
    if lifetime.isShared || lifetime.kind == .store {
      #expect(try c.get(Root.self) === root, comment)
      #expect(try c.get(Leaf.self) === root.branch.leaf, comment)
      #expect(root.runs == 11, comment)
    }
  }

  @Test(
    "V2-38 with a cycle through the failing object, no incomplete object is cached",
    arguments: RawContainer.Style.allCases, [Lifetime(.scope), Lifetime(.engine), Lifetime(.store)])
  func cycle(style: RawContainer.Style, lifetime: Lifetime) throws {
    let c = RawContainer(style)
    let attempts = Counter()
    let store = DictionaryStore()
    func keep(_ component: Component) { if lifetime.kind == .store { component.store = store } }
    c.declare(style, kept: lifetime, Branch.init).change(keep)
    c.declare(style, kept: lifetime) { Leaf() }.change(keep)
      .inject(later: true) { (leaf: Leaf, branch: Branch) in
        leaf.branch = branch
        if attempts.add() <= 2 { throw Refusal() }
      }
      .run(later: true) { _, leaf in leaf.runs += 1 }
    for start in [
      { _ = try c.get(Leaf.self) }, { _ = try c.get(Branch.self) },
    ] {
      #expect(try failure(of: start).kind.name == "user")
      #expect(store.objects.isEmpty)
    }
    let leaf = try c.get(Leaf.self)
    let branch = try c.get(Branch.self)
    #expect(leaf.branch === branch)
    #expect(branch.leaf === leaf)
    #expect(leaf.runs == 1)
  }

  @Test("V1-30 objects created besides the failure are injected and cached")
  func besidesFinish() throws {
    let c = RawContainer(.deferring)
    let leaves = Received<String>()
    c.declare(.deferring, kept: Lifetime(.scope)) { Leaf() }.run { _, leaf in
      leaf.runs += 1
      leaves("injected")
    }
    c.declare(.deferring) { (_: Leaf) -> Root in throw Refusal() }
    _ = try failure { _ = try c.get(Root.self) }
    #expect(leaves.all == ["injected"])
    #expect(try c.get(Leaf.self).runs == 1)
    #expect(leaves.all == ["injected"])
  }

  @Test("V2-38 objects created besides the failure are neither injected nor cached")
  func besidesWithdraw() throws {
    let c = RawContainer(.withdrawing)
    let made = Counter()
    let runs = Counter()
    c.declare(.withdrawing, kept: Lifetime(.scope)) { () -> Leaf in
      made.add()
      return Leaf()
    }
    .run { _, _ in runs.add() }
    c.declare(.withdrawing) { (_: Leaf) -> Root in throw Refusal() }
    _ = try failure { _ = try c.get(Root.self) }
    #expect(runs.value == 0)
    _ = try c.get(Leaf.self)
    #expect(made.value == 2)
    #expect(runs.value == 1)
  }

  @Test("V2-38 a failing injection ends the request", arguments: CycleTests.deferring)
  func othersAfterFailingInjection(style: RawContainer.Style) throws {
    let c = RawContainer(style)
    let log = Received<String>()
    c.declare(style, Root.init).run { _, _ in throw Refusal(reason: "first") }
      .run { _, _ in log("root") }
    c.declare(style, Branch.init).run { _, _ in log("branch") }
    c.declare(style) { Leaf() }.run { _, _ in throw Refusal(reason: "second") }
    let failure = try failure { _ = try c.get(Root.self) }
    guard case .user(let error) = failure.kind else {
      Issue.record("\(failure.kind)")
      return
    }
    #expect(error as? Refusal == Refusal(reason: "first"))
    #expect(log.all == (style == .deferring ? ["branch"] : []))
  }

  @Test("V2-36 an Optional injection is nil for any failure, and the next ones run")
  func optionalInjection() throws {
    for obstacle in [
      { throw Refusal() }, { throw Refusal() }, {},
    ] as [() throws -> Void] {
      let c = RawContainer(.withdrawing)
      c.declare(.withdrawing) { () -> Branch in
        try obstacle()
        return Branch(Leaf())
      }
      c.declare(.withdrawing) { Leaf() }.change {
        $0.injections.append(
          .optional(isDeferred: true) { (leaf: Leaf, branch: Branch?) in leaf.branch = branch })
        $0.injections.append(
          .optional(isDeferred: true) { (leaf: Leaf, missing: Missing?) in
            leaf.runs += missing == nil ? 1 : 0
          })
      }
      let leaf = try c.get(Leaf.self)
      #expect(leaf.runs == 1)
      #expect((leaf.branch == nil) == ((try? obstacle()) == nil))
    }
  }

  @Test("an injection with a missing dependency is skipped and reported, if the option is set")
  func skipped() throws {
    let told = Received<String>()
    let engine = Engine { event in
      if case .injectionSkipped(let failure) = event { told("\(failure.requested)") }
    }
    let c = RawContainer(.immediate, engine: engine)
    c.declare(.immediate) { Leaf() }
      .inject { (leaf: Leaf, _: Missing) in leaf.runs += 100 }
      .inject { (leaf: Leaf) in leaf.runs += 1 }
      .inject(later: true) { (leaf: Leaf, _: Missing) in leaf.runs += 100 }
    #expect(try c.get(Leaf.self).runs == 1)
    #expect(told.all == ["Missing", "Missing"])
  }

  @Test("a request whose cast fails leaves the shared object that another request has made")
  func madeByOther() throws {
    let c = RawContainer(.withdrawing)
    var other: Asking?
    c.closure(.withdrawing, kept: Lifetime(.engine)) { c -> Missing in
      other = Asking { _ = try? c.get((any Wrong).self) }
      blockUntilWaiting(for: Missing.self)
      return Missing()
    }.offered(as: (any Wrong).self)
    let made = try c.get(Missing.self)
    other?.wait()
    #expect(try c.get(Missing.self) === made)
  }

  @Test("V2-28 a user's error reaches the caller, from any depth", arguments: [true, false])
  func userError(passes: Bool) throws {
    let c = RawContainer(.deferring)
    c.closure(.deferring) { _ -> Leaf in throw Refusal(reason: "deep") }
    c.closure(.deferring) { c -> Branch in
      guard passes else { return Branch((try? c.get(Leaf.self)) ?? Leaf()) }
      return Branch(try c.get())
    }
    c.declare(.deferring, Root.init)
    guard passes else {
      _ = try c.get(Root.self)
      return
    }
    let failure = try failure { _ = try c.get(Root.self) }
    #expect(failure.component.map { "\($0.type)" } == "Leaf")
    #expect(failure.path.map { "\($0.component.type)" } == ["Root", "Branch", "Leaf"])
  }
}
