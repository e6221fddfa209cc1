import DITranquillity

/// Set-up code of the main actor, as apps write it who have read nothing.
@MainActor private func register(_ container: DIContainer) {
  container.register { @MainActor in Screen(part: $0) }
    .injection(\.part)
    .injection(cycle: true, \.late)
    .injection { $0.note() }
    .injection { (screen: Screen, _: Diesel) in screen.note() }
    .postInit { $0.note() }
  container.register { @MainActor in Label() }.as(check: (any Text).self) { $0 }
  container.register { @MainActor in Model() }.injection(\.part)
  container.register(Plain.init)
}

/// A request for an object.
nonisolated private func made<T>(_ type: T.Type) -> @Sendable (DIContainer) throws -> String {
  { container in
    let _: T = try container.resolved()
    return "object"
  }
}

extension Matrix {
  private func ask(
    _ form: String, gives expected: String = "object", elsewhere: String? = nil,
    _ request: @escaping @Sendable (DIContainer) throws -> String,
    register: @Sendable (DIContainer) -> Void
  ) async {
    await compare(form, gives: expected, elsewhere: elsewhere) {
      let container = DIContainer()
      container.register(Diesel.init).as(check: (any Engine).self) { $0 }
      register(container)
      return { try request(container) }
    }
  }

  /// Where objects are created and changed.
  func askIsolation() async {
    let ran = { @Sendable (container: DIContainer) in
      "\((try container.resolved() as Screen).ran.all)"
    }
    await ask("initializer", gives: "[true]", ran) { $0.register(Screen.init) }
    await ask("closure", gives: "[true]", ran) { $0.register { @MainActor in Screen(part: $0) } }
    await ask("register(main:)", gives: "[true]", ran) { $0.register(main: Screen.init) }
    await ask("an actor", made(Log.self)) { $0.register(Log.init) }
    await ask("initializer of the default isolation", gives: "true", elsewhere: "\(isOwn)") {
      "\((try $0.resolved() as Plain).isMadeOnMain)"
    } register: {
      $0.register(Plain.init)
    }
    await ask("a protocol of the default isolation", made((any Shown).self)) {
      $0.register(Plain.init).as(check: (any Shown).self) { $0 }
    }
    await ask(
      "a protocol of the library", elsewhere: isOwn ? "DIF036" : nil, made((any Text).self)
    ) { $0.register(Label.init).as((any Text).self) }

    let code = await MainActor.run {
      let container = DIContainer()
      container.register(Diesel.init).as(check: (any Engine).self) { $0 }
      register(container)
      return container
    }
    await compare("injections", gives: "[true, true, true, true, true, true]") {
      let child = DIContainer(parent: code)
      return { try ran(child) }
    }
    await compare("an observable object") {
      let child = DIContainer(parent: code)
      return { try made(Model.self)(child) }
    }
    await compare("initializer in code of an actor", gives: "true", elsewhere: "\(isOwn)") {
      let child = DIContainer(parent: code)
      return { "\((try child.resolved() as Plain).isMadeOnMain)" }
    }
    await compare("as(check:)", elsewhere: isOwn ? "DIF036" : nil) {
      let child = DIContainer(parent: code)
      return { try made((any Text).self)(child) }
    }
  }

  /// Types of the language.
  func askTypes() async {
    await ask("primary associated type", made((any Repository<Int>).self)) {
      $0.register(Users.init).as(check: (any Repository<Int>).self) { $0 }
    }
    await ask(
      "a protocol of the library with an argument", elsewhere: isOwn ? "DIF036" : nil,
      made((any IteratorProtocol<Int>).self)
    ) { $0.register(Ones.init).as((any IteratorProtocol<Int>).self) }
    await ask("generic type", made(Box<Int>.self)) { $0.register { Box(value: 7) } }
    await ask("tuple", made((Int, String).self)) { $0.register { (1, "") } }
    await ask("function", gives: "1") {
      "\((try $0.resolved() as () -> Int)())"
    } register: {
      $0.register { { @Sendable () -> Int in 1 } }.as(check: (() -> Int).self) { $0 }
    }
    await ask("lazy", gives: "true") {
      let lazy: Lazy<Diesel> = try $0.resolved()
      return "\(lazy.value === lazy.value)"
    } register: { _ in
    }
    await ask("an Optional without a component", gives: "true") {
      "\(try $0.resolved() as Int? == nil)"
    } register: { _ in
    }
    await ask("no component", gives: "DIF001", made(Int.self)) { _ in }
  }
}
