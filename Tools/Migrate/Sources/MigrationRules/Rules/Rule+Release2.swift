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
      after:
        #"builder.register(throwing: { (c: DIContainer) in try Can(ink: c.resolved(name: "blue")) })"#,
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
      difference:
        "the graph does not show what this closure requests, and a request in it that fails ends the process"
    ),
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
      .release2, 28, "a closure that throws", "register(throwing:)",
      before: "builder.register(type: Can.self).initial { Can(ink: try load()) }",
      after: "builder.register(throwing: { Can(ink: try load()) })",
      page: "declarations-3.md#registration",
      difference: "a request throws a DIFailure that holds the error"),
    .safe(
      .release2, 29, "try! container.resolve()", "container.resolve()",
      before: "let press: Press = try! container.resolve()",
      after: "let press: Press = container.resolve()",
      page: "declarations-2.md#requests"),
    .safe(
      .release2, 30, "try *container", "try container.resolved()",
      before: "let press: Press = try *container",
      after: "let press: Press = try container.resolved()",
      page: "declarations-3.md#requests",
      difference: "the error is a DIFailure, which holds that of a closure"),
    .safe(
      .release2, 31, "*?container", "*container into an Optional",
      before: "let ink: Ink? = *?container",
      after: "let ink: Ink? = *container",
      page: "declarations-2.md#requests"),
    .safe(
      .release2, 32, "try **container", "try container.resolvedMany()",
      before: "let pages: [Page] = try **container",
      after: "let pages: [Page] = try container.resolvedMany()",
      page: "declarations-2.md#requests",
      difference: "no component gives an empty array, where it failed"),
    .safe(
      .release2, 33, "try container.resolve()", "try container.resolved()",
      before: "let press: Press = try container.resolve()",
      after: "let press: Press = try container.resolved()",
      page: "declarations-3.md#requests",
      difference: "the error is a DIFailure, which holds that of a closure"),
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
      .release2, 36, "try? container.resolve()", "try? container.resolved()",
      before: "let ink = try? container.resolve(Ink.self)",
      after: "let ink = try? container.resolved() as Ink",
      page: "declarations-3.md#requests"),
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
      .release2, 75, "names with an object each", "objectForEachName()",
      before:
        #"builder.register(type: Ink.init).set(name: "a").set(name: "b").lifetime(.lazySingle)"#,
      after:
        #"builder.register(Ink.init).as(Ink.self, name: "a").as(Ink.self, name: "b").objectForEachName().lifetime(.perRun(.strong))"#,
      page: "differences.md#between-the-generations"),
    .safe(
      .release2, 76, "an alternative type without check or unsafe", "nothing",
      before: "_ = builder.register(type: Paper.init).as(Page.self)",
      after: "_ = builder.register(Paper.init)",
      page: "declarations-2.md#services-and-names"),
    .safe(
      .release2, 48, "a tag that is a constant", "a name that says it",
      before: "builder.register(type: Ink.init).set(tag: Tone.blue)",
      after: #"builder.register(Ink.init).as(Ink.self, name: "Tone.blue")"#,
      page: "declarations-2.md#services-and-names"),
    .safe(
      .release2, 49, "an argument that the closure computes with", "DIArg and arg(…)",
      before:
        #"builder.register(type: Label.self).initialWithArg { (c: DIContainer, n: Int) in Label(text: "\(n)") }.lifetime(.perDependency)"#,
      after:
        #"builder.register { (c: DIContainer, n: DIArg<Int>) in Label(text: "\(arg(n))") }.lifetime(.prototype)"#,
      page: "recipes.md#what-2to3sed-leaves"),
    .safe(
      .release2, 73, "two initializers, of literals and of arguments",
      "one with arg($0) ?? literal",
      before:
        "builder.register(type: Label.self).initial { Label(text: \"none\") }.initialWithArg { Label(text: $1) }.lifetime(.perDependency)",
      after: "builder.register { Label(text: arg($0) ?? \"none\") }.lifetime(.prototype)",
      page: "recipes.md#several-initializers-for-one-component",
      difference:
        "an argument of another type is an error in the log, and the literal stands for it"),
    .safe(
      .release2, 77, "initial(name:bundle:) of a storyboard",
      "a closure that opens it for the module",
      before: #"builder.register(type: UIStoryboard.self).initial(name: "Main", bundle: nil)"#,
      after: #"""
        builder.register { (container: DIContainer) -> UIStoryboard in
          MainActor.assumeIsolated {
            DIStoryboard.create(
              name: "Main", bundle: nil, container: container)
          }
        }
        """#,
      page: "declarations-2.md#storyboards-and-nibs"),
    .safe(
      .release2, 78, "initials whose arguments continue each other",
      "one that chooses by the arguments",
      before: #"""
        builder.register(type: Label.self)
          .initial { Label() }
          .initialWithArg { Label(text: $1) }
          .lifetime(.perDependency)
        """#,
      after: #"""
        builder.register { (text: DIArg<String?>) in
          if let text = arg(text) { return Label(text: text) }
          return Label()
        }
        .lifetime(.prototype)
        """#,
      page: "recipes.md#several-initializers-for-one-component",
      difference:
        "an argument of another type is an error in the log, and the initializer without it stands for it"
    ),
    .safe(
      .release2, 79, "resolve(name:arg:)", "resolve(name:arguments: AnyArguments(for:args:))",
      before: #"let label: Label = try! container.resolve(name: "cover", arg: "Cars")"#,
      after:
        #"let label: Label = container.resolve(name: "cover", arguments: AnyArguments(for: Label.self, args: "Cars"))"#,
      page: "declarations-2.md#requests"),
    .safe(
      .release2, 80, "the product DIv2Compat and its flag in a manifest",
      "the product DITranquillity",
      before: #".product(name: "DIv2Compat", package: "DITranquillity")"#,
      after: #".product(name: "DITranquillity", package: "DITranquillity")"#,
      page: "drop-in.md#swiftpm"),
  ]
}
