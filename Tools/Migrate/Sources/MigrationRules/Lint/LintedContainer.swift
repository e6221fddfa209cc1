/// All components that one container of the sources gets, in their order.
struct LintedContainer: Sendable {
  struct Member: Sendable {
    let component: LintComponent
    /// The unit that registers it.
    let unit: RegistrationUnit.Key
    /// Whether it belongs to a framework.
    let isInFramework: Bool
  }

  /// What a request finds.
  enum Choice: Sendable {
    case found([Int])
    case nothing
    case ambiguous([Int])
    case unknown(String)
  }

  private(set) var members: [Member] = []
  /// Why code that isn't seen may register more.
  private(set) var openings: [LintGap] = []
  /// The units that it loads.
  private(set) var loaded: Set<RegistrationUnit.Key> = []
  private let names: LintTypes
  private var offering: [String: [Int]] = [:]

  init(
    _ root: RegistrationUnit.Key, _ units: [RegistrationUnit.Key: RegistrationUnit],
    _ names: LintTypes
  ) {
    self.names = names
    load(root, units, isConditional: false, isInFramework: false)
    for (position, member) in members.enumerated() {
      for type in Set(member.component.offers.map(\.type)) {
        offering[type, default: []].append(position)
      }
    }
  }

  private mutating func load(
    _ key: RegistrationUnit.Key, _ units: [RegistrationUnit.Key: RegistrationUnit],
    isConditional: Bool, isInFramework: Bool
  ) {
    // Modules load once.
    guard loaded.insert(key).inserted, let unit = units[key] else { return }
    openings += unit.openings
    for step in unit.steps {
      switch step {
      case .component(var component):
        component.isConditional = component.isConditional || isConditional
        members.append(Member(component: component, unit: key, isInFramework: isInFramework))
      case .load(let load):
        guard let target = Self.unit(load.unit, units) else {
          // Another name of a container, by which nothing is registered.
          if case .local = load.unit { continue }
          openings.append(
            LintGap(place: load.place, reason: "the given sources don't have what is loaded"))
          continue
        }
        self.load(
          target, units, isConditional: isConditional || load.isConditional,
          isInFramework: isInFramework || load.isFramework)
      }
    }
  }

  /// The unit of a function, also if its type isn't known.
  private static func unit(
    _ key: RegistrationUnit.Key, _ units: [RegistrationUnit.Key: RegistrationUnit]
  ) -> RegistrationUnit.Key? {
    if units[key] != nil { return key }
    guard case .parameter(let name, let owner) = key, owner == nil || name != "load" else {
      return nil
    }
    let fitting = units.keys.filter {
      if case .parameter(name, _) = $0 { true } else { false }
    }
    return fitting.count == 1 ? fitting[0] : nil
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

  func isProtocol(_ type: String) -> Bool { names.index.type(type)?.kind == .interface }

  /// What a request for a dependency finds.
  func choice(_ need: LintComponent.Need, of owner: Int) -> Choice {
    let all = (offering[need.type] ?? []).filter { offers($0, need) }
    guard !all.isEmpty else { return nothing(need) }
    guard !all.contains(where: { members[$0].component.isConditional }) else {
      return .unknown("a component that offers \(need.type) is registered in some runs only")
    }
    let isModern = component(owner).generation == .modern
    let isHidden = all.contains {
      members[$0].isInFramework && members[$0].unit != members[owner].unit
    }
    if isHidden, !isModern {
      return .unknown("modules see the components of some others only")
    }
    if need.isMany { return .found(all) }
    if all.count == 1 {
      // Release 1 finds a component that only has names by these only, but counts it as a candidate.
      let isFound = isPlain(all[0], need) || !need.qualifiers.isEmpty
      return isFound ? .found(all) : nothing(need)
    }
    return isModern ? modernChoice(all) : oldChoice(all, owner)
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
    if let other = members.first(where: { $0.component.mayOfferMore }) {
      return .unknown(
        "the registration in line \(other.component.place.line) may offer \(need.type)")
    }
    return names.isDeclared(need.type)
      ? .nothing : .unknown("the given sources don't declare \(need.type)")
  }

  private func modernChoice(_ all: [Int]) -> Choice {
    let tests = all.filter { component($0).isTest }
    if tests.count == 1 { return .found(tests) }
    guard tests.isEmpty else { return .unknown("several components are for tests") }
    guard !all.contains(where: { members[$0].isInFramework }) else {
      return .unknown("frameworks prefer their own components")
    }
    let defaults = all.filter { component($0).isDefault }
    return defaults.count == 1 ? .found(defaults) : .ambiguous(defaults.isEmpty ? all : defaults)
  }

  private func oldChoice(_ all: [Int], _ owner: Int) -> Choice {
    guard all.allSatisfy({ members[$0].unit == members[owner].unit }) else {
      return .unknown("modules see the components of some others only")
    }
    let defaults = all.filter { component($0).isDefault }
    switch defaults.count {
    case 0: return .ambiguous(all)
    case 1: return .found(defaults)
    default: return .unknown("several components are defaults")
    }
  }
}
