extension Rule {
  /// The rules for code of release 2.
  static let release2: [Rule] = [
    .safe(
      .release2, 1, "import DIv2Compat", "import DITranquillity",
      before: "import DIv2Compat",
      after: "import DITranquillity",
      page: "drop-in.md"),
    .safe(
      .release2, 2, "DIContainerBuilder", "DIContainer",
      before: "let builder = DIContainerBuilder()",
      after: "let builder = DIContainer()",
      page: "declarations-2.md#registration"),
    .safe(
      .release2, 5, "register(type: X.init)", "register(X.init)",
      before: "builder.register(type: Ink.init)",
      after: "builder.register(Ink.init)",
      page: "declarations-2.md#registration"),
    .safe(
      .release2, 6, "register(type: X.self).initial { … }", "register { … }",
      before: "builder.register(type: Press.self).initial { Press(page: $0) }",
      after: "builder.register { Press(page: $0) }",
      page: "declarations-2.md#initializers-and-injections"),
    .safe(
      .release2, 7, "initialWithArg { X(a: $1) }", "register { X(a: arg($0)) }",
      before:
        "builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.perDependency)",
      after: "builder.register { Label(text: arg($0)) }.lifetime(.prototype)",
      page: "recipes.md#what-2to3sed-leaves"),
    .safe(
      .release2, 8, "initialNotNecessary()", "nothing",
      before: "builder.register(type: Press.self).initialNotNecessary()",
      after: "builder.register(Press.self)",
      page: "declarations-2.md#registration"),
    .safe(
      .release2, 9, "register(vc: X.self)", "register(X.self)",
      before: "builder.register(vc: Screen.self)",
      after: "builder.register(Screen.self)",
      page: "declarations-2.md#registration"),
    .safe(
      .release2, 10, "as(.self)", "nothing",
      before: "builder.register(type: Ink.init).as(.self)",
      after: "builder.register(Ink.init)",
      page: "declarations-2.md#services-and-names"),
    .safe(
      .release2, 11, "as(X.self).check { $0 }", "as(check: X.self) { $0 }",
      before: ".as(Page.self).check { $0 }",
      after: ".as(check: Page.self) { $0 }",
      page: "declarations-2.md#services-and-names",
      difference: "the own type answers requests, too, where it was hidden"),
    .safe(
      .release2, 12, #"set(name: "a")"#, #"as(X.self, name: "a")"#,
      before: #"builder.register(type: Ink.init).set(name: "blue")"#,
      after: #"builder.register(Ink.init).as(Ink.self, name: "blue")"#,
      page: "declarations-2.md#services-and-names"),
    .safe(
      .release2, 13, "set(.default)", "default()",
      before: ".set(.default)",
      after: ".default()",
      page: "declarations-2.md#services-and-names"),
    .safe(
      .release2, 14, "a closure that takes the container",
      "a closure with a parameter for each dependency, or with the container",
      before: #"builder.register { c in try Can(ink: c.resolve(name: "blue")) }"#,
      after: #"builder.register { (c: DIContainer) in Can(ink: c.resolve(name: "blue")) }"#,
      page: "recipes.md#the-container-as-a-dependency",
      difference: "the graph does not show what this closure requests"),
    .safe(
      .release2, 15, "injection(.optional)", "injection",
      before: ".injection(.optional) { $0.ink = $1 }",
      after: ".injection { $0.ink = $1 }",
      page: "declarations-2.md#initializers-and-injections",
      difference: "nil only if a component is missing, not for any failure"),
    .safe(
      .release2, 16, "injection(.manual) by name", "injection(name:)",
      before: #".injection(.manual) { $1.ink = try $0.resolve(name: "blue") }"#,
      after: #".injection(name: "blue") { $0.ink = $1 }"#,
      page: "recipes.md#what-2to3sed-leaves"),
    .safe(
      .release2, 17, "injection(.manual)", "injection { (x, container: DIContainer) in … }",
      before:
        ".injection(.manual) { container, press in press.warmUp(); press.ink = try *container }",
      after:
        ".injection { (press, container: DIContainer) in press.warmUp(); press.ink = *container }",
      page: "recipes.md#the-container-as-a-dependency",
      difference: "the graph does not show what this closure requests"),
    .safe(
      .release2, 18, "injection that leads back", "injection(cycle: true) { … }",
      before: ".injection { $0.owner = $1 }",
      after: ".injection(cycle: true) { $0.owner = $1 }",
      page: "recipes.md#what-2to3sed-leaves"),
    .safe(
      .release2, 19, "as(X.self).unsafe()", "as(X.self)",
      before: ".as(Page.self).unsafe()",
      after: ".as(Page.self)",
      page: "declarations-2.md#services-and-names",
      difference: "the own type answers requests, too, where it was hidden"),
    .safe(
      .release2, 20, "lifetime(.single)", "the same",
      before: ".lifetime(.single)",
      after: ".lifetime(.single)",
      page: "declarations-2.md#lifetimes",
      difference: "one object for the process, where each build() had its own"),
    .safe(
      .release2, 21, "lifetime(.lazySingle)", "lifetime(.perRun(.strong))",
      before: ".lifetime(.lazySingle)",
      after: ".lifetime(.perRun(.strong))",
      page: "declarations-2.md#lifetimes",
      difference: "one object for the process, where each build() had its own"),
    .safe(
      .release2, 22, "lifetime(.perScope)", "lifetime(.perContainer(.strong))",
      before: ".lifetime(.perScope)",
      after: ".lifetime(.perContainer(.strong))",
      page: "declarations-2.md#lifetimes"),
    .safe(
      .release2, 23, "lifetime(.perDependency)",
      "lifetime(.prototype), or .objectGraph for the members of a cycle",
      before: ".lifetime(.perDependency)",
      after: ".lifetime(.prototype)",
      page: "declarations-2.md#lifetimes"),
    .safe(
      .release2, 24, "no lifetime", "lifetime(.perContainer(.strong))",
      before: "builder.register(type: Basket.init)",
      after: "builder.register(Basket.init).lifetime(.perContainer(.strong))",
      page: "declarations-2.md#lifetimes"),
    .safe(
      .release2, 25, "postInit { container, x in … }", "postInit { … } without the container",
      before: ".postInit { _, x in x.finish() }",
      after: ".postInit { x in x.finish() }",
      page: "declarations-2.md#initializers-and-injections"),
    .safe(
      .release2, 26, "lifetime(.weakSingle)", "lifetime(.perRun(.weak))",
      before: ".lifetime(.weakSingle)",
      after: ".lifetime(.perRun(.weak))",
      page: "declarations-2.md#lifetimes",
      difference: "one object for the process, where each build() had its own"),
    .safe(
      .release2, 27, "set(tag: T.self)", "as(X.self, tag: T.self)",
      before: "builder.register(type: Ink.init).set(tag: Blue.self)",
      after: "builder.register(Ink.init).as(Ink.self, tag: Blue.self)",
      page: "declarations-2.md#services-and-names"),
    .safe(
      .release2, 30, "try *container", "*container",
      before: "let press: Press = try *container",
      after: "let press: Press = *container",
      page: "declarations-2.md#requests",
      difference: "a request that fails ends the process, where it threw"),
    .safe(
      .release2, 31, "*?container", "*container into an Optional",
      before: "let ink: Ink? = *?container",
      after: "let ink: Ink? = *container",
      page: "declarations-2.md#requests"),
    .safe(
      .release2, 32, "try **container", "container.resolveMany()",
      before: "let pages: [Page] = try **container",
      after: "let pages: [Page] = container.resolveMany()",
      page: "declarations-2.md#requests",
      difference: "no component gives an empty array, where it failed"),
    .safe(
      .release2, 33, "try container.resolve()", "container.resolve()",
      before: "let press: Press = try container.resolve()",
      after: "let press: Press = container.resolve()",
      page: "declarations-2.md#requests",
      difference: "a request that fails ends the process, where it threw"),
    .safe(
      .release2, 34, "resolve(X.self)", "resolve() as X",
      before: "_ = try! container.resolve(Press.self)",
      after: "_ = container.resolve() as Press",
      page: "declarations-2.md#requests"),
    .safe(
      .release2, 35, "resolve(arg: a, b)", "resolve(args: a, b)",
      before: #"let label: Label = try! container.resolve(arg: "Cars")"#,
      after: #"let label: Label = container.resolve(args: "Cars")"#,
      page: "declarations-2.md#requests"),
    .safe(
      .release2, 36, "try? container.resolve() as X", "container.resolve() as X?",
      before: "let ink = try? container.resolve(Ink.self)",
      after: "let ink = container.resolve() as Ink?",
      page: "declarations-2.md#requests"),
    .safe(
      .release2, 37, "resolve(object)", "inject(into: object)",
      before: "try! container.resolve(screen)",
      after: "container.inject(into: screen)",
      page: "declarations-2.md#requests",
      difference: "injecting into an object of an unknown type does nothing, where it failed"),
    .safe(
      .release2, 39, "newLifeTimeScope()", "DIContainer(engine:)",
      before: "let window = container.newLifeTimeScope()",
      after: "let window = DIContainer(engine: container.engine)",
      page: "recipes.md#a-scope-for-each-request"),
    .safe(
      .release2, 40, "let container = try builder.build()", "let container = builder",
      before: "let container = try builder.build()",
      after: #"""
        builder.initializeSingletonObjects()
        let container = builder
        """#,
      page: "declarations-2.md#registration",
      difference: "nothing is checked; makeGraph().checkIsValid() in a unit test does that"),
    .safe(
      .release2, 41, "DIComponent and load(builder:)", "DIPart and static load(container:)",
      before: #"""
        final class InkPart: DIComponent {
          func load(builder: DIContainerBuilder) {}
        }
        """#,
      after: #"""
        final class InkPart: DIPart {
          static func load(container: DIContainer) {}
        }
        """#,
      page: "declarations-2.md#modules-and-parts",
      difference: "every component is visible everywhere"),
    .safe(
      .release2, 42, "register(component: C())", "append(part: C.self)",
      before: "builder.register(component: InkPart())",
      after: "builder.append(part: InkPart.self)",
      page: "declarations-2.md#modules-and-parts"),
    .safe(
      .release2, 43, "DIModule",
      "DIFramework, whose load(container:) appends its parts and other frameworks",
      before: #"""
        final class InkModule: DIModule {
          let components: [DIComponent] = [InkPart()]
          let dependencies: [DIModule] = []
        }
        """#,
      after: #"""
        final class InkModule: DIFramework {
          static func load(container: DIContainer) {
            container.append(part: InkPart.self)
          }
        }
        """#,
      page: "declarations-2.md#modules-and-parts",
      difference: "every component is visible everywhere"),
    .safe(
      .release2, 44, "register(module: M())", "append(framework: M.self)",
      before: "builder.register(module: InkModule())",
      after: "builder.append(framework: InkModule.self)",
      page: "declarations-2.md#modules-and-parts"),
    .safe(
      .release2, 45, "register(protocol: P.self)", "nothing",
      before: "builder.register(protocol: Page.self)",
      after: "",
      page: "declarations-2.md#modules-and-parts"),
    .safe(
      .release2, 46, "DIStoryboard(name:bundle:container:)",
      "DIStoryboard.create(name:bundle:container:)",
      before: #"let storyboard = DIStoryboard(name: "Main", bundle: nil, container: scope)"#,
      after: #"let storyboard = DIStoryboard.create(name: "Main", bundle: nil, container: scope)"#,
      page: "declarations-2.md#storyboards-and-nibs"),
    .safe(
      .release2, 47, "names with an object each", "one registration for each name",
      before:
        #"builder.register(type: Ink.init).set(name: "a").set(name: "b").lifetime(.lazySingle)"#,
      after: #"""
        builder.register(Ink.init).as(Ink.self, name: "a").lifetime(.perRun(.strong))
        builder.register(Ink.init).as(Ink.self, name: "b").lifetime(.perRun(.strong))
        """#,
      page: "differences.md#between-the-generations"),
    .remark(
      .release2, 50, "several initializers", "one initializer, or one component for each",
      before:
        "builder.register(type: Label.self).initial { Label() }.initialWithArg { Label(text: $1) }",
      after: #"builder.register { Label(text: arg($0) ?? "") }"#,
      page: "recipes.md#several-initializers-for-one-component"),
    .remark(
      .release2, 51, "arguments with a kept lifetime", "say which request makes the object",
      before:
        "builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.lazySingle)",
      after: "builder.register { Label(text: arg($0)) }.lifetime(.perRun(.strong))",
      page: "differences.md#between-the-generations"),
    .remark(
      .release2, 52, "names with an object each, and requests without them",
      "one registration for each name",
      before:
        #"builder.register(type: Store.init).set(name: "a").set(name: "b").lifetime(.lazySingle)"#,
      after: #"""
        builder.register(Store.init).as(Store.self, name: "a").lifetime(.perRun(.strong))
        builder.register(Store.init).as(Store.self, name: "b").lifetime(.perRun(.strong))
        """#,
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
      .release2, 56, "a cycle of unkept objects that several others use",
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
      .release2, 58, "a request whose error is caught", "a request for an Optional",
      before: "do { ink = try container.resolve() } catch { … }",
      after: "if let ink: Ink = container.resolve() { … } else { … }",
      page: "recipes.md#what-2to3sed-leaves"),
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
      before: "catch DIError.typeNotFound",
      after: "if let ink: Ink = container.resolve() { … }",
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
      .release2, 68, "an argument that the closure does not pass on",
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
      .release2, 70, "a tag that is a value", "a type for each tag",
      before: ".set(tag: Tone.blue)",
      after: ".as(Ink.self, tag: Blue.self)",
      page: "declarations-2.md#services-and-names"),
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
