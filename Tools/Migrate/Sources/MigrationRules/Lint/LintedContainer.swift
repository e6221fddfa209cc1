/// All components that one container of the sources gets, in their order, and the requests made from it.
struct LintedContainer: Sendable {
  struct Member: Sendable {
    let component: LintComponent
    /// The unit that registers it.
    let unit: RegistrationUnit.Key
    /// Whether it belongs to a framework.
    let isInFramework: Bool
    let presence: LintPresence
    /// Whether a parent of the container has it.
    var isInherited = false
  }

  /// What a request finds.
  enum Choice: Sendable {
    case found([Int])
    case nothing
    case ambiguous([Int])
    case unknown(String)
  }

  private(set) var members: [Member] = []
  private(set) var requests: [(request: LintRequest, unit: RegistrationUnit.Key)] = []
  /// Why code that isn't seen may register more.
  private(set) var openings: [LintGap] = []
  private(set) var storyboards: [LintPlace] = []
  /// The units that its components come from, and when.
  let loaded: [RegistrationUnit.Key: LintPresence]
  let names: LintTypes
  private var offering: [String: [Int]] = [:]

  init(
    _ root: RegistrationUnit.Key, _ units: RegistrationUnits, parents: [LintedContainer] = [],
    _ names: LintTypes
  ) {
    self.names = names
    loaded = units.loads(of: root)
    var visited: Set<RegistrationUnit.Key> = []
    collect(root, units, &visited, isInFramework: false)
    // Those that are loaded in several ways come once.
    for parent in parents {
      openings += parent.openings
      members += parent.members.map {
        var member = $0
        member.isInherited = true
        return member
      }
    }
    for (position, member) in members.enumerated() {
      for type in Set(member.component.offers.map(\.type)) {
        offering[type, default: []].append(position)
      }
    }
  }

  private mutating func collect(
    _ key: RegistrationUnit.Key, _ units: RegistrationUnits,
    _ visited: inout Set<RegistrationUnit.Key>, isInFramework: Bool
  ) {
    guard visited.insert(key).inserted, let unit = units[key], let presence = loaded[key] else {
      return
    }
    openings += unit.openings
    storyboards += unit.storyboards
    for step in unit.steps {
      switch step {
      case .component(let component):
        members.append(
          Member(
            component: component, unit: key, isInFramework: isInFramework,
            presence: presence.and(component.conditions)))
      case .request(let request): requests.append((request, key))
      case .load(let load):
        let targets = units.targets(of: load)
        if targets == nil {
          openings.append(
            LintGap(place: load.place, reason: "the given sources don't have what is loaded"))
        }
        for target in targets ?? [] {
          collect(
            target.key, units, &visited, isInFramework: isInFramework || load.isFramework)
        }
      }
    }
  }

  func component(_ position: Int) -> LintComponent { members[position].component }

  /// Whether the sources say that objects of a component are of a type.
  func isSubtype(_ position: Int, of type: String) -> Bool {
    guard let implementation = component(position).implementation else { return false }
    return implementation == type
      || names.index.lineage(of: implementation).contains { declaration in
        declaration.inherited.contains { $0.baseType == type }
      }
  }

  func offers(_ type: String) -> Bool { offering[type] != nil }

  func isProtocol(_ type: String) -> Bool { names.index.type(type)?.kind == .interface }

  /// What a component's dependency finds.
  func choice(_ need: LintComponent.Need, of owner: Int) -> Choice {
    choice(
      need, members[owner].presence, owner: owner, generation: component(owner).generation)
  }

  /// What a request finds.
  func choice(_ request: LintRequest, _ need: LintComponent.Need, in unit: RegistrationUnit.Key)
    -> Choice
  {
    let presence = (loaded[unit] ?? .always).and(request.conditions)
    return choice(need, presence, owner: nil, generation: request.generation)
  }

  private func choice(
    _ need: LintComponent.Need, _ presence: LintPresence, owner: Int?, generation: Generation
  ) -> Choice {
    let fitting = (offering[need.type] ?? []).filter {
      offers($0, need) && !members[$0].presence.excludes(presence)
    }
    let own = fitting.filter { !members[$0].isInherited }
    let all = own.isEmpty || need.isMany ? fitting : own
    guard !all.isEmpty else { return nothing(need) }
    let sure = all.filter { presence.isServed(by: [members[$0].presence]) }
    if sure.isEmpty, !presence.isServed(by: all.map { members[$0].presence }), !need.isMany {
      return .unknown("a component that offers it is registered in some runs only")
    }
    // Both ways count: with what is there in each run, and with all that is there in some run.
    let every = sure.count == all.count
    let whole = choose(all, need, owner, generation)
    if every || sure.isEmpty, case .found = whole { return whole }
    if sure.isEmpty {
      return areAlternatives(all)
        ? .found([all[0]]) : .unknown("several components offer it, each in some runs only")
    }
    if every {
      guard case .ambiguous = whole, !areSurelyTogether(all) else { return whole }
      return .unknown("several functions register a component that offers it")
    }
    guard case .found = choose(sure, need, owner, generation), case .found = whole else {
      return .unknown("a component that offers it is registered in some runs only")
    }
    return whole
  }

