extension Rule {
  /// What the tool leaves to people in code of release 2.
  static let release2Remarks: [Rule] = [
    .remark(
      .release2, 50, "several initializers", "one initializer, or one component for each",
      before:
        "builder.register(type: Label.self).initial { Label() }.initialWithArg { Label(text: $1) }",
      after: #"builder.register { Label(text: arg($0) ?? "") }"#,
      page: "recipes.md#several-initializers-for-one-component"),
    .remark(
      .release2, 51, "arguments of an eager single",
      "lifetime(.perRun(.strong)): a request makes it",
      before:
        "builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.single)",
      after: "builder.register { Label(text: arg($0)) }.lifetime(.perRun(.strong))",
      page: "differences.md#between-the-generations"),
    .remark(
      .release2, 52, "names of objects that are made anew",
      "objectForEachName(), and objectGraph if all of one request may share them",
      before:
        #"builder.register(type: Store.init).set(name: "a").injection { $0.owner = $1 }.lifetime(.perDependency)"#,
      after:
        #"builder.register(Store.init).as(Store.self, name: "a").injection(cycle: true) { $0.owner = $1 }.objectForEachName().lifetime(.objectGraph)"#,
      page: "differences.md#between-the-generations"),
    .remark(
      .release2, 53, "a name beside components without one", "make one of them the default",
      before: #"""
        builder.register(type: Ink.init)
        builder.register(type: Ink.init).set(name: "blue")
        """#,
      after: #"""
        builder.register(Ink.init).default()
        builder.register(Ink.init).as(Ink.self, name: "blue")
        """#,
      page: "differences.md#between-the-generations"),
    .remark(
      .release2, 54, "an own type that as hides, and that others offer, too",
      "make one of them the default",
      before: #"""
        builder.register(type: Paper.init)
        builder.register(type: Paper.init).as(Page.self).check { $0 }
        """#,
      after: #"""
        builder.register(Paper.init).default()
        builder.register(Paper.init).as(check: Page.self) { $0 }
        """#,
      page: "differences.md#between-the-generations"),
    .remark(
      .release2, 55, "a type that the sources do not tell", "say the type in the closure",
      before: #"builder.register { make() }.set(name: "a")"#,
      after: #"builder.register { make() as Ink }.as(Ink.self, name: "a")"#,
      page: "declarations-2.md#services-and-names"),
    .remark(
      .release2, 56, "a cycle whose objects requests share in another way",
      "objectGraph, if all of one request may share them",
      before: ".injection { $0.owner = $1 }",
      after: ".lifetime(.objectGraph).injection(cycle: true) { $0.owner = $1 }",
      page: "differences.md#between-the-generations"),
    .remark(
      .release2, 57, "a link of a chain that has no successor", "see the page",
      before: ".useAutoPropertyInjection()",
      after: #".injection(\.ink)"#,
      page: "declarations-2.md#initializers-and-injections"),
    .remark(
      .release2, 58, "a request whose caught error changes",
      "look at what the request returns, or at the underlyingError of a DIFailure",
      before: "do { pages = try container.resolveMany() } catch { … }",
      after: "let pages: [Page] = container.resolveMany(); if pages.isEmpty { … }",
      page: "declarations-3.md#requests"),
    .remark(
      .release2, 59, "build() of a builder that others have, or that is used afterwards",
      "a container resolves at once",
      before: "let one = try builder.build(); let two = try builder.build()",
      after: "let one = DIContainer()",
      page: "declarations-2.md#registration"),
    .remark(
      .release2, 60, "a module with stored properties", "register the values as a component",
      before: "final class ServerPart: DIComponent { let host: String … }",
      after: #"container.register { ServerSettings(host: "example.org") }"#,
      page: "recipes.md#modules-with-stored-properties"),
    .remark(
      .release2, 61, "a module or an assembly whose load can not be written",
      "a part or a framework by hand",
      before: "final class InkModule: DIModule { var components: [DIComponent] { make() } … }",
      after: "final class InkModule: DIFramework { … }",
      page: "declarations-2.md#modules-and-parts"),
    .remark(
      .release2, 62, "a declaration without an automatic successor", "see the page",
      before: "DISetting.Log.fun = { … }",
      after: "DISetting.Log.fun = { … }",
      page: "declarations-2.md#errors"),
    .remark(
      .release2, 64, "a request of something whose type the sources do not tell", "say its type",
      before: "try other.resolve(Ink.self)",
      after: "other.resolve() as Ink",
      page: "declarations-2.md#requests"),
    .remark(
      .release2, 65, "an injection after one that leads back",
      "let it lead back, too, or move it to postInit",
      before: ".injection { $0.owner = $1 }.injection { $0.wired() }",
      after: ".injection(cycle: true) { $0.owner = $1 }.postInit { $0.wired() }",
      page: "differences.md#between-the-generations"),
    .remark(
      .release2, 66, "a property whose type the sources do not tell",
      "cycle: true, if the injection leads back",
      before: ".injection { $0.owner = $1 }",
      after: ".injection(cycle: true) { $0.owner = $1 }",
      page: "recipes.md#what-2to3sed-leaves"),
    .remark(
      .release2, 68, "an argument without a type, left out, or used in a closure inside",
      "write the registration by hand",
      before: #".initialWithArg { (c: DIContainer, n: Int) in Label(text: "\(n)") }"#,
      after: #"builder.register { (n: DIArg<Int>) in Label(text: "\(arg(n))") }"#,
      page: "recipes.md#what-2to3sed-leaves"),
    .remark(
      .release2, 69, "arguments together with a name, or with many", "AnyArguments",
      before: #"try container.resolve(name: "a", arg: 1)"#,
      after: #"container.resolve(name: "a", arguments: AnyArguments(for: Ink.self, args: 1))"#,
      page: "declarations-2.md#requests"),
    .remark(
      .release2, 70, "a tag that is no constant",
      "a name made of its type and value, such as \"Tone.blue\", or a type for each tag",
      before: ".set(tag: tone)",
      after: #".as(Ink.self, name: "Tone.\(tone)")"#,
      page: "declarations-2.md#services-and-names"),
    .remark(
      .release2, 72, "DIError", "catch a DIFailure, whose type, component and description tell why",
      before: "catch DIError.typeNotFound(let type) { … }",
      after: "catch let failure as DIFailure { … failure.type … }",
      page: "declarations-2.md#errors"),
    .remark(
      .release2, 71, "a registration that runs several times",
      "pass file and line, which distinguish the registrations",
      before: #"""
        for name in names {
          builder.register(type: Ink.init).set(name: name)
        }
        """#,
      after: "MirrorModule(host: name).load(container)",
      page: "recipes.md#modules-with-stored-properties"),
  ]
}
