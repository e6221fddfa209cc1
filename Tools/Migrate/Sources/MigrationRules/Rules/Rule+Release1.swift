extension Rule {
  /// The rules for code of release 1.
  static let release1: [Rule] = [
    .safe(
      .release1, 1, "import DIv1Compat", "import DITranquillity",
      before: "import DIv1Compat",
      after: "import DITranquillity",
      page: "drop-in.md"),
    .safe(
      .release1, 2, "DIContainerBuilder", "DIContainer",
      before: "let builder = DIContainerBuilder()",
      after: "let builder = DIContainer()",
      page: "declarations-1.md#registration"),
    .safe(
      .release1, 3, "DIScope", "DIContainer",
      before: "let scope: DIScope",
      after: "let scope: DIContainer",
      page: "declarations-1.md#requests"),
    .safe(
      .release1, 4, "DILazy", "Lazy",
      before: "let press: DILazy<Press>",
      after: "let press: Lazy<Press>",
      page: "declarations-1.md#lazies",
      difference: "a lazy checks nothing when it is made"),
    .safe(
      .release1, 5, "register { scope in X(a: *!scope) }", "register { X(a: $0) }",
      before: "builder.register { Press(page: *!$0) }",
      after: "builder.register { Press(page: $0) }",
      page: "declarations-1.md#registration"),
    .safe(
      .release1, 6, "register(X.self).initializer { … }", "register { … }",
      before: "builder.register(Press.self).initializer { Press(page: *!$0) }",
      after: "builder.register { Press(page: $0) }",
      page: "declarations-1.md#initializers-and-injections"),
    .safe(
      .release1, 7, "an argument: register { X(a: $1) }", "register { X(a: arg($0)) }",
      before: "builder.register { Label(text: $1) }",
      after: "builder.register { Label(text: arg($0)) }",
      page: "recipes.md#what-1to3sed-leaves"),
    .safe(
      .release1, 8, "initializerDoesNotNeedToBe()", "nothing",
      before: "builder.register(Press.self).initializerDoesNotNeedToBe()",
      after: "builder.register(Press.self)",
      page: "declarations-1.md#registration"),
    .safe(
      .release1, 9, "register(vc: X.self)", "register(X.self)",
      before: "builder.register(vc: Screen.self)",
      after: "builder.register(Screen.self)",
      page: "declarations-1.md#registration"),
    .safe(
      .release1, 10, "asSelf()", "nothing",
      before: "builder.register { Paper() }.asSelf()",
      after: "builder.register { Paper() }",
      page: "declarations-1.md#services-and-names"),
    .safe(
      .release1, 11, "asType(X.self)",
      "as(check: X.self) { $0 }, or as(X.self) if the sources do not show that it fits",
      before: "builder.register { Paper() }.asType(Page.self)",
      after: "builder.register { Paper() }.as(check: Page.self) { $0 }",
      page: "declarations-1.md#services-and-names",
      difference: "the own type answers requests, too, where it was hidden"),
    .safe(
      .release1, 12, #"asName("a")"#, #"as(X.self, name: "a")"#,
      before: #"builder.register { Ink() }.asName("blue")"#,
      after: #"builder.register { Ink() }.as(Ink.self, name: "blue")"#,
      page: "declarations-1.md#services-and-names",
      difference: "a request without the name answers, where it failed"),
    .safe(
      .release1, 13, "asDefault()", "default()",
      before: "builder.register { Ink() }.asDefault()",
      after: "builder.register { Ink() }.default()",
      page: "declarations-1.md#services-and-names"),
    .safe(
      .release1, 14, "a closure that requests in other ways",
      "a closure with the container as a parameter",
      before: #"builder.register { scope in Can(ink: try scope.resolve(name: "blue")) }"#,
      after:
        #"builder.register(throwing: { (scope: DIContainer) in Can(ink: try scope.resolved(name: "blue")) })"#,
      page: "recipes.md#the-container-as-a-dependency",
      difference: "the graph does not show what this closure requests"),
    .safe(
      .release1, 15, "dependency { scope, x in x.a = *!scope }", "injection { $0.a = $1 }",
      before: ".dependency { scope, press in press.ink = *!scope }",
      after: ".injection { $0.ink = $1 }",
      page: "declarations-1.md#initializers-and-injections",
      difference:
        "a missing object for the property is an error in the log, and the request goes on"),
    .safe(
      .release1, 16, "dependency by name", "injection(name:)",
      before: #".dependency { $1.ink = try $0.resolve(name: "blue") }"#,
      after: #".injection(name: "blue") { $0.ink = $1 }"#,
      page: "recipes.md#what-1to3sed-leaves"),
    .safe(
      .release1, 17, "dependency with several statements",
      "injection { (x, scope: DIContainer) in … }",
      before: ".dependency { scope, press in press.warmUp(); press.ink = *!scope }",
      after: ".injection { (press, scope: DIContainer) in press.warmUp(); press.ink = *scope }",
      page: "recipes.md#the-container-as-a-dependency",
      difference:
        "the graph does not show what this closure requests, and a request in it that fails ends the process"
    ),
    .safe(
      .release1, 18, "dependency that leads back", "injection(cycle: true) { … }",
      before: ".dependency { $1.owner = *!$0 }",
      after: ".injection(cycle: true) { $0.owner = $1 }",
      page: "recipes.md#what-1to3sed-leaves"),
    .safe(
      .release1, 20, "lifetime(.single)", "the same",
      before: ".instanceSingle()",
      after: ".lifetime(.single)",
      page: "declarations-1.md#lifetimes",
      difference: "one object for the process, where each build() had its own"),
    .safe(
      .release1, 21, "lifetime(.lazySingle)", "lifetime(.perRun(.strong))",
      before: ".lifetime(.lazySingle)",
      after: ".lifetime(.perRun(.strong))",
      page: "declarations-1.md#lifetimes",
      difference: "one object for the process, where each build() had its own"),
    .safe(
      .release1, 22, "lifetime(.perScope)", "lifetime(.perContainer(.strong))",
      before: ".instancePerScope()",
      after: ".lifetime(.perContainer(.strong))",
      page: "declarations-1.md#lifetimes"),
    .safe(
      .release1, 23, "lifetime(.perDependency)",
      "lifetime(.prototype), or .objectGraph for the members of a cycle",
      before: ".lifetime(.perDependency)",
      after: ".lifetime(.prototype)",
      page: "declarations-1.md#lifetimes"),
    .safe(
      .release1, 24, "no lifetime", "lifetime(.perContainer(.strong))",
      before: "builder.register { Basket() }",
      after: "builder.register { Basket() }.lifetime(.perContainer(.strong))",
      page: "declarations-1.md#lifetimes"),
    .safe(
      .release1, 28, "a closure that throws", "register(throwing:)",
      before: "builder.register { Can(ink: try load()) }",
      after: "builder.register(throwing: { Can(ink: try load()) })",
      page: "declarations-3.md#registration",
      difference: "a request throws a DIFailure that holds the error"),
    .safe(
      .release1, 29, "try! scope.resolve()", "container.resolve()",
      before: "let press: Press = try! scope.resolve()",
      after: "let press: Press = scope.resolve()",
      page: "declarations-1.md#requests"),
    .safe(
      .release1, 30, "*!scope", "*container",
      before: "let press: Press = *!scope",
      after: "let press: Press = *scope",
      page: "declarations-1.md#requests"),
    .safe(
      .release1, 31, "*?scope", "*container into an Optional",
      before: "let ink: Ink? = *?scope",
      after: "let ink: Ink? = *scope",
      page: "declarations-1.md#requests"),
    .safe(
      .release1, 32, "**!scope", "container.resolveMany()",
      before: "let pages: [Page] = **!scope",
      after: "let pages: [Page] = scope.resolveMany()",
      page: "declarations-1.md#requests",
      difference: "no component gives an empty array, where it failed"),
    .safe(
      .release1, 33, "try scope.resolve()", "try container.resolved()",
      before: "let press: Press = try scope.resolve()",
      after: "let press: Press = try scope.resolved()",
      page: "declarations-3.md#requests",
      difference: "the error is a DIFailure, which holds that of a closure"),
    .safe(
      .release1, 34, "resolve(X.self)", "resolve() as X",
      before: "_ = try! scope.resolve(Press.self)",
      after: "_ = scope.resolve() as Press",
      page: "declarations-1.md#requests"),
    .safe(
      .release1, 35, "resolve(arg: a, b)", "resolve(args: a, b)",
      before: #"let label: Label = try! scope.resolve(arg: "Cars")"#,
      after: #"let label: Label = scope.resolve(args: "Cars")"#,
      page: "declarations-1.md#requests"),
    .safe(
      .release1, 36, "try? scope.resolve()", "try? container.resolved()",
      before: "let ink = try? scope.resolve(Ink.self)",
      after: "let ink = try? scope.resolved() as Ink",
      page: "declarations-3.md#requests"),
    .safe(
      .release1, 37, "resolve(object)", "inject(into: object)",
      before: "try! scope.resolve(screen)",
      after: "scope.inject(into: screen)",
      page: "declarations-1.md#requests",
      difference:
        "injecting into an object of an unknown type does nothing, where it failed; of two objects a kept component keeps the last, where it kept the first"
    ),
    .safe(
      .release1, 38, "-*!scope", "*container into a Lazy",
      before: "let press: DILazy<Press> = -*!scope",
      after: "let press: Lazy<Press> = *scope",
      page: "declarations-1.md#lazies"),
    .safe(
      .release1, 39, "newLifeTimeScope()", "DIContainer(engine:)",
      before: "let window = scope.newLifeTimeScope()",
      after: "let window = DIContainer(engine: scope.engine)",
      page: "recipes.md#a-scope-for-each-request"),
    .safe(
      .release1, 40, "let scope = try builder.build()", "let scope = builder",
      before: "let scope = try builder.build()",
      after: #"""
        builder.initializeSingletonObjects()
        let scope = builder
        """#,
      page: "declarations-1.md#registration",
      difference: "nothing is checked; makeGraph().checkIsValid() in a unit test does that"),
    .safe(
      .release1, 41, "DIModule and load(builder:)", "DIPart and static load(container:)",
      before: #"""
        final class InkModule: DIModule {
          func load(builder: DIContainerBuilder) {}
        }
        """#,
      after: #"""
        final class InkModule: DIPart {
          static func load(container: DIContainer) {}
        }
        """#,
      page: "declarations-1.md#modules-and-parts"),
    .safe(
      .release1, 42, "register(module: M())", "append(part: M.self)",
      before: "builder.register(module: InkModule())",
      after: "builder.append(part: InkModule.self)",
      page: "declarations-1.md#modules-and-parts"),
    .safe(
      .release1, 43, "DIAssembly",
      "DIFramework, whose load(container:) appends its parts and other frameworks",
      before: #"""
        final class InkAssembly: DIAssembly {
          var publicModules: [DIModule] { return [InkModule()] }
        }
        """#,
      after: #"""
        final class InkAssembly: DIFramework {
          static func load(container: DIContainer) {
            container.append(part: InkModule.self)
          }
        }
        """#,
      page: "declarations-1.md#modules-and-parts",
      difference: "components of a framework prefer those of their own framework"),
    .safe(
      .release1, 44, "register(assembly: A())", "append(framework: A.self)",
      before: "builder.register(assembly: InkAssembly())",
      after: "builder.append(framework: InkAssembly.self)",
      page: "declarations-1.md#modules-and-parts"),
    .safe(
      .release1, 46, "DIStoryboard(name:bundle:container:)",
      "DIStoryboard.create(name:bundle:container:)",
      before: #"let storyboard = DIStoryboard(name: "Main", bundle: nil, container: scope)"#,
      after: #"let storyboard = DIStoryboard.create(name: "Main", bundle: nil, container: scope)"#,
      page: "declarations-1.md#storyboards-and-nibs"),
    .safe(
      .release1, 47, "several names with an object each", "one registration for each name",
      before: #"builder.register { Ink() }.asName("a").asName("b").lifetime(.lazySingle)"#,
      after: #"""
        builder.register { Ink() }.as(Ink.self, name: "a").lifetime(.perRun(.strong))
        builder.register { Ink() }.as(Ink.self, name: "b").lifetime(.perRun(.strong))
        """#,
      page: "differences.md#between-the-generations"),
    .safe(
      .release1, 75, "names with an object each, and requests without them",
      "objectForEachName()",
      before: #"builder.register { Ink() }.asName("a").asDefault().lifetime(.lazySingle)"#,
      after:
        #"builder.register { Ink() }.as(Ink.self, name: "a").objectForEachName().default().lifetime(.perRun(.strong))"#,
      page: "differences.md#between-the-generations"),
    .safe(
      .release1, 49, "an argument that the closure computes with", "DIArg and arg(…)",
      before: #"builder.register { (scope: DIScope, n: Int) in Label(text: "\(n)") }"#,
      after:
        #"builder.register { (scope: DIContainer, n: DIArg<Int>) in Label(text: "\(arg(n))") }"#,
      page: "recipes.md#what-1to3sed-leaves"),
    .safe(
      .release1, 73, "two initializers, of literals and of arguments",
      "one with arg($0) ?? literal",
      before:
        "builder.register { Label(text: \"none\") }.initializer { Label(text: $1) }.lifetime(.perDependency)",
      after: "builder.register { Label(text: arg($0) ?? \"none\") }.lifetime(.prototype)",
      page: "recipes.md#several-initializers-for-one-component",
      difference:
        "an argument of another type is an error in the log, and the literal stands for it"),
    .safe(
      .release1, 74, "-**scope", "Lazy { container.resolveMany() }",
      before: "let pages: DILazy<[Page]> = -**scope",
      after: "let pages: Lazy<[Page]> = Lazy { scope.resolveMany() }",
      page: "declarations-1.md#lazies",
      difference: "no component gives an empty array, where it failed"),
    .safe(
      .release1, 78, "initializers whose arguments continue each other",
      "one that chooses by the arguments",
      before: #"""
        builder.register { Label() }
          .initializer { Label(text: $1) }
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
      .release1, 79, "resolve(name:arg:)", "resolve(name:arguments: AnyArguments(for:args:))",
      before: #"let label: Label = try! scope.resolve(name: "cover", arg: "Cars")"#,
      after:
        #"let label: Label = scope.resolve(name: "cover", arguments: AnyArguments(for: Label.self, args: "Cars"))"#,
      page: "declarations-1.md#requests"),
    .safe(
      .release1, 80, "the product DIv1Compat and its flag in a manifest",
      "the product DITranquillity",
      before: #".product(name: "DIv1Compat", package: "DITranquillity")"#,
      after: #".product(name: "DITranquillity", package: "DITranquillity")"#,
      page: "drop-in.md#swiftpm"),
  ]
}
