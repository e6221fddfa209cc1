import DITranquillity

extension Scenario {
  func brokenBuild() throws {
    let builder = DIContainerBuilder()
    builder.register(type: Convoy.self)
    builder.register { Barge() }
      .as(Vessel.self).check { $0 }
      .set(.default)
      .set(name: "old")
    builder.register { Tug() }
      .as(Vessel.self).check { $0 }
      .set(.default)
      .set(name: "old")
    checks.fails("all problems of a build at once", try builder.build()) {
      guard case .build(let errors) = $0, errors.count == 3 else { return false }
      guard case .noSpecifiedInitialMethod(let info) = errors[0] else { return false }
      guard case .pluralDefaultAd(let type, let plural) = errors[1] else { return false }
      guard case .intersectionNames(_, let names, let clashing) = errors[2] else { return false }
      return info.type == Convoy.self && type == Vessel.self && names == ["old"]
        && plural == clashing && plural.count == 2
    }

    let repaired = DIContainerBuilder()
    let convoy = repaired.register(type: Convoy.self)
    checks.fails("not yet", try repaired.build()) {
      guard case .build(let errors) = $0 else { return false }
      return errors.count == 1
    }
    convoy.initial { Convoy(vessels: []) }
    checks.equal(
      "a builder may build again", try repaired.build().resolve(Convoy.self).name, "convoy")
  }

  func brokenRequests() throws {
    let builder = DIContainerBuilder()
    let pierLine = #line + 1
    builder.register(type: Pier.init(ship:))
    builder.register(type: Ship.init(pier:))
    builder.register { Tug() }
    builder.register { try Convoy(vessels: *$0) }
    let sandbox = try builder.build()

    for attempt in 1...2 {
      checks.fails("a ring of initializers, attempt \(attempt)", try sandbox.resolve(Pier.self)) {
        guard case .recursiveInitial(let info) = $0 else { return false }
        return info == DITypeInfo(type: Pier.self, file: #file, line: pierLine)
      }
    }
    let ship: Ship? = *?sandbox
    checks.isTrue("or nil", ship == nil)
    checks.isTrue("the rest is unharmed", try sandbox.resolve(Tug.self).name == "tug")
    checks.fails("an array is a separate type", try sandbox.resolve(Convoy.self)) {
      guard case .typeNotFound(let type) = $0 else { return false }
      return type == [Vessel].self
    }
    checks.fails("an optional of an unregistered type", try sandbox.resolve(Barge?.self) as Any) {
      guard case .typeNotFound(let type) = $0 else { return false }
      return type == Barge?.self
    }
    checks.fails("many of nothing", try sandbox.resolveMany(Barge.self)) {
      guard case .typeNotFound(let type) = $0 else { return false }
      return type == Barge.self
    }
  }

  func registrations() throws {
    let builder = DIContainerBuilder()
    _ = builder.register { Tug() }.as(Vessel.self)
    for name in ["Anna", "Berta", "Clara"] {
      builder.register { Barge(name: name) }
        .as(Vessel.self) { $0 }
        .set(name: name)
    }
    builder.register { try Convoy(vessels: **$0) }
      .as(.self)
      .as(Vessel.self).check { $0 }
      .set(.default)
      .injection(.manual) { $1.all = try **$0 }
    builder.register(type: Anchor.init)
      .injection { $0.chain = $1 }
      .lifetime(.perDependency)
    builder.register(type: Chain.init)
      .injection { $0.anchor = $1 }
      .lifetime(.perDependency)
    let sandbox = try builder.build()

    checks.equal(
      "an alias that isn't accepted hides nothing", try sandbox.resolve(Tug.self).name, "tug")
    let vessels = try sandbox.resolveMany(Vessel.self).map { $0.name }
    checks.equal("a loop registers once, a bare alias never", vessels, ["Anna", "convoy"])
    checks.fails("so the second name is unknown", try sandbox.resolve(Vessel.self, name: "Berta")) {
      guard case .typeForNameNotFound(_, let name, let infos) = $0 else { return false }
      return name == "Berta" && infos.count == 2
    }
    checks.fails("an alias hides the type", try sandbox.resolve(Barge.self)) {
      guard case .typeNotFound(let type) = $0 else { return false }
      return type == Barge.self
    }
    let convoy: Convoy = try *sandbox
    checks.equal("a convoy is made of the others", convoy.vessels.map { $0.name }, ["Anna"])
    checks.same("once it is there, it is one of all", convoy.all.last!, convoy)
    checks.equal("of two", convoy.all.count, 2)

    let anchor: Anchor = try *sandbox
    checks.same("two injections, two objects", anchor.chain.anchor, anchor)
  }
}
