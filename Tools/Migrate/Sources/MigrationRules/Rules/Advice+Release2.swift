extension Advice {
  /// What follows the declarations in code of release 2.
  static let release2: [Advice] = [
    .of(.release2, rule: .builder, ["DIContainerBuilder"]),
    .of(.release2, rule: .builder, text: "use DIContainer()", ["DIContainerBuilder.init()"]),
    .of(
      .release2, rule: .builder, text: "use DIContainer(engine:)",
      ["DIContainerBuilder.init(engine:)"]),
    .of(
      .release2, text: "use the engine of a DIContainer",
      ["DIContainerBuilder.engine", "DIContainer.engine"]),
    .of(
      .release2, rule: .build,
      text:
        "a container resolves at once: leave it out, and call initializeSingletonObjects() if there are singles",
      ["build(f:l:)"]),
    .of(
      .release2, rule: .registration,
      text: "use register(X.init), or register(X.self) for objects that are made elsewhere",
      ["register(type:file:line:)"]),
    .of(.release2, rule: .registration, ["register(file:line:type:)"]),
    .of(.release2, rule: .viewController, ["register(vc:file:line:)"]),
    .of(.release2, rule: .leftover, text: "use DIComponentBuilder", ["DIRegistrationBuilder"]),
    .of(.release2, rule: .noInitializer, text: "use register(X.self)", ["initialNotNecessary()"]),
    .of(
      .release2, rule: .leftover, text: "use DIComponentInfo",
      [
        "DITypeInfo", "DITypeInfo.type", "DITypeInfo.file", "DITypeInfo.line", "DITypeInfo.==",
        "DITypeInfo.description",
      ]),
    .of(.release2, rule: .leftover, text: "use DIAType", ["DIType"]),
    .of(
      .release2, rule: .service,
      [
        "as(_:)", "as(_:check:)", "DIRegistrationAlternativeType",
        "DIRegistrationAlternativeType.check(_:)",
      ]),
    .of(
      .release2, rule: .uncheckedService, text: "use as(X.self)",
      ["DIRegistrationAlternativeType.unsafe()"]),
    .of(
      .release2, rule: .ownType, text: "the own type stays: leave it out",
      ["DIAsSelf", "DIAsSelf.self"]),
    .of(.release2, rule: .name, ["set(name:)"]),
    .of(.release2, rule: .tag, ["set(tag:)"]),
    .of(.release2, rule: .defaultComponent, ["set(_:)", "DISetDefault", "DISetDefault.default"]),
    .of(.release2, text: "accept(findings:) stays", ["accept(findings:)"]),
    .of(.release2, rule: .movedInitializer, text: "use register(X.init)", ["initial(_:)"]),
    .of(.release2, rule: .argument, ["initialWithArg(_:)"]),
    .of(
      .release2,
      text: #"use injection { $0.a = $1 } or injection(\.a), with cycle: true where it leads back"#,
      ["injection(_:)"]),
    .of(
      .release2, text: "use injection { $0.a = $1 }, with a parameter for each dependency",
      ["injection(_:_:)"]),
    .of(.release2, rule: .containerInjection, ["DIInjectionManual", "DIInjectionManual.manual"]),
    .of(
      .release2, rule: .injection, text: "an Optional parameter is enough: leave it out",
      ["DIInjectionOptional", "DIInjectionOptional.optional"]),
    .of(.release2, rule: .postInit, ["postInit(_:)"]),
    .of(
      .release2, rule: .withoutSuccessor, text: #"use injection(\.a) for each property"#,
      ["useAutoPropertyInjection()"]),
    .of(.release2, text: "lifetime(_:) stays, with another lifetime", ["lifetime(_:)"]),
    .of(.release2, text: "DILifeTime stays, with other cases", ["DILifeTime"]),
    .of(
      .release2, rule: .single,
      text: ".single stays, with initializeSingletonObjects() where build() was",
      ["DILifeTime.single"]),
    .of(.release2, rule: .lazySingle, text: "use .perRun(.strong)", ["DILifeTime.lazySingle"]),
    .of(.release2, rule: .weakSingle, text: "use .perRun(.weak)", ["DILifeTime.weakSingle"]),
    .of(.release2, rule: .perScope, text: "use .perContainer(.strong)", ["DILifeTime.perScope"]),
    .of(
      .release2, rule: .perDependency,
      text: "use .prototype, or .objectGraph for the members of a cycle",
      ["DILifeTime.perDependency"]),
    .of(.release2, text: "DIContainer stays, and is its own builder", ["DIContainer"]),
    .of(.release2, rule: .throwingRequest, ["resolve()", "resolve(f:l:)"]),
    .of(
      .release2, rule: .typedRequest,
      text: "use resolve() as X for a type, or inject(into:) for an object",
      ["resolve(_:)", "resolve(_:f:l:)"]),
    .of(
      .release2, rule: .injectionIntoObject, text: "use inject(into:from:)", ["resolve(_:from:)"]),
    .of(
      .release2, rule: .throwingRequest, text: "use resolve(name:), or try resolved(name:)",
      ["resolve(name:)", "resolve(_:name:)", "resolve(name:f:l:)", "resolve(_:name:f:l:)"]),
    .of(
      .release2, text: "use resolve(tag:), whose tag is a type",
      ["resolve(tag:)", "resolve(_:tag:)"]),
    .of(
      .release2, rule: .requestWithArguments,
      ["resolve(arg:_:)", "resolve(_:arg:_:)", "resolve(arg:_:f:l:)", "resolve(_:arg:_:f:l:)"]),
    .of(
      .release2, rule: .namedRequestWithArguments, text: "use resolve(name:arguments:)",
      [
        "resolve(name:arg:_:)", "resolve(_:name:arg:_:)", "resolve(name:arg:_:f:l:)",
        "resolve(_:name:arg:_:f:l:)",
      ]),
    .of(
      .release2, rule: .namedRequestWithArguments, text: "use resolve(tag:arguments:)",
      ["resolve(tag:arg:_:)", "resolve(_:tag:arg:_:)"]),
    .of(
      .release2, rule: .manyRequest, text: "use resolveMany(), or try resolvedMany()",
      ["resolveMany()", "resolveMany(_:)", "resolveMany(f:l:)", "resolveMany(_:f:l:)"]),
    .of(
      .release2, rule: .namedRequestWithArguments, text: "use resolveMany(arguments:)",
      [
        "resolveMany(arg:_:)", "resolveMany(_:arg:_:)", "resolveMany(arg:_:f:l:)",
        "resolveMany(_:arg:_:f:l:)",
      ]),
    .of(.release2, rule: .newScope, ["newLifeTimeScope()"]),
    .of(.release2, rule: .leftover, text: "use a DIScope and .custom", ["useScope(from:)"]),
    .of(.release2, rule: .operatorRequest, ["*"]),
    .of(.release2, rule: .manyRequest, ["**"]),
    .of(.release2, rule: .optionalRequest, ["*?"]),
    .of(.release2, rule: .part, ["DIComponent", "DIComponent.load(builder:)"]),
    .of(.release2, rule: .partLoading, ["register(component:)"]),
    .of(.release2, rule: .framework, ["DIModule", "DIModule.components", "DIModule.dependencies"]),
    .of(.release2, rule: .frameworkLoading, ["register(module:)"]),
    .of(
      .release2, rule: .protocolRegistration, text: "nothing is hidden: leave it out",
      ["register(protocol:file:line:)"]),
    .of(
      .release2, rule: .leftover, text: "use append(part:) for each part",
      [
        "DIScan", "DIScan.PredicateByType", "DIScan.PredicateByName",
        "DIScan.init(predicateByType:)", "DIScan.init(predicateByType:in:)",
        "DIScan.init(predicateByName:)", "DIScan.init(predicateByName:in:)", "DIScan.getTypes()",
        "DIScanWithInitializer", "DIScanWithInitializer.getObjects()", "DIScanned",
        "DIScanned.init()", "DIScanned.declare(_:)", "DIScanComponent", "DIScanComponent.scope",
        "DIScanComponent.load(builder:)",
      ]),
    .of(
      .release2, rule: .leftover, text: "use append(framework:)",
      ["DIScanModule", "DIScanModule.components", "DIScanModule.dependencies"]),
    .of(
      .release2, rule: .errors,
      [
        "DIError", "DIError.description", "DIError.typeNotFound(type:)",
        "DIError.typeForNameNotFound(type:name:typesInfo:)",
        "DIError.typeForTagNotFound(type:tag:typesInfo:)",
        "DIError.initialMethodNotFound(typeInfo:signature:)",
      ]),
    .of(
      .release2, rule: .errors, text: "use checkIsValid()",
      [
        "DIError.ambiguousType(type:typesInfo:)", "DIError.recursiveInitial(typeInfo:)",
        "DIError.noSpecifiedInitialMethod(typeInfo:)", "DIError.pluralDefaultAd(type:typesInfo:)",
        "DIError.intersectionNames(type:names:typesInfo:)",
      ]),
    .of(
      .release2, rule: .errors, text: "use as(check:)",
      ["DIError.incorrectType(requestedType:realType:typeInfo:)"]),
    .of(
      .release2, rule: .errors, text: "use checkIsValid(), which logs each",
      ["DIError.build(errors:)"]),
    .of(
      .release2, rule: .errors, text: "use the cases of DIError",
      ["DIErrorPattern", "DIErrorPattern.~=", "DIError.byCall", "DIError.whileCreateSingleton"]),
    .of(.release2, rule: .errors, text: "use typeNotFound", ["DIError.typeIsNotFound"]),
    .of(
      .release2, rule: .errors, text: "use typeForNameNotFound", ["DIError.typeIsNotFoundForName"]),
    .of(
      .release2, rule: .errors, text: "use initialMethodNotFound",
      ["DIError.initializationMethodWithSignatureIsNotFoundFor"]),
    .of(.release2, rule: .errors, text: "use ambiguousType", ["DIError.defaultTypeIsNotSpecified"]),
    .of(.release2, rule: .errors, text: "use incorrectType", ["DIError.typeIsIncorrect"]),
    .of(
      .release2, rule: .errors, text: "use recursiveInitial", ["DIError.recursiveInitialization"]),
    .of(
      .release2, rule: .errors, text: "use noSpecifiedInitialMethod",
      ["DIError.notSpecifiedInitializationMethodFor"]),
    .of(
      .release2, rule: .errors, text: "use intersectionNames", ["DIError.intersectionNamesForType"]),
    .of(
      .release2, rule: .errors, text: "use pluralDefaultAd", ["DIError.pluralSpecifiedDefaultType"]),
    .of(
      .release2, rule: .leftover, text: "use DISetting.Defaults.lifeTime",
      ["DISetting", "DISetting.defaultLifeTime"]),
    .of(
      .release2, rule: .leftover, text: "use DISetting.Log.fun",
      [
        "DILogger", "DILogger.log(_:msg:)", "DILoggerComposite", "DILoggerComposite.instance",
        "DILoggerComposite.add(logger:)", "DILoggerComposite.remove(logger:)",
      ]),
    .of(
      .release2, rule: .leftover, text: "use DILogLevel, or extensions",
      ["DILogEvent", "DILogEvent.=="]),
    .of(
      .release2, rule: .leftover, text: "use extensions.componentRegistration",
      ["DILogEvent.registration"]
    ),
    .of(
      .release2, rule: .leftover, text: "use the level .verbose",
      [
        "DILogEvent.createSingle(_:)", "DILogEvent.resolving(_:)", "DILogEvent.injection(_:)",
        "DILogEvent.BeginEndBrace", "DILogEvent.begin", "DILogEvent.end",
      ]),
    .of(
      .release2, rule: .leftover, text: "use extensions.objectResolved",
      [
        "DILogEvent.found(typeInfo:)", "DILogEvent.resolve(_:)", "DILogEvent.cached",
        "DILogEvent.ResolveStyle", "DILogEvent.cache", "DILogEvent.new", "DILogEvent.use",
      ]),
    .of(
      .release2, rule: .leftover, text: "use checkIsValid()",
      ["DILogEvent.warning(_:)", "DILogEvent.Warning", "DILogEvent.implNotFound(for:)"]),
    .of(.release2, rule: .leftover, text: "use the level .error", ["DILogEvent.error(_:)"]),
    .of(
      .release2, rule: .storyboard, ["DIStoryboard", "DIStoryboard.init(name:bundle:container:)"]),
    .of(
      .release2, rule: .withoutSuccessor, text: "use register { X(nibName:bundle:) }",
      ["initial(nib:)"]),
    .of(
      .release2, rule: .withoutSuccessor, text: "use register { } with the storyboard",
      ["initial(useStoryboard:identifier:)", "initial(name:bundle:)"]),
  ]
}
