extension Rule {
  /// The rules that rewrite what is no registration in code of releases 1 and 2: names, requests and modules.
  static let requests: [Rule] = [
    safe(
      .moduleImport, "import DIv1Compat", "import DITranquillity", page: "drop-in.md",
      .release1("import DIv1Compat", "import DITranquillity"),
      .release2(from: "import DIv2Compat", "import DIv2Compat", "import DITranquillity"),
      .toRelease2(to: "import DIv2Compat", "import DIv1Compat", "import DIv2Compat")),
    safe(
      .builder, "DIContainerBuilder", "DIContainer", page: "declarations-%.md#registration",
      .both("let builder = DIContainerBuilder()", "let builder = DIContainer()")),
    safe(
      .scope, "DIScope", "DIContainer", page: "declarations-%.md#requests",
      .release1("let scope: DIScope", "let scope: DIContainer"),
      .toRelease2("let scope: DIScope", "let scope: DIContainer")),
    safe(
      .lazy, "DILazy", "Lazy", page: "declarations-%.md#lazies",
      difference: "a lazy checks nothing when it is made",
      .release1("let press: DILazy<Press>", "let press: Lazy<Press>")),
    safe(
      .forcedRequest, "try! scope.resolve()", "container.resolve()",
      page: "declarations-%.md#requests",
      .release1("let press: Press = try! scope.resolve()", "let press: Press = scope.resolve()"),
      .release2(
        from: "try! container.resolve()", "let press: Press = try! container.resolve()",
        "let press: Press = container.resolve()")),
    safe(
      .operatorRequest, "*!scope", "*container", page: "declarations-%.md#requests",
      .release1("let press: Press = *!scope", "let press: Press = *scope"),
      .release2(
        from: "try *container", to: "try container.resolved()",
        page: "declarations-3.md#requests",
        difference: "the error is a DIFailure, which holds that of a closure",
        "let press: Press = try *container", "let press: Press = try container.resolved()"),
      .toRelease2(
        to: "try! *container", "let press: Press = *!scope", "let press: Press = try! *scope")),
    safe(
      .optionalRequest, "*?scope", "*container into an Optional",
      page: "declarations-%.md#requests",
      .release1("let ink: Ink? = *?scope", "let ink: Ink? = *scope"),
      .release2(from: "*?container", "let ink: Ink? = *?container", "let ink: Ink? = *container")),
    safe(
      .manyRequest, "**!scope", "container.resolveMany()", page: "declarations-%.md#requests",
      difference: "no component gives an empty array, where it failed",
      .release1("let pages: [Page] = **!scope", "let pages: [Page] = scope.resolveMany()"),
      .release2(
        from: "try **container", to: "try container.resolvedMany()",
        "let pages: [Page] = try **container", "let pages: [Page] = try container.resolvedMany()"),
      .toRelease2(
        to: "try! **container", "let pages: [Page] = **!scope",
        "let pages: [Page] = try! **scope")),
    safe(
      .throwingRequest, "try scope.resolve()", "try container.resolved()",
      page: "declarations-3.md#requests",
      difference: "the error is a DIFailure, which holds that of a closure",
      .release1(
        "let press: Press = try scope.resolve()", "let press: Press = try scope.resolved()"),
      .release2(
        from: "try container.resolve()", "let press: Press = try container.resolve()",
        "let press: Press = try container.resolved()")),
    safe(
      .typedRequest, "resolve(X.self)", "resolve() as X", page: "declarations-%.md#requests",
      .release1("_ = try! scope.resolve(Press.self)", "_ = scope.resolve() as Press"),
      .release2("_ = try! container.resolve(Press.self)", "_ = container.resolve() as Press")),
    safe(
      .requestWithArguments, "resolve(arg: a, b)", "resolve(args: a, b)",
      page: "declarations-%.md#requests",
      .release1(
        #"let label: Label = try! scope.resolve(arg: "Cars")"#,
        #"let label: Label = scope.resolve(args: "Cars")"#),
      .release2(
        #"let label: Label = try! container.resolve(arg: "Cars")"#,
        #"let label: Label = container.resolve(args: "Cars")"#),
      .toRelease2(
        from: "resolve(X.self, a, b)", to: "resolve(X.self, arg: a, b)",
        #"let label = try scope.resolve(Label.self, "Cars")"#,
        #"let label = try scope.resolve(Label.self, arg: "Cars")"#)),
    safe(
      .triedRequest, "try? scope.resolve()", "try? container.resolved()",
      page: "declarations-3.md#requests",
      .release1(
        "let ink = try? scope.resolve(Ink.self)", "let ink = try? scope.resolved() as Ink"),
      .release2(
        from: "try? container.resolve()", "let ink = try? container.resolve(Ink.self)",
        "let ink = try? container.resolved() as Ink")),
    safe(
      .injectionIntoObject, "resolve(object)", "inject(into: object)",
      page: "declarations-%.md#requests",
      .release1(
        difference:
          "injecting into an object of an unknown type does nothing, where it failed; of two objects a kept component keeps the last, where it kept the first",
        "try! scope.resolve(screen)", "scope.inject(into: screen)"),
      .release2(
        difference: "injecting into an object of an unknown type does nothing, where it failed",
        "try! container.resolve(screen)", "container.inject(into: screen)")),
    safe(
      .lazyRequest, "-*!scope", "*container into a Lazy", page: "declarations-%.md#lazies",
      .release1("let press: DILazy<Press> = -*!scope", "let press: Lazy<Press> = *scope")),
    safe(
      .newScope, "newLifeTimeScope()", "DIContainer(engine:)",
      page: "recipes.md#a-scope-for-each-request",
      .release1(
        "let window = scope.newLifeTimeScope()", "let window = DIContainer(engine: scope.engine)"),
      .release2(
        "let window = container.newLifeTimeScope()",
        "let window = DIContainer(engine: container.engine)")),
    safe(
      .build, "let scope = try builder.build()", "let scope = builder",
      page: "declarations-%.md#registration",
      difference: "nothing is checked; makeGraph().checkIsValid() in a unit test does that",
      .release1(
        "let scope = try builder.build()",
        #"""
        builder.initializeSingletonObjects()
        let scope = builder
        """#),
      .release2(
        from: "let container = try builder.build()",
        to: "let container = builder",
        "let container = try builder.build()",
        #"""
        builder.initializeSingletonObjects()
        let container = builder
        """#)),
    safe(
      .part, "DIModule and load(builder:)", "DIPart and static load(container:)",
      page: "declarations-%.md#modules-and-parts",
      .release1(
        #"""
        final class InkModule: DIModule {
          func load(builder: DIContainerBuilder) {}
        }
        """#,
        #"""
        final class InkModule: DIPart {
          static func load(container: DIContainer) {}
        }
        """#),
      .release2(
        from: "DIComponent and load(builder:)",
        difference: "every component is visible everywhere",
        #"""
        final class InkPart: DIComponent {
          func load(builder: DIContainerBuilder) {}
        }
        """#,
        #"""
        final class InkPart: DIPart {
          static func load(container: DIContainer) {}
        }
        """#),
      .toRelease2(
        from: "DIModule",
        to: "DIComponent",
        #"""
        final class InkModule: DIModule {
          func load(builder: DIContainerBuilder) {}
        }
        """#,
        #"""
        final class InkModule: DIComponent {
          func load(builder: DIContainerBuilder) {}
        }
        """#)),
    safe(
      .partLoading, "register(module: M())", "append(part: M.self)",
      page: "declarations-%.md#modules-and-parts",
      .release1("builder.register(module: InkModule())", "builder.append(part: InkModule.self)"),
      .release2(
        from: "register(component: C())", to: "append(part: C.self)",
        "builder.register(component: InkPart())", "builder.append(part: InkPart.self)"),
      .toRelease2(
        to: "register(component: M())", "builder.register(module: InkModule())",
        "builder.register(component: InkModule())")),
    safe(
      .framework, "DIAssembly",
      "DIFramework, whose load(container:) appends its parts and other frameworks",
      page: "declarations-%.md#modules-and-parts",
      .release1(
        difference: "components of a framework prefer those of their own framework",
        #"""
        final class InkAssembly: DIAssembly {
          var publicModules: [DIModule] { return [InkModule()] }
        }
        """#,
        #"""
        final class InkAssembly: DIFramework {
          static func load(container: DIContainer) {
            container.append(part: InkModule.self)
          }
        }
        """#),
      .release2(
        from: "DIModule",
        difference: "every component is visible everywhere",
        #"""
        final class InkModule: DIModule {
          let components: [DIComponent] = [InkPart()]
          let dependencies: [DIModule] = []
        }
        """#,
        #"""
        final class InkModule: DIFramework {
          static func load(container: DIContainer) {
            container.append(part: InkPart.self)
          }
        }
        """#),
      .toRelease2(
        to: "DIModule, and a scope of each of its components",
        difference:
          "an object sees only components of its module, public ones of its dependencies, and those that no module owns; internal modules of a dependency are loaded, but hidden",
        #"""
        final class InkAssembly: DIAssembly {
          var publicModules: [DIModule] { return [InkModule()] }
          var internalModules: [DIModule] { return [] }
          var dependencies: [DIAssembly] { return [] }
        }
        """#,
        #"""
        final class InkAssembly: DIModule {
          var components: [DIComponent] { return [InkModule()] }
          var dependencies: [DIModule] { return [] }
        }
        """#)),
    safe(
      .frameworkLoading, "register(assembly: A())", "append(framework: A.self)",
      page: "declarations-%.md#modules-and-parts",
      .release1(
        "builder.register(assembly: InkAssembly())",
        "builder.append(framework: InkAssembly.self)"),
      .release2(
        from: "register(module: M())", to: "append(framework: M.self)",
        "builder.register(module: InkModule())", "builder.append(framework: InkModule.self)"),
      .toRelease2(
        to: "register(module: A())", "builder.register(assembly: InkAssembly())",
        "builder.register(module: InkAssembly())")),
    safe(
      .protocolRegistration, "register(protocol: P.self)", "nothing",
      page: "declarations-%.md#modules-and-parts",
      .release2("builder.register(protocol: Page.self)", "")),
    safe(
      .storyboard, "DIStoryboard(name:bundle:container:)",
      "DIStoryboard.create(name:bundle:container:)",
      page: "declarations-%.md#storyboards-and-nibs",
      .both(
        #"let storyboard = DIStoryboard(name: "Main", bundle: nil, container: scope)"#,
        #"let storyboard = DIStoryboard.create(name: "Main", bundle: nil, container: scope)"#),
      .toRelease2(
        from: "initializer(byNib:), initializer(byStoryboard:identifier:)",
        to: "initial(nib:), initial(useStoryboard:identifier:)",
        ".initializer(byNib: Screen.self)", ".initial(nib: Screen.self)")),
    safe(
      .lazyOfMany, "-**scope", "Lazy { container.resolveMany() }",
      page: "declarations-%.md#lazies",
      difference: "no component gives an empty array, where it failed",
      .release1(
        "let pages: DILazy<[Page]> = -**scope",
        "let pages: Lazy<[Page]> = Lazy { scope.resolveMany() }")),
    safe(
      .namedArguments, "resolve(name:arg:)", "resolve(name:arguments: AnyArguments(for:args:))",
      page: "declarations-%.md#requests",
      .release1(
        #"let label: Label = try! scope.resolve(name: "cover", arg: "Cars")"#,
        #"let label: Label = scope.resolve(name: "cover", arguments: AnyArguments(for: Label.self, args: "Cars"))"#
      ),
      .release2(
        #"let label: Label = try! container.resolve(name: "cover", arg: "Cars")"#,
        #"let label: Label = container.resolve(name: "cover", arguments: AnyArguments(for: Label.self, args: "Cars"))"#
      )),
    safe(
      .manifest, "the product DIv1Compat and its flag in a manifest",
      "the product DITranquillity", page: "drop-in.md#swiftpm",
      .release1(
        #".product(name: "DIv1Compat", package: "DITranquillity")"#,
        #".product(name: "DITranquillity", package: "DITranquillity")"#),
      .release2(
        from: "the product DIv2Compat and its flag in a manifest",
        #".product(name: "DIv2Compat", package: "DITranquillity")"#,
        #".product(name: "DITranquillity", package: "DITranquillity")"#),
      .toRelease2(
        to: "the product DIv2Compat", #".product(name: "DIv1Compat", package: "DITranquillity")"#,
        #".product(name: "DIv2Compat", package: "DITranquillity")"#)),
    safe(
      .errors, "a case of DIError", "its successor", page: "declarations-%.md#errors",
      .toRelease2(
        difference: "components in errors are DITypeInfo",
        "if case DIError.typeIsNotFound? = failure {}",
        "if case DIError.typeNotFound? = failure {}")),
  ].flatMap(\.self)
}
