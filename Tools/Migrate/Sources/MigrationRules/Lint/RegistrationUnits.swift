/// All units of the sources, and which of them lead to which.
struct RegistrationUnits: Sendable {
  private(set) var units: [RegistrationUnit.Key: RegistrationUnit]
  private let names: LintTypes
  /// The units of functions, by the functions' names.
  private let functions: [String: [RegistrationUnit.Key]]
  /// Those of the functions of types, by the functions' names and the names of the types and their supertypes.
  private let functionsBelow: [String: [String: [RegistrationUnit.Key]]]
  private let parts: [RegistrationUnit.Key]

  init(_ units: [RegistrationUnit.Key: RegistrationUnit], _ names: LintTypes) {
    self.names = names
    var units = units
    // A closure that nothing calls in sight, or a constant of an unknown value, has one of the containers.
    let targets = Set(units.values.flatMap(\.loads).map(\.unit))
    let unfollowed = units.filter { key, unit in
      if case .local = key { !targets.contains(key) && !unit.steps.isEmpty } else { false }
    }
    for (place, key) in unfollowed.map({ ($1.firstPlace, $0) }).sorted(by: { $0.0 < $1.0 }) {
      units[.unknown, default: RegistrationUnit()].steps.append(
        .load(RegistrationUnit.Load(unit: key, place: place)))
    }
    var all = units
    let roots = units.keys.filter { if case .made = $0 { true } else { false } }
    // What is registered somewhere is registered in one of the containers.
    if let unknown = units[.unknown], !unknown.steps.isEmpty {
      for root in roots {
        let condition = LintCondition(file: -2, offset: 0)
        all[root]?.steps.append(
          .load(
            RegistrationUnit.Load(
              unit: .unknown, conditions: roots.count == 1 ? [] : [condition],
              place: unknown.firstPlace)))
      }
    }
    // A requirement of a protocol is the property, or the function, of each type that conforms.
    for (key, unit) in units {
      let (owner, requirement): (String, (String) -> RegistrationUnit.Key)
      switch key {
      case .property(let type, let name):
        (owner, requirement) = (type, { .property(of: $0, name: name) })
      case .caller(let name, let type?):
        (owner, requirement) = (type, { .caller(function: name, of: $0) })
      default: continue
      }
      for service in names.index.type(owner)?.inherited ?? [] {
        let other = requirement(service.baseType)
        guard let protocolType = names.index.type(service), protocolType.kind == .interface,
          protocolType.declares(other)
        else { continue }
        all[key]?.steps.append(
          .load(RegistrationUnit.Load(unit: other, place: unit.firstPlace)))
      }
    }
    // Each call passes others.
    for case .passed(let name) in units.keys {
      let key = RegistrationUnit.Key.passed(function: name)
      let calls = Set(units[key]!.loads.map(\.place)).sorted()
      guard calls.count > 1 else { continue }
      all[key]?.steps = units[key]!.loads.map { load in
        var load = load
        load.conditions.insert(LintCondition(file: -4, offset: calls.firstIndex(of: load.place)!))
        return .load(load)
      }
    }
    // Other functions have the names of those that request.
    let loaded = Set(all.values.flatMap(\.loads).map(\.unit))
    for case .caller(let name, let owner) in units.keys {
      let key = RegistrationUnit.Key.caller(function: name, of: owner)
      if !loaded.contains(key) { all[key] = nil }
    }
    self.units = all
    self.roots = roots.sorted(by: Self.isBefore)
    var functions: [String: [RegistrationUnit.Key]] = [:]
    var functionsBelow: [String: [String: [RegistrationUnit.Key]]] = [:]
    let declared = all.compactMap { key, unit -> (String, String?)? in
      guard case .parameter(let name, let owner) = key, !unit.isUndeclared else { return nil }
      return (name, owner)
    }
    for (name, owner) in declared.sorted(by: { ($0.0, $0.1 ?? "") < ($1.0, $1.1 ?? "") }) {
      let key = RegistrationUnit.Key.parameter(function: name, of: owner)
      functions[name, default: []].append(key)
      for type in owner.map(names.index.supertypes) ?? [] {
        functionsBelow[name, default: [:]][type, default: []].append(key)
      }
    }
    self.functions = functions
    self.functionsBelow = functionsBelow
    parts = (functions["load"] ?? []).filter(\.isPart)
  }

