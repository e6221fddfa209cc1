extension Rule {
  /// The rules that lead from release 1 to release 2.
  ///
  /// A rule about a declaration has the number of the one that leads it to the modern generation.
  static let release1To2: [Rule] = [
    .safe(
      .release1, to: .release2, 1, "import DIv1Compat", "import DIv2Compat",
      before: "import DIv1Compat",
      after: "import DIv2Compat",
      page: "drop-in.md"),
    .safe(
      .release1, to: .release2, 3, "DIScope", "DIContainer",
      before: "let scope: DIScope",
      after: "let scope: DIContainer",
      page: "declarations-1.md#requests"),
    .safe(
      .release1, to: .release2, 5, "register(X.self)", "register(type: X.self)",
      before: "builder.register(Press.self).initializerDoesNotNeedToBe()",
      after: "builder.register(type: Press.self).initialNotNecessary()",
      page: "declarations-1.md#registration"),
    .safe(
      .release1, to: .release2, 6, "initializer { … }", "initial { … }",
      before: "builder.register(Press.self).initializer { Press(page: *!$0) }",
      after: "builder.register(type: Press.self).initial { Press(page: try! *$0) }",
      page: "declarations-1.md#initializers-and-injections"),
    .safe(
      .release1, to: .release2, 7, "a closure with arguments", "initialWithArg { … }",
      before: "builder.register { Label(text: $1) }",
      after:
        "builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.perDependency)",
      page: "declarations-1.md#registration"),
    .safe(
      .release1, to: .release2, 8, "initializerDoesNotNeedToBe()", "initialNotNecessary()",
      before: "builder.register(Press.self).initializerDoesNotNeedToBe()",
      after: "builder.register(type: Press.self).initialNotNecessary()",
      page: "declarations-1.md#registration"),
    .safe(
      .release1, to: .release2, 10, "asSelf()", "as(.self)",
      before: "builder.register { Paper() }.asSelf()",
      after: "builder.register { Paper() }.as(.self)",
      page: "declarations-1.md#services-and-names"),
    .safe(
      .release1, to: .release2, 11, "asType(X.self)",
      "as(X.self).check { $0 }, or unsafe() if the sources do not show that it fits",
      before: "builder.register { Paper() }.asType(Page.self)",
      after: "builder.register { Paper() }.as(Page.self).check { $0 }",
      page: "declarations-1.md#services-and-names"),
    .safe(
      .release1, to: .release2, 12, #"asName("a")"#, #"set(name: "a")"#,
      before: #"builder.register { Ink() }.asName("blue")"#,
      after: #"builder.register { Ink() }.set(name: "blue")"#,
      page: "declarations-1.md#services-and-names",
      difference:
        "a request without the name answers, where it failed"),
    .safe(
      .release1, to: .release2, 13, "asDefault()", "set(.default)",
      before: "builder.register { Ink() }.asDefault()",
      after: "builder.register { Ink() }.set(.default)",
      page: "declarations-1.md#services-and-names"),
    .safe(
      .release1, to: .release2, 15, "dependency { … }", "injection(.manual) { … }",
      before: ".dependency { scope, press in press.ink = *!scope }",
      after: ".injection(.manual) { scope, press in press.ink = try! *scope }",
      page: "declarations-1.md#initializers-and-injections"),
    .safe(
      .release1, to: .release2, 20, "instanceSingle()", "lifetime(.single)",
      before: ".instanceSingle()",
      after: ".lifetime(.single)",
      page: "declarations-1.md#lifetimes"),
    .safe(
      .release1, to: .release2, 30, "*!scope", "try! *container",
      before: "let press: Press = *!scope",
      after: "let press: Press = try! *scope",
      page: "declarations-1.md#requests"),
    .safe(
      .release1, to: .release2, 32, "**!scope", "try! **container",
      before: "let pages: [Page] = **!scope",
      after: "let pages: [Page] = try! **scope",
      page: "declarations-1.md#requests"),
    .safe(
      .release1, to: .release2, 35, "resolve(X.self, a, b)", "resolve(X.self, arg: a, b)",
      before: #"let label = try scope.resolve(Label.self, "Cars")"#,
      after: #"let label = try scope.resolve(Label.self, arg: "Cars")"#,
      page: "declarations-1.md#requests"),
    .safe(
      .release1, to: .release2, 41, "DIModule", "DIComponent",
      before: #"""
        final class InkModule: DIModule {
          func load(builder: DIContainerBuilder) {}
        }
        """#,
      after: #"""
        final class InkModule: DIComponent {
          func load(builder: DIContainerBuilder) {}
        }
        """#,
      page: "declarations-1.md#modules-and-parts"),
    .safe(
      .release1, to: .release2, 42, "register(module: M())", "register(component: M())",
      before: "builder.register(module: InkModule())",
      after: "builder.register(component: InkModule())",
      page: "declarations-1.md#modules-and-parts"),
    .safe(
      .release1, to: .release2, 43, "DIAssembly", "DIModule, and a scope of each of its components",
      before: #"""
        final class InkAssembly: DIAssembly {
          var publicModules: [DIModule] { return [InkModule()] }
          var internalModules: [DIModule] { return [] }
          var dependencies: [DIAssembly] { return [] }
        }
        """#,
      after: #"""
        final class InkAssembly: DIModule {
          var components: [DIComponent] { return [InkModule()] }
          var dependencies: [DIModule] { return [] }
        }
        """#,
      page: "declarations-1.md#modules-and-parts",
      difference:
        "an object sees only components of its module, public ones of its dependencies, and those that no module owns; internal modules of a dependency are loaded, but hidden"
    ),
    .safe(
      .release1, to: .release2, 44, "register(assembly: A())", "register(module: A())",
      before: "builder.register(assembly: InkAssembly())",
      after: "builder.register(module: InkAssembly())",
      page: "declarations-1.md#modules-and-parts"),
    .safe(
      .release1, to: .release2, 46, "initializer(byNib:), initializer(byStoryboard:identifier:)",
      "initial(nib:), initial(useStoryboard:identifier:)",
      before: ".initializer(byNib: Screen.self)",
      after: ".initial(nib: Screen.self)",
      page: "declarations-1.md#storyboards-and-nibs"),
    .safe(
      .release1, to: .release2, 72, "a case of DIError", "its successor",
      before: "if case DIError.typeIsNotFound? = failure {}",
      after: "if case DIError.typeNotFound? = failure {}",
      page: "declarations-1.md#errors",
      difference: "components in errors are DITypeInfo"),
    .safe(
      .release1, to: .release2, 80, "the product DIv1Compat and its flag in a manifest",
      "the product DIv2Compat",
      before: #".product(name: "DIv1Compat", package: "DITranquillity")"#,
      after: #".product(name: "DIv2Compat", package: "DITranquillity")"#,
      page: "drop-in.md#swiftpm"),

    .remark(
      .release1, to: .release2, 53, "an eager single that only has names",
      "build() makes one object more, without a name: lazySingle makes them when they are requested",
      before: #"builder.register { Ink() }.asName("blue").lifetime(.single)"#,
      after: #"builder.register { Ink() }.set(name: "blue").lifetime(.lazySingle)"#,
      page: "from-1.md#from-1-to-2-what-differs"),
    .remark(
      .release1, to: .release2, 55, "a type that the sources do not tell", "say it",
      before: "builder.register { make($1) }",
      after: "builder.register(type: Ink.self).initialWithArg { make($1) }",
      page: "declarations-1.md#registration"),
    .remark(
      .release1, to: .release2, 57, "a link of a chain that has no successor", "see the page",
      before: ".instancePerRequest()",
      after: ".initialNotNecessary().lifetime(.weakSingle)",
      page: "declarations-1.md#lifetimes"),
    .remark(
      .release1, to: .release2, 61, "an assembly whose lists can't be written",
      "a DIModule by hand, and a scope in each of its components",
      before: "final class InkAssembly: DIDynamicAssembly { … }",
      after: "final class InkAssembly: DIModule { … }",
      page: "declarations-1.md#modules-and-parts"),
    .remark(
      .release1, to: .release2, 62, "a declaration without an automatic successor", "see the page",
      before: "builder.namelessNeedsDefault = strict",
      after: "a component that only has names answers without one",
      page: "declarations-1.md#settings"),
    .remark(
      .release1, to: .release2, 63, "a lazy",
      "keep the container, and resolve where the object is needed",
      before: "let press: DILazy<Press> = -*!scope",
      after: "func press() throws -> Press { return try *container }",
      page: "declarations-1.md#lazies"),
    .remark(
      .release1, to: .release2, 71, "a registration that runs several times",
      "pass file and line, which distinguish the registrations",
      before: "for name in names { builder.register { Ink() }.asName(name) }",
      after:
        "for (n, name) in names.enumerated() { builder.register(line: n) { Ink() }.set(name: name) }",
      page: "from-1.md#from-1-to-2-what-differs"),
  ]
}
