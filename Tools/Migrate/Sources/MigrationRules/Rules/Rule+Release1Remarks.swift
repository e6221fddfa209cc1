extension Rule {
  /// What the tool leaves to people in code of release 1.
  static let release1Remarks: [Rule] = [
    .remark(
      .release1, 50, "several initializers", "one initializer, or one component for each",
      before: "builder.register { Label() }.initializer { Label(text: $1) }",
      after: #"builder.register { Label(text: arg($0) ?? "") }"#,
      page: "recipes.md#several-initializers-for-one-component"),
    .remark(
      .release1, 51, "arguments of an eager single",
      "lifetime(.perRun(.strong)): a request makes it",
      before: "builder.register { Label(text: $1) }.lifetime(.single)",
      after: "builder.register { Label(text: arg($0)) }.lifetime(.perRun(.strong))",
      page: "differences.md#between-the-generations"),
    .remark(
      .release1, 52, "names of eager singles, or of objects that are made anew",
      "objectForEachName(), if nobody minds when they are made",
      before: #"builder.register { Store() }.asName("a").asDefault().lifetime(.single)"#,
      after:
        #"builder.register { Store() }.as(Store.self, name: "a").objectForEachName().default().lifetime(.single)"#,
      page: "differences.md#between-the-generations"),
    .remark(
      .release1, 53, "a name beside components without one", "make one of them the default",
      before: #"""
        builder.register { Ink() }
        builder.register { Ink() }.asName("blue")
        """#,
      after: #"""
        builder.register { Ink() }.default()
        builder.register { Ink() }.as(Ink.self, name: "blue")
        """#,
      page: "differences.md#between-the-generations"),
    .remark(
      .release1, 54, "an own type that asType hides, and that others offer, too",
      "make one of them the default",
      before: #"""
        builder.register { Paper() }
        builder.register { Paper() }.asType(Page.self)
        """#,
      after: #"""
        builder.register { Paper() }.default()
        builder.register { Paper() }.as(check: Page.self) { $0 }
        """#,
      page: "differences.md#between-the-generations"),
    .remark(
      .release1, 55, "a type that the sources do not tell", "say the type in the closure",
      before: #"builder.register { make() }.asName("a")"#,
      after: #"builder.register { make() as Ink }.as(Ink.self, name: "a")"#,
      page: "declarations-1.md#services-and-names"),
    .remark(
      .release1, 56, "a cycle whose objects requests share in another way",
      "objectGraph, if all of one request may share them",
      before: ".dependency { $1.owner = *!$0 }",
      after: ".lifetime(.objectGraph).injection(cycle: true) { $0.owner = $1 }",
      page: "differences.md#between-the-generations"),
    .remark(
      .release1, 57, "a link of a chain that has no successor", "see the page",
      before: ".initializer(byNib: Screen.self)",
      after: #"builder.register { Screen(nibName: "Screen", bundle: nil) }"#,
      page: "declarations-1.md#initializers-and-injections"),
    .remark(
      .release1, 58, "a request whose caught error changes",
      "look at what the request returns, or at the underlyingError of a DIFailure",
      before: "do { pages = try scope.resolveMany() } catch { … }",
      after: "let pages: [Page] = container.resolveMany(); if pages.isEmpty { … }",
      page: "declarations-3.md#requests"),
    .remark(
      .release1, 59, "build() of a builder that others have, or that is used afterwards",
      "a container resolves at once",
      before: "let one = try builder.build(); let two = try builder.build()",
      after: "let one = DIContainer()",
      page: "declarations-1.md#registration"),
    .remark(
      .release1, 60, "a module with stored properties", "register the values as a component",
      before: "final class ServerModule: DIModule { let host: String … }",
      after: #"container.register { ServerSettings(host: "example.org") }"#,
      page: "recipes.md#modules-with-stored-properties"),
    .remark(
      .release1, 61, "a module or an assembly whose load can not be written",
      "a part or a framework by hand",
      before: "final class InkAssembly: DIDynamicAssembly { … }",
      after: "final class InkAssembly: DIFramework { … }",
      page: "declarations-1.md#modules-and-parts"),
    .remark(
      .release1, 62, "a declaration without an automatic successor", "see the page",
      before: "builder.register(module: DIScanModule(predicateByName: { _ in true }))",
      after: "builder.append(framework: InkAssembly.self)",
      page: "declarations-1.md#errors"),
    .remark(
      .release1, 63, "an Optional lazy, or a lazy of many that is made elsewhere",
      "a closure, or a lazy of an Optional",
      before: "let ink: DILazy<Ink>? = -*?scope",
      after: "let ink = Lazy { container.resolve() as Ink? }",
      page: "declarations-1.md#lazies"),
    .remark(
      .release1, 64, "a request of something whose type the sources do not tell", "say its type",
      before: "try other.resolve(Ink.self)",
      after: "other.resolve() as Ink",
      page: "declarations-1.md#requests"),
    .remark(
      .release1, 65, "an injection after one that leads back",
      "let it lead back, too, or move it to postInit",
      before: ".dependency { $1.owner = *!$0 }.dependency { $1.wired() }",
      after: ".injection(cycle: true) { $0.owner = $1 }.postInit { $0.wired() }",
      page: "differences.md#between-the-generations"),
    .remark(
      .release1, 66, "a property whose type the sources do not tell",
      "cycle: true, if the injection leads back",
      before: ".dependency { $1.owner = *!$0 }",
      after: ".injection(cycle: true) { $0.owner = $1 }",
      page: "recipes.md#what-1to3sed-leaves"),
    .remark(
      .release1, 67, "perRequest", "perContainer(.weak) is nearest",
      before: ".instancePerRequest()",
      after: ".lifetime(.perContainer(.weak))",
      page: "declarations-1.md#lifetimes"),
    .remark(
      .release1, 68, "an argument without a type, left out, or used in a closure inside",
      "write the registration by hand",
      before: #"builder.register { Label(text: "\($1)") }"#,
      after: #"builder.register { (n: DIArg<Int>) in Label(text: "\(arg(n))") }"#,
      page: "recipes.md#what-1to3sed-leaves"),
    .remark(
      .release1, 69, "arguments together with a name, or with many", "AnyArguments",
      before: #"try scope.resolve(name: "a", arg: 1)"#,
      after: #"container.resolve(name: "a", arguments: AnyArguments(for: Ink.self, args: 1))"#,
      page: "declarations-1.md#requests"),
    .remark(
      .release1, 72, "DIError", "catch a DIFailure, whose type, component and description tell why",
      before: "catch DIError.typeIsNotFound(let type) { … }",
      after: "catch let failure as DIFailure { … failure.type … }",
      page: "declarations-1.md#errors"),
    .remark(
      .release1, 71, "a registration that runs several times",
      "pass file and line, which distinguish the registrations",
      before: #"""
        for name in names {
          builder.register { Ink() }.asName(name)
        }
        """#,
      after: "MirrorModule(host: name).load(container)",
      page: "recipes.md#modules-with-stored-properties"),
  ]
}
