extension Advice {
  /// What follows the declarations in code of release 1.
  static let release1: [Advice] = [
    .of(.release1, rule: .builder, ["DIContainerBuilder"]),
    .of(.release1, rule: .builder, text: "use DIContainer()", ["DIContainerBuilder.init()"]),
    .of(
      .release1, rule: .builder, text: "use DIContainer(engine:)",
      ["DIContainerBuilder.init(engine:)"]),
    .of(
      .release1, text: "use the engine of a DIContainer",
      ["DIContainerBuilder.engine", "DIScope.engine"]),
    .of(
      .release1, rule: .build,
      text:
        "a container resolves at once: leave it out, and call initializeSingletonObjects() if there are singles",
      ["build()"]),
    .of(
      .release1, rule: .movedInitializer, text: "use register(X.init)", ["register(_:file:line:)"]),
    .of(.release1, rule: .registration, ["register(file:line:initializer:)"]),
    .of(
      .release1, rule: .registration, text: "use register { X() }", ["register(short:file:line:)"]),
    .of(.release1, rule: .viewController, ["register(vc:file:line:)"]),
    .of(.release1, rule: .leftover, text: "use DIComponentBuilder", ["DIRegistrationBuilder"]),
    .of(
      .release1, rule: .noInitializer, text: "use register(X.self)",
      ["initializerDoesNotNeedToBe()"]),
    .of(
      .release1, rule: .leftover, text: "use DIComponentInfo",
      [
        "DIComponent", "DIComponent.type", "DIComponent.file", "DIComponent.line",
        "DIComponent.description",
      ]),
    .of(.release1, rule: .leftover, text: "use DIAType", ["DIType"]),
    .of(.release1, rule: .ownType, text: "the own type stays: leave it out", ["asSelf()"]),
    .of(.release1, rule: .service, ["asType(_:)"]),
    .of(.release1, rule: .name, ["asName(_:)"]),
    .of(.release1, rule: .defaultComponent, ["asDefault()"]),
    .of(.release1, text: "accept(findings:) stays", ["accept(findings:)"]),
    .of(.release1, rule: .movedInitializer, text: "use register { X(a: $0) }", ["initializer(_:)"]),
    .of(.release1, rule: .argument, ["initializer(method:)"]),
    .of(.release1, rule: .injection, ["dependency(_:)"]),
    .of(.release1, text: "lifetime(_:) stays, with another lifetime", ["lifetime(_:)"]),
    .of(.release1, text: "DILifeTime stays, with other cases", ["DILifeTime"]),
    .of(
      .release1, rule: .single,
      text: ".single stays, with initializeSingletonObjects() where build() was",
      ["DILifeTime.single"]),
    .of(.release1, rule: .lazySingle, text: "use .perRun(.strong)", ["DILifeTime.lazySingle"]),
    .of(.release1, rule: .perScope, text: "use .perContainer(.strong)", ["DILifeTime.perScope"]),
    .of(
      .release1, rule: .perDependency,
      text: "use .prototype, or .objectGraph for the members of a cycle",
      ["DILifeTime.perDependency"]),
    .of(.release1, rule: .single, text: "use lifetime(.single)", ["instanceSingle()"]),
    .of(.release1, rule: .lazySingle, ["instanceLazySingle()"]),
    .of(.release1, rule: .perScope, ["instancePerScope()"]),
    .of(.release1, rule: .perDependency, ["instancePerDependency()"]),
    .of(
      .release1, rule: .perRequest, text: "use lifetime(.perContainer(.weak))",
      ["instancePerRequest()"]),
    .of(.release1, rule: .perRequest, text: "use .perContainer(.weak)", ["DILifeTime.perRequest"]),
    .of(.release1, rule: .scope, ["DIScope"]),
    .of(.release1, rule: .throwingRequest, ["resolve()", "*"]),
    .of(
      .release1, rule: .typedRequest,
      text: "use resolve() as X for a type, or inject(into:) for an object",
      ["resolve(_:)"]),
    .of(
      .release1, rule: .throwingRequest, text: "use resolve(name:), or try resolved(name:)",
      ["resolve(name:)", "resolve(_:name:)"]),
    .of(
      .release1, rule: .requestWithArguments,
      ["resolve(arg:_:)", "resolve(_:arg:_:)", "resolve(_:_:_:)"]),
    .of(
      .release1, rule: .namedRequestWithArguments, text: "use resolve(name:arguments:)",
      ["resolve(name:arg:_:)", "resolve(_:name:arg:_:)"]),
    .of(.release1, rule: .manyRequest, ["resolveMany()", "resolveMany(_:)", "**", "**!"]),
    .of(
      .release1, rule: .namedRequestWithArguments, text: "use resolveMany(arguments:)",
      ["resolveMany(arg:_:)", "resolveMany(_:arg:_:)"]),
    .of(.release1, rule: .newScope, ["newLifeTimeScope()"]),
    .of(.release1, rule: .operatorRequest, ["*!"]),
    .of(.release1, rule: .optionalRequest, ["*?"]),
    .of(.release1, rule: .part, ["DIModule", "DIModule.load(builder:)"]),
    .of(.release1, rule: .partLoading, ["register(module:)"]),
    .of(
      .release1, rule: .framework,
      [
        "DIAssembly", "DIAssembly.publicModules", "DIAssembly.internalModules",
        "DIAssembly.dependencies",
      ]),
    .of(.release1, rule: .frameworkLoading, ["register(assembly:)"]),
    .of(
      .release1, rule: .unwritableModule, text: "use a DIPart that the app appends",
      [
        "DIAssembly.dynamicDeclarations", "DIDynamicDeclaration", "DIDynamicAssembly",
        "DIDynamicAssembly.dynamicModules", "DIDynamicAssembly.publicModules",
        "DIDynamicAssembly.internalModules", "DIDynamicAssembly.dependencies",
      ]),
    .of(
      .release1, rule: .leftover, text: "use append(part:) for each part",
      [
        "DIScan", "DIScan.PredicateByType", "DIScan.PredicateByName",
        "DIScan.init(predicateByType:)", "DIScan.init(predicateByType:in:)",
        "DIScan.init(predicateByName:)", "DIScan.init(predicateByName:in:)", "DIScan.getTypes()",
        "DIScanWithInitializer", "DIScanWithInitializer.getObjects()", "DIScanned",
        "DIScanned.init()", "DIScanned.declare(_:)", "DIScanModule", "DIScanModule.load(builder:)",
      ]),
    .of(
      .release1, rule: .leftover, text: "use append(framework:)",
      [
        "DIScanAssembly", "DIScanAssembly.publicModules", "DIScanAssembly.internalModules",
        "DIScanAssembly.dependencies",
      ]),
    .of(
      .release1, rule: .leftover, text: "use DIPart",
      ["DIScannedModule", "DIScannedModule.load(builder:)"]),
    .of(
      .release1, rule: .leftover, text: "use DIFramework",
      [
        "DIScannedAssembly", "DIScannedAssembly.publicModules", "DIScannedAssembly.internalModules",
        "DIScannedAssembly.dependencies", "DIScannedAssembly.dynamicDeclarations",
      ]),
    .of(
      .release1, rule: .errors,
      [
        "DIError", "DIError.description", "DIError.typeIsNotFound(type:)",
        "DIError.typeIsNotFoundForName(type:name:components:)",
        "DIError.initializationMethodWithSignatureIsNotFoundFor(component:signature:)",
      ]),
    .of(
      .release1, rule: .errors, text: "use checkIsValid()",
      [
        "DIError.notSpecifiedInitializationMethodFor(component:)",
        "DIError.pluralSpecifiedDefaultType(type:components:)",
        "DIError.defaultTypeIsNotSpecified(type:components:)",
        "DIError.intersectionNamesForType(type:names:components:)",
        "DIError.severalPerRequestObjectsFor(type:objects:)",
        "DIError.recursiveInitialization(component:)",
      ]),
    .of(
      .release1, rule: .errors, text: "use as(check:)",
      ["DIError.typeIsIncorrect(requestedType:realType:component:)"]),
    .of(
      .release1, rule: .errors, text: "use checkIsValid(), which logs each",
      ["DIError.build(errors:)"]),
    .of(
      .release1, rule: .errors, text: "use the cases of DIError",
      ["DIErrorPattern", "DIErrorPattern.~="]),
    .of(.release1, rule: .errors, text: "use typeIsNotFound", ["DIError.typeNoRegister"]),
    .of(
      .release1, rule: .errors, text: "use typeIsNotFoundForName", ["DIError.typeNoRegisterByName"]),
    .of(
      .release1, rule: .errors, text: "use notSpecifiedInitializationMethodFor",
      ["DIError.notSetInitializer"]),
    .of(
      .release1, rule: .errors, text: "use initializationMethodWithSignatureIsNotFoundFor",
      ["DIError.initializerWithSignatureNotFound"]),
    .of(
      .release1, rule: .errors, text: "use pluralSpecifiedDefaultType",
      ["DIError.multyRegisterDefault"]),
    .of(
      .release1, rule: .errors, text: "use defaultTypeIsNotSpecified",
      ["DIError.notFoundDefaultForMultyRegisterType", "DIError.multyPerRequestObjectsForType"]),
    .of(
      .release1, rule: .errors, text: "use intersectionNamesForType",
      ["DIError.multyRegisterNamesForType"]),
    .of(.release1, rule: .errors, text: "use typeIsIncorrect", ["DIError.typeIncorrect"]),
    .of(
      .release1, rule: .errors, text: "use recursiveInitialization",
      ["DIError.recursiveInitializer"]),
    .of(.release1, rule: .lazy, ["DILazy"]),
    .of(.release1, rule: .lazy, text: "use Lazy.value", ["DILazy.get()", "DILazy.value"]),
    .of(.release1, rule: .lazyRequest, ["lazyResolve()", "-*", "-*!"]),
    .of(
      .release1, rule: .lazyRequest, text: "use resolve(name:) as Lazy<X>", ["lazyResolve(name:)"]),
    .of(.release1, rule: .lazyOfMany, ["lazyResolveMany()", "-**"]),
    .of(.release1, rule: .unwritableLazy, text: "use *container into a Lazy<X?>", ["-*?"]),
    .of(
      .release1, rule: .storyboard, ["DIStoryboard", "DIStoryboard.init(name:bundle:container:)"]),
    .of(
      .release1, rule: .withoutSuccessor, text: "use register { X(nibName:bundle:) }",
      ["initializer(byNib:)"]),
    .of(
      .release1, rule: .withoutSuccessor, text: "use register { } with the storyboard",
      ["initializer(byStoryboard:identifier:)"]),
  ]
}
