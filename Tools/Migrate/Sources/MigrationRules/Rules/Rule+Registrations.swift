extension Rule {
  /// The rules that rewrite registrations of releases 1 and 2.
  static let registrations: [Rule] = [
    safe(
      .registration, "register { scope in X(a: *!scope) }", "register { X(a: $0) }",
      page: "declarations-%.md#registration",
      .release1("builder.register { Press(page: *!$0) }", "builder.register { Press(page: $0) }"),
      .release2(
        from: "register(type: X.init)", to: "register(X.init)",
        "builder.register(type: Ink.init)", "builder.register(Ink.init)"),
      .toRelease2(
        from: "register(X.self)", to: "register(type: X.self)",
        "builder.register(Press.self).initializerDoesNotNeedToBe()",
        "builder.register(type: Press.self).initialNotNecessary()")),
    safe(
      .movedInitializer, "register(X.self).initializer { … }", "register { … }",
      page: "declarations-%.md#initializers-and-injections",
      .release1(
        "builder.register(Press.self).initializer { Press(page: *!$0) }",
        "builder.register { Press(page: $0) }"),
      .release2(
        from: "register(type: X.self).initial { … }",
        "builder.register(type: Press.self).initial { Press(page: $0) }",
        "builder.register { Press(page: $0) }"),
      .toRelease2(
        from: "initializer { … }", to: "initial { … }",
        "builder.register(Press.self).initializer { Press(page: *!$0) }",
        "builder.register(type: Press.self).initial { Press(page: try! *$0) }")),
    safe(
      .argument, "an argument: register { X(a: $1) }", "register { X(a: arg($0)) }",
      page: "recipes.md#leftovers-of-release-%",
      .release1(
        "builder.register { Label(text: $1) }", "builder.register { Label(text: arg($0)) }"),
      .release2(
        from: "initialWithArg { X(a: $1) }",
        "builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.perDependency)",
        "builder.register { Label(text: arg($0)) }.lifetime(.prototype)"),
      .toRelease2(
        from: "a closure with arguments", to: "initialWithArg { … }",
        page: "declarations-%.md#registration", "builder.register { Label(text: $1) }",
        "builder.register(type: Label.self).initialWithArg { Label(text: $1) }.lifetime(.perDependency)"
      )),
    safe(
      .noInitializer, "initializerDoesNotNeedToBe()", "nothing",
      page: "declarations-%.md#registration",
      .release1(
        "builder.register(Press.self).initializerDoesNotNeedToBe()",
        "builder.register(Press.self)"),
      .release2(
        from: "initialNotNecessary()", "builder.register(type: Press.self).initialNotNecessary()",
        "builder.register(Press.self)"),
      .toRelease2(
        to: "initialNotNecessary()", "builder.register(Press.self).initializerDoesNotNeedToBe()",
        "builder.register(type: Press.self).initialNotNecessary()")),
    safe(
      .viewController, "register(vc: X.self)", "register(X.self)",
      page: "declarations-%.md#registration",
      .both("builder.register(vc: Screen.self)", "builder.register(Screen.self)")),
    safe(
      .ownType, "asSelf()", "nothing", page: "declarations-%.md#services-and-names",
      .release1("builder.register { Paper() }.asSelf()", "builder.register { Paper() }"),
      .release2(
        from: "as(.self)", "builder.register(type: Ink.init).as(.self)",
        "builder.register(Ink.init)"),
      .toRelease2(
        to: "as(.self)", "builder.register { Paper() }.asSelf()",
        "builder.register { Paper() }.as(.self)")),
    safe(
      .service, "asType(X.self)",
      "as(check: X.self) { $0 }, or as(X.self) if the sources do not show that it fits",
      page: "declarations-%.md#services-and-names",
      difference: "the own type answers requests, too, where it was hidden",
      .release1(
        "builder.register { Paper() }.asType(Page.self)",
        "builder.register { Paper() }.as(check: Page.self) { $0 }"),
      .release2(
        from: "as(X.self).check { $0 }", to: "as(check: X.self) { $0 }",
        ".as(Page.self).check { $0 }", ".as(check: Page.self) { $0 }"),
      .toRelease2(
        to: "as(X.self).check { $0 }, or unsafe() if the sources do not show that it fits",
        "builder.register { Paper() }.asType(Page.self)",
        "builder.register { Paper() }.as(Page.self).check { $0 }")),
    safe(
      .name, #"asName("a")"#, #"as(X.self, name: "a")"#,
      page: "declarations-%.md#services-and-names",
      .release1(
        difference: "a request without the name answers, where it failed",
        #"builder.register { Ink() }.asName("blue")"#,
        #"builder.register { Ink() }.as(Ink.self, name: "blue")"#),
      .release2(
        from: #"set(name: "a")"#, #"builder.register(type: Ink.init).set(name: "blue")"#,
        #"builder.register(Ink.init).as(Ink.self, name: "blue")"#),
      .toRelease2(
        to: #"set(name: "a")"#, difference: "a request without the name answers, where it failed",
        #"builder.register { Ink() }.asName("blue")"#,
        #"builder.register { Ink() }.set(name: "blue")"#)),
    safe(
      .defaultComponent, "asDefault()", "default()", page: "declarations-%.md#services-and-names",
      .release1("builder.register { Ink() }.asDefault()", "builder.register { Ink() }.default()"),
      .release2(from: "set(.default)", ".set(.default)", ".default()"),
      .toRelease2(
        to: "set(.default)", "builder.register { Ink() }.asDefault()",
        "builder.register { Ink() }.set(.default)")),
    safe(
      .containerClosure, "a closure that requests in other ways",
      "a closure with the container as a parameter",
      page: "recipes.md#the-container-as-a-dependency",
      difference: "the graph does not show what this closure requests",
      .release1(
        #"builder.register { scope in Can(ink: try scope.resolve(name: "blue")) }"#,
        #"builder.register(throwing: { (scope: DIContainer) in Can(ink: try scope.resolved(name: "blue")) })"#
      ),
      .release2(
        from: "a closure that takes the container",
        to: "a closure with a parameter for each dependency, or with the container",
        #"builder.register { c in try Can(ink: c.resolve(name: "blue")) }"#,
        #"builder.register(throwing: { (c: DIContainer) in try Can(ink: c.resolved(name: "blue")) })"#
      )),
    safe(
      .injection, "dependency { scope, x in x.a = *!scope }", "injection { $0.a = $1 }",
      page: "declarations-%.md#initializers-and-injections",
      .release1(
        difference:
          "a missing object for the property is an error in the log, and the request goes on",
        ".dependency { scope, press in press.ink = *!scope }", ".injection { $0.ink = $1 }"),
      .release2(
        from: "injection(.optional)", to: "injection",
        difference: "nil only if a component is missing, not for any failure",
        ".injection(.optional) { $0.ink = $1 }", ".injection { $0.ink = $1 }"),
      .toRelease2(
        from: "dependency { … }", to: "injection(.manual) { … }",
        ".dependency { scope, press in press.ink = *!scope }",
        ".injection(.manual) { scope, press in press.ink = try! *scope }")),
    safe(
      .namedInjection, "dependency by name", "injection(name:)",
      page: "recipes.md#leftovers-of-release-%",
      .release1(
        #".dependency { $1.ink = try $0.resolve(name: "blue") }"#,
        #".injection(name: "blue") { $0.ink = $1 }"#),
      .release2(
        from: "injection(.manual) by name",
        #".injection(.manual) { $1.ink = try $0.resolve(name: "blue") }"#,
        #".injection(name: "blue") { $0.ink = $1 }"#)),
    safe(
      .containerInjection, "dependency with several statements",
      "injection { (x, scope: DIContainer) in … }",
      page: "recipes.md#the-container-as-a-dependency",
      difference:
        "the graph does not show what this closure requests, and a request in it that fails ends the process",
      .release1(
        ".dependency { scope, press in press.warmUp(); press.ink = *!scope }",
        ".injection { (press, scope: DIContainer) in press.warmUp(); press.ink = *scope }"),
      .release2(
        from: "injection(.manual)", to: "injection { (x, container: DIContainer) in … }",
        ".injection(.manual) { container, press in press.warmUp(); press.ink = try *container }",
        ".injection { (press, container: DIContainer) in press.warmUp(); press.ink = *container }")),
    safe(
      .cycleInjection, "dependency that leads back", "injection(cycle: true) { … }",
      page: "recipes.md#leftovers-of-release-%",
      .release1(".dependency { $1.owner = *!$0 }", ".injection(cycle: true) { $0.owner = $1 }"),
      .release2(
        from: "injection that leads back", ".injection { $0.owner = $1 }",
        ".injection(cycle: true) { $0.owner = $1 }")),
    safe(
      .uncheckedService, "as(X.self).unsafe()", "as(X.self)",
      page: "declarations-%.md#services-and-names",
      difference: "the own type answers requests, too, where it was hidden",
      .release2(".as(Page.self).unsafe()", ".as(Page.self)")),
    safe(
      .single, "lifetime(.single)", "the same", page: "declarations-%.md#lifetimes",
      difference: "one object for the process, where each build() had its own",
      .release1(".instanceSingle()", ".lifetime(.single)"),
      .release2(".lifetime(.single)", ".lifetime(.single)"),
      .toRelease2(
        from: "instanceSingle()", to: "lifetime(.single)", ".instanceSingle()",
        ".lifetime(.single)")),
    safe(
      .lazySingle, "lifetime(.lazySingle)", "lifetime(.perRun(.strong))",
      page: "declarations-%.md#lifetimes",
      difference: "one object for the process, where each build() had its own",
      .both(".lifetime(.lazySingle)", ".lifetime(.perRun(.strong))")),
    safe(
      .perScope, "lifetime(.perScope)", "lifetime(.perContainer(.strong))",
      page: "declarations-%.md#lifetimes",
      .release1(".instancePerScope()", ".lifetime(.perContainer(.strong))"),
      .release2(".lifetime(.perScope)", ".lifetime(.perContainer(.strong))")),
    safe(
      .perDependency, "lifetime(.perDependency)",
      "lifetime(.prototype), or .objectGraph for the members of a cycle",
      page: "declarations-%.md#lifetimes",
      .both(".lifetime(.perDependency)", ".lifetime(.prototype)")),
    safe(
      .noLifetime, "no lifetime", "lifetime(.perContainer(.strong))",
      page: "declarations-%.md#lifetimes",
      .release1(
        "builder.register { Basket() }",
        "builder.register { Basket() }.lifetime(.perContainer(.strong))"),
      .release2(
        "builder.register(type: Basket.init)",
        "builder.register(Basket.init).lifetime(.perContainer(.strong))")),
    safe(
      .postInit, "postInit { container, x in … }", "postInit { … } without the container",
      page: "declarations-%.md#initializers-and-injections",
      .release2(".postInit { _, x in x.finish() }", ".postInit { x in x.finish() }")),
    safe(
      .weakSingle, "lifetime(.weakSingle)", "lifetime(.perRun(.weak))",
      page: "declarations-%.md#lifetimes",
      difference: "one object for the process, where each build() had its own",
      .release2(".lifetime(.weakSingle)", ".lifetime(.perRun(.weak))")),
    safe(
      .tag, "set(tag: T.self)", "as(X.self, tag: T.self)",
      page: "declarations-%.md#services-and-names",
      .release2(
        "builder.register(type: Ink.init).set(tag: Blue.self)",
        "builder.register(Ink.init).as(Ink.self, tag: Blue.self)")),
    safe(
      .throwingClosure, "a closure that throws", "register(throwing:)",
      page: "declarations-3.md#registration",
      difference: "a request throws a DIFailure that holds the error",
      .release1(
        "builder.register { Can(ink: try load()) }",
        "builder.register(throwing: { Can(ink: try load()) })"),
      .release2(
        "builder.register(type: Can.self).initial { Can(ink: try load()) }",
        "builder.register(throwing: { Can(ink: try load()) })")),
    safe(
      .severalNames, "several names with an object each",
      "one registration for each name", page: "differences.md#between-the-generations",
      .release1(
        #"builder.register { Ink() }.asName("a").asName("b").lifetime(.lazySingle)"#,
        #"""
        builder.register { Ink() }.as(Ink.self, name: "a").lifetime(.perRun(.strong))
        builder.register { Ink() }.as(Ink.self, name: "b").lifetime(.perRun(.strong))
        """#)),
    safe(
      .constantTag, "a tag that is a constant", "a name that says it",
      page: "declarations-%.md#services-and-names",
      .release2(
        "builder.register(type: Ink.init).set(tag: Tone.blue)",
        #"builder.register(Ink.init).as(Ink.self, name: "Tone.blue")"#)),
    safe(
      .computedArgument, "an argument that the closure computes with", "DIArg and arg(…)",
      page: "recipes.md#leftovers-of-release-%",
      .release1(
        #"builder.register { (scope: DIScope, n: Int) in Label(text: "\(n)") }"#,
        #"builder.register { (scope: DIContainer, n: DIArg<Int>) in Label(text: "\(arg(n))") }"#),
      .release2(
        #"builder.register(type: Label.self).initialWithArg { (c: DIContainer, n: Int) in Label(text: "\(n)") }.lifetime(.perDependency)"#,
        #"builder.register { (c: DIContainer, n: DIArg<Int>) in Label(text: "\(arg(n))") }.lifetime(.prototype)"#
      )),
    safe(
      .literalsForArguments, "two initializers, of literals and of arguments",
      "one with arg($0) ?? literal", page: "recipes.md#several-initializers-for-one-component",
      difference:
        "an argument of another type is an error in the log, and the literal stands for it",
      .release1(
        #"builder.register { Label(text: "none") }.initializer { Label(text: $1) }.lifetime(.perDependency)"#,
        #"builder.register { Label(text: arg($0) ?? "none") }.lifetime(.prototype)"#),
      .release2(
        #"builder.register(type: Label.self).initial { Label(text: "none") }.initialWithArg { Label(text: $1) }.lifetime(.perDependency)"#,
        #"builder.register { Label(text: arg($0) ?? "none") }.lifetime(.prototype)"#)),
    safe(
      .namesWithObjects, "names with an object each, and requests without them",
      "objectForEachName()", page: "differences.md#between-the-generations",
      .release1(
        #"builder.register { Ink() }.asName("a").asDefault().lifetime(.lazySingle)"#,
        #"builder.register { Ink() }.as(Ink.self, name: "a").objectForEachName().default().lifetime(.perRun(.strong))"#
      ),
      .release2(
        from: "names with an object each",
        #"builder.register(type: Ink.init).set(name: "a").set(name: "b").lifetime(.lazySingle)"#,
        #"builder.register(Ink.init).as(Ink.self, name: "a").as(Ink.self, name: "b").objectForEachName().lifetime(.perRun(.strong))"#
      )),
    safe(
      .unfinishedService, "an alternative type without check or unsafe", "nothing",
      page: "declarations-%.md#services-and-names",
      .release2(
        "_ = builder.register(type: Paper.init).as(Page.self)",
        "_ = builder.register(Paper.init)")),
    safe(
      .storyboardInitializer, "initial(name:bundle:) of a storyboard",
      "a closure that opens it for the module", page: "declarations-%.md#storyboards-and-nibs",
      .release2(
        #"builder.register(type: UIStoryboard.self).initial(name: "Main", bundle: nil)"#,
        #"""
        builder.register { (container: DIContainer) -> UIStoryboard in
          MainActor.assumeIsolated {
            DIStoryboard.create(
              name: "Main", bundle: nil, container: container)
          }
        }
        """#)),
    safe(
      .choosingInitializer, "initializers whose arguments continue each other",
      "one that chooses by the arguments",
      page: "recipes.md#several-initializers-for-one-component",
      difference:
        "an argument of another type is an error in the log, and the initializer without it stands for it",
      .release1(
        #"""
        builder.register { Label() }
          .initializer { Label(text: $1) }
          .lifetime(.perDependency)
        """#,
        #"""
        builder.register { (text: DIArg<String?>) in
          if let text = arg(text) { return Label(text: text) }
          return Label()
        }
        .lifetime(.prototype)
        """#),
      .release2(
        from: "initials whose arguments continue each other",
        #"""
        builder.register(type: Label.self)
          .initial { Label() }
          .initialWithArg { Label(text: $1) }
          .lifetime(.perDependency)
        """#,
        #"""
        builder.register { (text: DIArg<String?>) in
          if let text = arg(text) { return Label(text: text) }
          return Label()
        }
        .lifetime(.prototype)
        """#)),
  ].flatMap(\.self)
}
