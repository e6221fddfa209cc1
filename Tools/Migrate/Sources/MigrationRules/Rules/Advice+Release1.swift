extension Advice {
  /// What follows the declarations in code of release 1.
  static let release1: [Advice] = [
    .of(.release1, rule: 2, ["DIContainerBuilder"]),
    .of(.release1, rule: 2, text: "use DIContainer()", ["DIContainerBuilder.init()"]),
    .of(.release1, rule: 2, text: "use DIContainer(engine:)", ["DIContainerBuilder.init(engine:)"]),
    .of(
      .release1, text: "use the engine of a DIContainer",
      ["DIContainerBuilder.engine", "DIScope.engine"]),
    .of(
      .release1, rule: 40,
      text:
        "a container resolves at once: leave it out, and call initializeSingletonObjects() if there are singles",
      ["build()"]),
    .of(.release1, rule: 6, text: "use register(X.init)", ["register(_:file:line:)"]),
    .of(.release1, rule: 5, ["register(file:line:initializer:)"]),
    .of(.release1, rule: 5, text: "use register { X() }", ["register(short:file:line:)"]),
    .of(.release1, rule: 9, ["register(vc:file:line:)"]),
    .of(.release1, text: "use DIComponentBuilder", ["DIRegistrationBuilder"]),
    .of(.release1, rule: 8, text: "use register(X.self)", ["initializerDoesNotNeedToBe()"]),
    .of(
      .release1, text: "use DIComponentInfo",
      [
        "DIComponent", "DIComponent.type", "DIComponent.file", "DIComponent.line",
        "DIComponent.description",
      ]),
    .of(.release1, text: "use DIAType", ["DIType"]),
    .of(.release1, rule: 10, text: "the own type stays: leave it out", ["asSelf()"]),
    .of(.release1, rule: 11, ["asType(_:)"]),
    .of(.release1, rule: 12, ["asName(_:)"]),
    .of(.release1, rule: 13, ["asDefault()"]),
    .of(.release1, text: "accept(findings:) stays", ["accept(findings:)"]),
    .of(.release1, rule: 6, text: "use register { X(a: $0) }", ["initializer(_:)"]),
    .of(.release1, rule: 7, ["initializer(method:)"]),
    .of(.release1, rule: 15, ["dependency(_:)"]),
    .of(.release1, text: "lifetime(_:) stays, with another lifetime", ["lifetime(_:)"]),
    .of(.release1, text: "DILifeTime stays, with other cases", ["DILifeTime"]),
    .of(
      .release1, rule: 20,
      text: ".single stays, with initializeSingletonObjects() where build() was",
      ["DILifeTime.single"]),
    .of(.release1, rule: 21, text: "use .perRun(.strong)", ["DILifeTime.lazySingle"]),
    .of(.release1, rule: 22, text: "use .perContainer(.strong)", ["DILifeTime.perScope"]),
    .of(
      .release1, rule: 23, text: "use .prototype, or .objectGraph for the members of a cycle",
      ["DILifeTime.perDependency"]),
    .of(.release1, rule: 20, text: "use lifetime(.single)", ["instanceSingle()"]),
    .of(.release1, rule: 21, ["instanceLazySingle()"]),
    .of(.release1, rule: 22, ["instancePerScope()"]),
    .of(.release1, rule: 23, ["instancePerDependency()"]),
    .of(.release1, rule: 67, text: "use lifetime(.perContainer(.weak))", ["instancePerRequest()"]),
    .of(.release1, rule: 67, text: "use .perContainer(.weak)", ["DILifeTime.perRequest"]),
    .of(.release1, rule: 3, ["DIScope"]),
    .of(.release1, rule: 33, ["resolve()", "*"]),
    .of(
      .release1, rule: 34, text: "use resolve() as X for a type, or inject(into:) for an object",
      ["resolve(_:)"]),
    .of(
      .release1, rule: 33, text: "use resolve(name:), or try resolved(name:)",
      ["resolve(name:)", "resolve(_:name:)"]),
    .of(.release1, rule: 35, ["resolve(arg:_:)", "resolve(_:arg:_:)", "resolve(_:_:_:)"]),
    .of(
      .release1, rule: 69, text: "use resolve(name:arguments:)",
      ["resolve(name:arg:_:)", "resolve(_:name:arg:_:)"]),
    .of(.release1, rule: 32, ["resolveMany()", "resolveMany(_:)", "**", "**!"]),
    .of(
      .release1, rule: 69, text: "use resolveMany(arguments:)",
      ["resolveMany(arg:_:)", "resolveMany(_:arg:_:)"]),
    .of(.release1, rule: 39, ["newLifeTimeScope()"]),
    .of(.release1, rule: 30, ["*!"]),
    .of(.release1, rule: 31, ["*?"]),
    .of(.release1, rule: 41, ["DIModule", "DIModule.load(builder:)"]),
    .of(.release1, rule: 42, ["register(module:)"]),
    .of(
      .release1, rule: 43,
      [
        "DIAssembly", "DIAssembly.publicModules", "DIAssembly.internalModules",
        "DIAssembly.dependencies",
      ]),
    .of(.release1, rule: 44, ["register(assembly:)"]),
    .of(
      .release1, rule: 61, text: "use a DIPart that the app appends",
      [
        "DIAssembly.dynamicDeclarations", "DIDynamicDeclaration", "DIDynamicAssembly",
        "DIDynamicAssembly.dynamicModules", "DIDynamicAssembly.publicModules",
        "DIDynamicAssembly.internalModules", "DIDynamicAssembly.dependencies",
      ]),
    .of(
      .release1, rule: 62, text: "use append(part:) for each part",
      [
        "DIScan", "DIScan.PredicateByType", "DIScan.PredicateByName",
        "DIScan.init(predicateByType:)", "DIScan.init(predicateByType:in:)",
        "DIScan.init(predicateByName:)", "DIScan.init(predicateByName:in:)", "DIScan.getTypes()",
        "DIScanWithInitializer", "DIScanWithInitializer.getObjects()", "DIScanned",
        "DIScanned.init()", "DIScanned.declare(_:)", "DIScanModule", "DIScanModule.load(builder:)",
      ]),
    .of(
      .release1, rule: 62, text: "use append(framework:)",
      [
        "DIScanAssembly", "DIScanAssembly.publicModules", "DIScanAssembly.internalModules",
        "DIScanAssembly.dependencies",
      ]),
    .of(
      .release1, rule: 62, text: "use DIPart",
      ["DIScannedModule", "DIScannedModule.load(builder:)"]),
    .of(
      .release1, rule: 62, text: "use DIFramework",
      [
        "DIScannedAssembly", "DIScannedAssembly.publicModules", "DIScannedAssembly.internalModules",
        "DIScannedAssembly.dependencies", "DIScannedAssembly.dynamicDeclarations",
      ]),
    .of(
      .release1, rule: 72,
      [
        "DIError", "DIError.description", "DIError.typeIsNotFound(type:)",
        "DIError.typeIsNotFoundForName(type:name:components:)",
        "DIError.initializationMethodWithSignatureIsNotFoundFor(component:signature:)",
      ]),
    .of(
      .release1, rule: 72, text: "use checkIsValid()",
      [
        "DIError.notSpecifiedInitializationMethodFor(component:)",
        "DIError.pluralSpecifiedDefaultType(type:components:)",
        "DIError.defaultTypeIsNotSpecified(type:components:)",
        "DIError.intersectionNamesForType(type:names:components:)",
        "DIError.severalPerRequestObjectsFor(type:objects:)",
        "DIError.recursiveInitialization(component:)",
      ]),
    .of(
      .release1, rule: 72, text: "use as(check:)",
      ["DIError.typeIsIncorrect(requestedType:realType:component:)"]),
    .of(
      .release1, rule: 72, text: "use checkIsValid(), which logs each", ["DIError.build(errors:)"]),
    .of(
      .release1, rule: 72, text: "use the cases of DIError",
      ["DIErrorPattern", "DIErrorPattern.~="]),
    .of(.release1, rule: 72, text: "use typeIsNotFound", ["DIError.typeNoRegister"]),
    .of(.release1, rule: 72, text: "use typeIsNotFoundForName", ["DIError.typeNoRegisterByName"]),
    .of(
      .release1, rule: 72, text: "use notSpecifiedInitializationMethodFor",
      ["DIError.notSetInitializer"]),
    .of(
      .release1, rule: 72, text: "use initializationMethodWithSignatureIsNotFoundFor",
      ["DIError.initializerWithSignatureNotFound"]),
    .of(
      .release1, rule: 72, text: "use pluralSpecifiedDefaultType", ["DIError.multyRegisterDefault"]),
    .of(
      .release1, rule: 72, text: "use defaultTypeIsNotSpecified",
      ["DIError.notFoundDefaultForMultyRegisterType", "DIError.multyPerRequestObjectsForType"]),
    .of(
      .release1, rule: 72, text: "use intersectionNamesForType",
      ["DIError.multyRegisterNamesForType"]),
    .of(.release1, rule: 72, text: "use typeIsIncorrect", ["DIError.typeIncorrect"]),
    .of(.release1, rule: 72, text: "use recursiveInitialization", ["DIError.recursiveInitializer"]),
    .of(.release1, rule: 4, ["DILazy"]),
    .of(.release1, rule: 4, text: "use Lazy.value", ["DILazy.get()", "DILazy.value"]),
    .of(.release1, rule: 38, ["lazyResolve()", "-*", "-*!"]),
    .of(.release1, rule: 38, text: "use resolve(name:) as Lazy<X>", ["lazyResolve(name:)"]),
    .of(.release1, rule: 74, ["lazyResolveMany()", "-**"]),
    .of(.release1, rule: 63, text: "use *container into a Lazy<X?>", ["-*?"]),
    .of(.release1, rule: 46, ["DIStoryboard", "DIStoryboard.init(name:bundle:container:)"]),
    .of(.release1, rule: 57, text: "use register { X(nibName:bundle:) }", ["initializer(byNib:)"]),
    .of(
      .release1, rule: 57, text: "use register { } with the storyboard",
      ["initializer(byStoryboard:identifier:)"]),
  ]
}
