extension Rule {
  /// What the tool leaves to people in code of releases 1 and 2.
  static let remarks: [Rule] = [
    remark(
      .severalInitializers, "several initializers", "one initializer, or one component for each",
      page: "recipes.md#several-initializers-for-one-component",
      .release1(
        "builder.register { Label() }.initializer { Label(text: $1) }",
        #"builder.register { Label(text: arg($0) ?? "") }"#),
      .release2(
        "builder.register(type: Label.self).initial { Label() }.initialWithArg { Label(text: $1) }",
        #"builder.register { Label(text: arg($0) ?? "") }"#)),
    remark(
      .namesOfNewObjects, "names of eager singles, or of objects that are made anew",
      "objectForEachName(), if nobody minds when they are made",
      page: "differences.md#between-the-generations",
      .release1(
        #"builder.register { Store() }.asName("a").asDefault().lifetime(.single)"#,
        #"builder.register { Store() }.as(Store.self, name: "a").objectForEachName().default().lifetime(.single)"#
      ),
      .release2(
        from: "names of objects that are made anew",
        to: "objectForEachName(), and objectGraph if all of one request may share them",
        #"builder.register(type: Store.init).set(name: "a").injection { $0.owner = $1 }.lifetime(.perDependency)"#,
        #"builder.register(Store.init).as(Store.self, name: "a").injection(cycle: true) { $0.owner = $1 }.objectForEachName().lifetime(.objectGraph)"#
      )),
    remark(
      .eagerSingleWithNamesOnly, "an eager single that only has names",
      "build() makes one object more, without a name: lazySingle makes them when they are requested",
      page: "from-1.md#from-1-to-2-what-differs",
      .toRelease2(
        #"builder.register { Ink() }.asName("blue").lifetime(.single)"#,
        #"builder.register { Ink() }.set(name: "blue").lifetime(.lazySingle)"#)),
    remark(
      .hiddenOwnType, "an own type that asType hides, and that others offer, too",
      "make one of them the default", page: "differences.md#between-the-generations",
      .release1(
        #"""
        builder.register { Paper() }
        builder.register { Paper() }.asType(Page.self)
        """#,
        #"""
        builder.register { Paper() }.default()
        builder.register { Paper() }.as(check: Page.self) { $0 }
        """#),
      .release2(
        from: "an own type that as hides, and that others offer, too",
        #"""
        builder.register(type: Paper.init)
        builder.register(type: Paper.init).as(Page.self).check { $0 }
        """#,
        #"""
        builder.register(Paper.init).default()
        builder.register(Paper.init).as(check: Page.self) { $0 }
        """#)),
    remark(
      .unknownType, "a type that the sources do not tell", "say the type in the closure",
      page: "declarations-%.md#services-and-names",
      .release1(
        #"builder.register { make() }.asName("a")"#,
        #"builder.register { make() as Ink }.as(Ink.self, name: "a")"#),
      .release2(
        #"builder.register { make() }.set(name: "a")"#,
        #"builder.register { make() as Ink }.as(Ink.self, name: "a")"#),
      .toRelease2(
        to: "say it", page: "declarations-%.md#registration", "builder.register { make($1) }",
        "builder.register(type: Ink.self).initialWithArg { make($1) }")),
    remark(
      .sharedCycle, "a cycle whose objects requests share in another way",
      "objectGraph, if all of one request may share them",
      page: "differences.md#between-the-generations",
      .release1(
        ".dependency { $1.owner = *!$0 }",
        ".lifetime(.objectGraph).injection(cycle: true) { $0.owner = $1 }"),
      .release2(
        ".injection { $0.owner = $1 }",
        ".lifetime(.objectGraph).injection(cycle: true) { $0.owner = $1 }")),
    remark(
      .withoutSuccessor, "a link of a chain that has no successor",
      "write the registration by hand",
      page: "declarations-%.md#initializers-and-injections",
      .release1(
        page: "declarations-1.md#storyboards-and-nibs",
        ".initializer(byNib: Screen.self)",
        #"builder.register { Screen(nibName: "Screen", bundle: nil) }"#),
      .release2(".useAutoPropertyInjection()", #".injection(\.ink)"#),
      .toRelease2(
        page: "declarations-%.md#lifetimes", ".instancePerRequest()",
        ".initialNotNecessary().lifetime(.weakSingle)")),
    remark(
      .caughtError, "a request whose caught error changes",
      "look at what the request returns, or at the underlyingError of a DIFailure",
      page: "declarations-3.md#requests",
      .release1(
        "do { pages = try scope.resolveMany() } catch { … }",
        "let pages: [Page] = container.resolveMany(); if pages.isEmpty { … }"),
      .release2(
        "do { pages = try container.resolveMany() } catch { … }",
        "let pages: [Page] = container.resolveMany(); if pages.isEmpty { … }")),
    remark(
      .sharedBuilder, "build() of a builder that others have, or that is used afterwards",
      "a container resolves at once", page: "declarations-%.md#registration",
      .both(
        "let one = try builder.build(); let two = try builder.build()", "let one = DIContainer()")),
    remark(
      .moduleWithProperties, "a module with stored properties",
      "register the values as a component", page: "recipes.md#modules-with-stored-properties",
      .release1(
        "final class ServerModule: DIModule { let host: String … }",
        #"container.register { ServerSettings(host: "example.org") }"#),
      .release2(
        "final class ServerPart: DIComponent { let host: String … }",
        #"container.register { ServerSettings(host: "example.org") }"#)),
    remark(
      .unwritableModule, "a module or an assembly whose load can not be written",
      "a part or a framework by hand", page: "declarations-%.md#modules-and-parts",
      .release1(
        "final class InkAssembly: DIDynamicAssembly { … }",
        "final class InkAssembly: DIFramework { … }"),
      .release2(
        "final class InkModule: DIModule { var components: [DIComponent] { make() } … }",
        "final class InkModule: DIFramework { … }"),
      .toRelease2(
        from: "an assembly whose lists can't be written",
        to: "a DIModule by hand, and a scope in each of its components",
        "final class InkAssembly: DIDynamicAssembly { … }",
        "final class InkAssembly: DIModule { … }")),
    remark(
      .leftover, "a declaration without an automatic successor", "write by hand what follows it",
      page: "declarations-%.md",
      .release1(
        "builder.register(module: DIScanModule(predicateByName: { _ in true }))",
        "builder.append(framework: InkAssembly.self)"),
      .release2("DISetting.Log.fun = { … }", "DISetting.Log.fun = { … }"),
      .toRelease2(
        "builder.namelessNeedsDefault = strict",
        "a component that only has names answers without one")),
    remark(
      .unwritableLazy, "an Optional lazy, or a lazy of many that is made elsewhere",
      "a closure, or a lazy of an Optional", page: "declarations-%.md#lazies",
      .release1(
        "let ink: DILazy<Ink>? = -*?scope", "let ink = Lazy { container.resolve() as Ink? }"),
      .toRelease2(
        from: "a lazy", to: "keep the container, and resolve where the object is needed",
        "let press: DILazy<Press> = -*!scope",
        "func press() throws -> Press { return try *container }")),
    remark(
      .unknownReceiver,
      "a registration or a request of something whose type the sources do not tell",
      "say its type", page: "declarations-%.md#requests",
      .both("try other.resolve(Ink.self)", "other.resolve() as Ink"),
      .toRelease2(
        page: "declarations-%.md#registration", "builders[0].register(Ink.self)",
        "builders[0].register(type: Ink.self)")),
    remark(
      .injectionAfterCycle, "an injection after one that leads back",
      "let it lead back, too, or move it to postInit",
      page: "differences.md#between-the-generations",
      .release1(
        ".dependency { $1.owner = *!$0 }.dependency { $1.wired() }",
        ".injection(cycle: true) { $0.owner = $1 }.postInit { $0.wired() }"),
      .release2(
        ".injection { $0.owner = $1 }.injection { $0.wired() }",
        ".injection(cycle: true) { $0.owner = $1 }.postInit { $0.wired() }")),
    remark(
      .unknownProperty, "a property whose type the sources do not tell",
      "cycle: true, if the injection leads back", page: "recipes.md#leftovers-of-release-%",
      .release1(".dependency { $1.owner = *!$0 }", ".injection(cycle: true) { $0.owner = $1 }"),
      .release2(".injection { $0.owner = $1 }", ".injection(cycle: true) { $0.owner = $1 }")),
    remark(
      .perRequest, "perRequest", "perContainer(.weak) is nearest",
      page: "declarations-%.md#lifetimes",
      .release1(".instancePerRequest()", ".lifetime(.perContainer(.weak))")),
    remark(
      .unwritableArgument, "an argument without a type, left out, or used in a closure inside",
      "write the registration by hand", page: "recipes.md#leftovers-of-release-%",
      .release1(
        #"builder.register { Label(text: "\($1)") }"#,
        #"builder.register { (n: DIArg<Int>) in Label(text: "\(arg(n))") }"#),
      .release2(
        #".initialWithArg { (c: DIContainer, n: Int) in Label(text: "\(n)") }"#,
        #"builder.register { (n: DIArg<Int>) in Label(text: "\(arg(n))") }"#)),
    remark(
      .namedRequestWithArguments, "arguments together with a name, or with many", "AnyArguments",
      page: "declarations-%.md#requests",
      .release1(
        #"try scope.resolve(name: "a", arg: 1)"#,
        #"container.resolve(name: "a", arguments: AnyArguments(for: Ink.self, args: 1))"#),
      .release2(
        #"try container.resolve(name: "a", arg: 1)"#,
        #"container.resolve(name: "a", arguments: AnyArguments(for: Ink.self, args: 1))"#)),
    remark(
      .variableTag, "a tag that is no constant",
      #"a name made of its type and value, such as "Tone.blue", or a type for each tag"#,
      page: "declarations-%.md#services-and-names",
      .release2(".set(tag: tone)", #".as(Ink.self, name: "Tone.\(tone)")"#)),
    remark(
      .repeatedRegistration, "a registration that runs several times",
      "pass file and line, which distinguish the registrations",
      page: "recipes.md#modules-with-stored-properties",
      .release1(
        #"""
        for name in names {
          builder.register { Ink() }.asName(name)
        }
        """#,
        "MirrorModule(host: name).load(container)"),
      .release2(
        #"""
        for name in names {
          builder.register(type: Ink.init).set(name: name)
        }
        """#,
        "MirrorModule(host: name).load(container)"),
      .toRelease2(
        page: "from-1.md#from-1-to-2-what-differs",
        "for name in names { builder.register { Ink() }.asName(name) }",
        "for (n, name) in names.enumerated() { builder.register(line: n) { Ink() }.set(name: name) }"
      )),
    remark(
      .errors, "DIError", "catch a DIFailure, whose type, component and description tell why",
      page: "declarations-%.md#errors",
      .release1(
        "catch DIError.typeIsNotFound(let type) { … }",
        "catch let failure as DIFailure { … failure.type … }"),
      .release2(
        "catch DIError.typeNotFound(let type) { … }",
        "catch let failure as DIFailure { … failure.type … }")),
  ].flatMap(\.self)
}