  var all: [RegistrationUnit.Key: RegistrationUnit] { units }

  subscript(key: RegistrationUnit.Key) -> RegistrationUnit? { units[key] }

  /// The containers that the sources make, in the order of their places.
  let roots: [RegistrationUnit.Key]

  /// Whether a container is made before another one.
  static func isBefore(_ one: RegistrationUnit.Key, _ other: RegistrationUnit.Key) -> Bool {
    guard case .made(let file, let offset) = one, case .made(let otherFile, let otherOffset) = other
    else { return false }
    return (file, offset) < (otherFile, otherOffset)
  }

  /// The units that a load means: one, or those of all functions that it may call; nil if the sources have none.
  func targets(of load: RegistrationUnit.Load) -> [(key: RegistrationUnit.Key, isSure: Bool)]? {
    switch load.unit {
    case .anyPart: return parts.map { ($0, false) }
    case .passed where units[load.unit] == nil: return nil
    case .parameter(let name, let owner):
      let type = owner.flatMap { names.index.type($0) }
      if type?.kind != .interface {
        let ancestry = names.index.ancestry(of: owner ?? "").map {
          RegistrationUnit.Key.parameter(function: name, of: $0.name)
        }
        if let own = ([load.unit] + ancestry).first(where: { units[$0]?.isUndeclared == false }) {
          return [(own, true)] + overrides(name, owner).filter { $0 != own }.map { ($0, false) }
        }
      }
      // A function that takes no container as such does nothing with it.
      if let type, type.kind != .interface {
        let isSeen = name == "init" || names.index.method(name, of: type.name) != nil
        return type.isForeign || !isSeen ? nil : []
      }
      if owner != nil, type == nil { return nil }
      let others =
        owner == nil ? functions[name] ?? [] : overrides(name, owner).filter { $0 != load.unit }
      guard !others.isEmpty else { return type == nil ? nil : [] }
      return others.map { ($0, others.count == 1) }
    default: return units[load.unit] == nil ? [] : [(load.unit, true)]
    }
  }

  /// The functions of types that inherit or conform.
  private func overrides(_ name: String, _ owner: String?) -> [RegistrationUnit.Key] {
    owner.flatMap { functionsBelow[name]?[$0.baseType] } ?? []
  }

  /// All units to which a container goes, and when.
  func loads(of root: RegistrationUnit.Key) -> [RegistrationUnit.Key: LintPresence] {
    var result: [RegistrationUnit.Key: LintPresence] = [root: .always]
    var pending: [(RegistrationUnit.Key, Set<LintCondition>)] = [(root, [])]
    while let (key, conditions) = pending.popLast() {
      for load in units[key]?.loads ?? [] {
        for target in targets(of: load) ?? [] {
          var all = conditions.union(load.conditions)
          if !target.isSure {
            all.insert(LintCondition(file: -3, offset: load.place.line * 1_000 + load.place.column))
          }
          var presence = result[target.key] ?? LintPresence([])
          if presence.add(all) {
            result[target.key] = presence
            pending.append((target.key, all))
          }
        }
      }
    }
    return result
  }
}

extension TypeDeclaration {
  /// Whether a protocol requires what a key means.
  fileprivate func declares(_ key: RegistrationUnit.Key) -> Bool {
    switch key {
    case .property(_, let name): properties[name] != nil
    case .caller(let name, _): methods[name] != nil
    default: false
    }
  }
}

extension RegistrationUnit {
  /// Where something is done with the container first.
  fileprivate var firstPlace: LintPlace {
    steps.map { step in
      switch step {
      case .component(let component): component.place
      case .load(let load): load.place
      case .request(let request): request.place
      }
    }.min() ?? LintPlace(file: "", line: 1, column: 1)
  }
}