  private func areAlternatives(_ all: [Int]) -> Bool {
    all.indices.allSatisfy { one in
      all.indices.allSatisfy {
        $0 <= one || members[all[one]].presence.excludes(members[all[$0]].presence)
      }
    }
  }

  /// Whether no function that is assumed to run registers only some of the components.
  private func areSurelyTogether(_ all: [Int]) -> Bool {
    let assumed = all.map { position in
      Set(members[position].presence.alternatives.map { $0.filter(\.isAssumed) })
    }
    return Set(assumed).count == 1
  }

  private func choose(
    _ all: [Int], _ need: LintComponent.Need, _ owner: Int?, _ generation: Generation
  ) -> Choice {
    let isHidden = all.contains {
      members[$0].isInFramework && owner != nil && members[$0].unit != members[owner!].unit
    }
    if isHidden, generation != .modern {
      return .unknown("modules see the components of some others only")
    }
    if need.isMany { return .found(all) }
    if all.count == 1 {
      // Release 1 finds a component that only has names by these only, but counts it as a candidate.
      let isFound = isPlain(all[0], need) || !need.qualifiers.isEmpty
      return isFound ? .found(all) : nothing(need)
    }
    return generation == .modern ? modernChoice(all, need) : oldChoice(all, owner, need)
  }

  private func offers(_ position: Int, _ need: LintComponent.Need) -> Bool {
    component(position).offers.contains {
      $0.type == need.type && $0.qualifiers.isSuperset(of: need.qualifiers)
        && (need.isMany || $0.isPlain || !need.qualifiers.isEmpty
          || component(position).generation == .release1)
    }
  }

  private func isPlain(_ position: Int, _ need: LintComponent.Need) -> Bool {
    component(position).offers.contains { $0.type == need.type && $0.isPlain }
  }

  private func nothing(_ need: LintComponent.Need) -> Choice {
    if need.type.hasPrefix("Array<") { return .unknown("an array may stand for all components") }
    let isDeclared = names.isKnown(need.type)
    let other = members.first {
      guard let unknown = $0.component.unknownOffer else { return false }
      return unknown.mayBe(need.type, isDeclared: isDeclared)
        || $0.component.implementation.map { names.index.conforms($0, to: need.type) } == true
    }
    if let other {
      return .unknown(
        "the registration in line \(other.component.place.line) may offer it")
    }
    if let opening = openings.first {
      return .unknown(
        "\(opening.reason) (\(opening.place.file):\(opening.place.line))"
      )
    }
    if isDeclared { return .nothing }
    // A type of another module may be another name of one that is offered.
    let isOffered = members.contains { member in
      member.component.offers.contains { !names.isKnown($0.type) }
    }
    return isOffered ? .unknown("the given sources don't declare it") : .nothing
  }

  private func modernChoice(_ all: [Int], _ need: LintComponent.Need) -> Choice {
    let tests = all.filter { component($0).isTest }
    if tests.count == 1 { return .found(tests) }
    guard tests.isEmpty else { return .unknown("several components for tests offer it") }
    guard !all.contains(where: { members[$0].isInFramework }) else {
      return .unknown("frameworks prefer their own components")
    }
    let defaults = all.filter { component($0).isDefault }
    return defaults.count == 1 ? .found(defaults) : .ambiguous(defaults.isEmpty ? all : defaults)
  }

  private func oldChoice(_ all: [Int], _ owner: Int?, _ need: LintComponent.Need) -> Choice {
    guard
      all.allSatisfy({ position in
        owner.map { members[position].unit == members[$0].unit } ?? true
      })
    else { return .unknown("modules see the components of some others only") }
    let defaults = all.filter { component($0).isDefault }
    switch defaults.count {
    case 0: return .ambiguous(all)
    case 1: return .found(defaults)
    default: return .unknown("several components that offer it are defaults")
    }
  }
}
