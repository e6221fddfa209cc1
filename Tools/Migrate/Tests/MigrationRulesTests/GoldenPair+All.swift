import GoldenAfter
import GoldenBefore

extension GoldenPair {
  static let all: [GoldenPair] = [
    GoldenPair(
      "AcceptedFindings", GoldenBefore.AcceptedFindings.results,
      GoldenAfter.AcceptedFindings.results),
    GoldenPair("AllLifetimes", GoldenBefore.AllLifetimes.results, GoldenAfter.AllLifetimes.results),
    GoldenPair("Arguments", GoldenBefore.Arguments.results, GoldenAfter.Arguments.results),
    GoldenPair(
      "ArgumentsOfKeptObjects", GoldenBefore.ArgumentsOfKeptObjects.results,
      GoldenAfter.ArgumentsOfKeptObjects.results),
    GoldenPair(
      "ArgumentsOfSeveralTypes", GoldenBefore.ArgumentsOfSeveralTypes.results,
      GoldenAfter.ArgumentsOfSeveralTypes.results),
    GoldenPair("Assemblies", GoldenBefore.Assemblies.results, GoldenAfter.Assemblies.results),
    GoldenPair(
      "BuildersInFunctions", GoldenBefore.BuildersInFunctions.results,
      GoldenAfter.BuildersInFunctions.results),
    GoldenPair(
      "CapturedValues", GoldenBefore.CapturedValues.results, GoldenAfter.CapturedValues.results),
    GoldenPair("CastRequests", GoldenBefore.CastRequests.results, GoldenAfter.CastRequests.results),
    GoldenPair("CaughtErrors", GoldenBefore.CaughtErrors.results, GoldenAfter.CaughtErrors.results),
    GoldenPair(
      "CaughtErrorsOfArguments", GoldenBefore.CaughtErrorsOfArguments.results,
      GoldenAfter.CaughtErrorsOfArguments.results),
    GoldenPair(
      "CaughtErrorsOfNames", GoldenBefore.CaughtErrorsOfNames.results,
      GoldenAfter.CaughtErrorsOfNames.results),
    GoldenPair(
      "ChainedRequests", GoldenBefore.ChainedRequests.results, GoldenAfter.ChainedRequests.results),
    GoldenPair(
      "ChainsOfParameters", GoldenBefore.ChainsOfParameters.results,
      GoldenAfter.ChainsOfParameters.results),
    GoldenPair(
      "ClosuresThatChoose", GoldenBefore.ClosuresThatChoose.results,
      GoldenAfter.ClosuresThatChoose.results),
    GoldenPair(
      "ComputedArguments", GoldenBefore.ComputedArguments.results,
      GoldenAfter.ComputedArguments.results),
    GoldenPair(
      "ComputedValues", GoldenBefore.ComputedValues.results, GoldenAfter.ComputedValues.results),
    GoldenPair(
      "DefaultedInitializers", GoldenBefore.DefaultedInitializers.results,
      GoldenAfter.DefaultedInitializers.results),
    GoldenPair(
      "DefaultsAmongMany", GoldenBefore.DefaultsAmongMany.results,
      GoldenAfter.DefaultsAmongMany.results),
    GoldenPair("EagerSingles", GoldenBefore.EagerSingles.results, GoldenAfter.EagerSingles.results),
    GoldenPair(
      "EagerSinglesOfNames", GoldenBefore.EagerSinglesOfNames.results,
      GoldenAfter.EagerSinglesOfNames.results),
    GoldenPair(
      "EagerSinglesWithParameters", GoldenBefore.EagerSinglesWithParameters.results,
      GoldenAfter.EagerSinglesWithParameters.results),
    GoldenPair(
      "ErrorsCaughtByCallers", GoldenBefore.ErrorsCaughtByCallers.results,
      GoldenAfter.ErrorsCaughtByCallers.results),
    GoldenPair(
      "ErrorsInClosures", GoldenBefore.ErrorsInClosures.results,
      GoldenAfter.ErrorsInClosures.results),
    GoldenPair(
      "ErrorsInsideErrors", GoldenBefore.ErrorsInsideErrors.results,
      GoldenAfter.ErrorsInsideErrors.results),
    GoldenPair(
      "ErrorsOfGenericRequests", GoldenBefore.ErrorsOfGenericRequests.results,
      GoldenAfter.ErrorsOfGenericRequests.results),
    GoldenPair(
      "ErrorsOfOptionals", GoldenBefore.ErrorsOfOptionals.results,
      GoldenAfter.ErrorsOfOptionals.results),
    GoldenPair(
      "ErrorsOfOtherCode", GoldenBefore.ErrorsOfOtherCode.results,
      GoldenAfter.ErrorsOfOtherCode.results),
    GoldenPair(
      "FailuresOfParameters", GoldenBefore.FailuresOfParameters.results,
      GoldenAfter.FailuresOfParameters.results),
    GoldenPair(
      "ForcedRequests", GoldenBefore.ForcedRequests.results, GoldenAfter.ForcedRequests.results),
    GoldenPair("ForcedTries", GoldenBefore.ForcedTries.results, GoldenAfter.ForcedTries.results),
    GoldenPair(
      "FormerLifetimes", GoldenBefore.FormerLifetimes.results, GoldenAfter.FormerLifetimes.results),
    GoldenPair(
      "FormerRegistrations", GoldenBefore.FormerRegistrations.results,
      GoldenAfter.FormerRegistrations.results),
    GoldenPair(
      "GenericComponents", GoldenBefore.GenericComponents.results,
      GoldenAfter.GenericComponents.results),
    GoldenPair("Hubs", GoldenBefore.Hubs.results, GoldenAfter.Hubs.results),
    GoldenPair(
      "InheritedProperties", GoldenBefore.InheritedProperties.results,
      GoldenAfter.InheritedProperties.results),
    GoldenPair(
      "InitializersThatContinue", GoldenBefore.InitializersThatContinue.results,
      GoldenAfter.InitializersThatContinue.results),
    GoldenPair(
      "InjectionsOfMany", GoldenBefore.InjectionsOfMany.results,
      GoldenAfter.InjectionsOfMany.results),
    GoldenPair(
      "InjectionsOfSeveralStatements", GoldenBefore.InjectionsOfSeveralStatements.results,
      GoldenAfter.InjectionsOfSeveralStatements.results),
    GoldenPair(
      "LayoutSurvives", GoldenBefore.LayoutSurvives.results, GoldenAfter.LayoutSurvives.results),
    GoldenPair("Lazies", GoldenBefore.Lazies.results, GoldenAfter.Lazies.results),
    GoldenPair(
      "LaziesInInitializers", GoldenBefore.LaziesInInitializers.results,
      GoldenAfter.LaziesInInitializers.results),
    GoldenPair(
      "LaziesOfManyObjects", GoldenBefore.LaziesOfManyObjects.results,
      GoldenAfter.LaziesOfManyObjects.results),
    GoldenPair("LazyErrors", GoldenBefore.LazyErrors.results, GoldenAfter.LazyErrors.results),
    GoldenPair(
      "LongInitializers", GoldenBefore.LongInitializers.results,
      GoldenAfter.LongInitializers.results),
    GoldenPair("LongRings", GoldenBefore.LongRings.results, GoldenAfter.LongRings.results),
    GoldenPair(
      "MandatoryOptionals", GoldenBefore.MandatoryOptionals.results,
      GoldenAfter.MandatoryOptionals.results),
    GoldenPair(
      "MandatoryStatedOptionals", GoldenBefore.MandatoryStatedOptionals.results,
      GoldenAfter.MandatoryStatedOptionals.results),
    GoldenPair(
      "ManyInjections", GoldenBefore.ManyInjections.results, GoldenAfter.ManyInjections.results),
    GoldenPair(
      "ManyOfOneAndNone", GoldenBefore.ManyOfOneAndNone.results,
      GoldenAfter.ManyOfOneAndNone.results),
    GoldenPair(
      "ManyParameters", GoldenBefore.ManyParameters.results, GoldenAfter.ManyParameters.results),
    GoldenPair(
      "MembersOfRequests", GoldenBefore.MembersOfRequests.results,
      GoldenAfter.MembersOfRequests.results),
    GoldenPair("Modules", GoldenBefore.Modules.results, GoldenAfter.Modules.results),
    GoldenPair(
      "ModulesOfModules", GoldenBefore.ModulesOfModules.results,
      GoldenAfter.ModulesOfModules.results),
    GoldenPair(
      "MovedClosures", GoldenBefore.MovedClosures.results, GoldenAfter.MovedClosures.results),
    GoldenPair(
      "MovedThrowingClosures", GoldenBefore.MovedThrowingClosures.results,
      GoldenAfter.MovedThrowingClosures.results),
    GoldenPair(
      "NamedInjections", GoldenBefore.NamedInjections.results, GoldenAfter.NamedInjections.results),
    GoldenPair(
      "NamedRequestsInInitializers", GoldenBefore.NamedRequestsInInitializers.results,
      GoldenAfter.NamedRequestsInInitializers.results),
    GoldenPair("NamedScope", GoldenBefore.NamedScope.results, GoldenAfter.NamedScope.results),
    GoldenPair(
      "NamesAmongMany", GoldenBefore.NamesAmongMany.results, GoldenAfter.NamesAmongMany.results),
    GoldenPair(
      "NamesOfNewObjects", GoldenBefore.NamesOfNewObjects.results,
      GoldenAfter.NamesOfNewObjects.results),
    GoldenPair(
      "NamesOfValues", GoldenBefore.NamesOfValues.results, GoldenAfter.NamesOfValues.results),
    GoldenPair(
      "NamesWithArguments", GoldenBefore.NamesWithArguments.results,
      GoldenAfter.NamesWithArguments.results),
    GoldenPair(
      "NamesWithImpliedLifetimes", GoldenBefore.NamesWithImpliedLifetimes.results,
      GoldenAfter.NamesWithImpliedLifetimes.results),
    GoldenPair(
      "NamesWithObjectsEach", GoldenBefore.NamesWithObjectsEach.results,
      GoldenAfter.NamesWithObjectsEach.results),
    GoldenPair(
      "NestedClosures", GoldenBefore.NestedClosures.results, GoldenAfter.NestedClosures.results),
    GoldenPair(
      "ObjectsMadeElsewhere", GoldenBefore.ObjectsMadeElsewhere.results,
      GoldenAfter.ObjectsMadeElsewhere.results),
    GoldenPair("OneName", GoldenBefore.OneName.results, GoldenAfter.OneName.results),
    GoldenPair(
      "OptionalContexts", GoldenBefore.OptionalContexts.results,
      GoldenAfter.OptionalContexts.results),
    GoldenPair(
      "OptionalInjections", GoldenBefore.OptionalInjections.results,
      GoldenAfter.OptionalInjections.results),
    GoldenPair(
      "OptionalParameters", GoldenBefore.OptionalParameters.results,
      GoldenAfter.OptionalParameters.results),
    GoldenPair(
      "OptionalsOfRings", GoldenBefore.OptionalsOfRings.results,
      GoldenAfter.OptionalsOfRings.results),
    GoldenPair(
      "OptionalsOfThrowingClosures", GoldenBefore.OptionalsOfThrowingClosures.results,
      GoldenAfter.OptionalsOfThrowingClosures.results),
    GoldenPair("OwnTypes", GoldenBefore.OwnTypes.results, GoldenAfter.OwnTypes.results),
    GoldenPair(
      "OwnersAmongMany", GoldenBefore.OwnersAmongMany.results, GoldenAfter.OwnersAmongMany.results),
    GoldenPair(
      "ParametersOfProperties", GoldenBefore.ParametersOfProperties.results,
      GoldenAfter.ParametersOfProperties.results),
    GoldenPair(
      "PositionalArguments", GoldenBefore.PositionalArguments.results,
      GoldenAfter.PositionalArguments.results),
    GoldenPair(
      "PropertyInjections", GoldenBefore.PropertyInjections.results,
      GoldenAfter.PropertyInjections.results),
    GoldenPair(
      "Release2AcceptedFindings", GoldenBefore.Release2AcceptedFindings.results,
      GoldenAfter.Release2AcceptedFindings.results),
    GoldenPair(
      "Release2Arguments", GoldenBefore.Release2Arguments.results,
      GoldenAfter.Release2Arguments.results),
    GoldenPair(
      "Release2ArgumentsOfKeptObjects", GoldenBefore.Release2ArgumentsOfKeptObjects.results,
      GoldenAfter.Release2ArgumentsOfKeptObjects.results),
    GoldenPair(
      "Release2ArgumentsOfSeveralTypes", GoldenBefore.Release2ArgumentsOfSeveralTypes.results,
      GoldenAfter.Release2ArgumentsOfSeveralTypes.results),
    GoldenPair(
      "Release2AssignmentsAfterRings", GoldenBefore.Release2AssignmentsAfterRings.results,
      GoldenAfter.Release2AssignmentsAfterRings.results),
    GoldenPair(
      "Release2BuildersInFunctions", GoldenBefore.Release2BuildersInFunctions.results,
      GoldenAfter.Release2BuildersInFunctions.results),
    GoldenPair(
      "Release2CaughtErrors", GoldenBefore.Release2CaughtErrors.results,
      GoldenAfter.Release2CaughtErrors.results),
    GoldenPair(
      "Release2ChainedRequests", GoldenBefore.Release2ChainedRequests.results,
      GoldenAfter.Release2ChainedRequests.results),
    GoldenPair(
      "Release2ChainsOfParameters", GoldenBefore.Release2ChainsOfParameters.results,
      GoldenAfter.Release2ChainsOfParameters.results),
    GoldenPair(
      "Release2Closures", GoldenBefore.Release2Closures.results,
      GoldenAfter.Release2Closures.results),
    GoldenPair(
      "Release2ComputedArguments", GoldenBefore.Release2ComputedArguments.results,
      GoldenAfter.Release2ComputedArguments.results),
    GoldenPair(
      "Release2ComputedValues", GoldenBefore.Release2ComputedValues.results,
      GoldenAfter.Release2ComputedValues.results),
    GoldenPair(
      "Release2ContainerClosures", GoldenBefore.Release2ContainerClosures.results,
      GoldenAfter.Release2ContainerClosures.results),
    GoldenPair(
      "Release2DefaultedInitializers", GoldenBefore.Release2DefaultedInitializers.results,
      GoldenAfter.Release2DefaultedInitializers.results),
    GoldenPair(
      "Release2DefaultsAmongMany", GoldenBefore.Release2DefaultsAmongMany.results,
      GoldenAfter.Release2DefaultsAmongMany.results),
    GoldenPair(
      "Release2EagerSingles", GoldenBefore.Release2EagerSingles.results,
      GoldenAfter.Release2EagerSingles.results),
    GoldenPair(
      "Release2ErrorsInsideErrors", GoldenBefore.Release2ErrorsInsideErrors.results,
      GoldenAfter.Release2ErrorsInsideErrors.results),
    GoldenPair(
      "Release2ErrorsOfAliases", GoldenBefore.Release2ErrorsOfAliases.results,
      GoldenAfter.Release2ErrorsOfAliases.results),
    GoldenPair(
      "Release2ErrorsOfRequests", GoldenBefore.Release2ErrorsOfRequests.results,
      GoldenAfter.Release2ErrorsOfRequests.results),
    GoldenPair(
      "Release2FailuresOfParameters", GoldenBefore.Release2FailuresOfParameters.results,
      GoldenAfter.Release2FailuresOfParameters.results),
    GoldenPair(
      "Release2FirstForms", GoldenBefore.Release2FirstForms.results,
      GoldenAfter.Release2FirstForms.results),
    GoldenPair(
      "Release2ForcedRequests", GoldenBefore.Release2ForcedRequests.results,
      GoldenAfter.Release2ForcedRequests.results),
    GoldenPair(
      "Release2ForcedTries", GoldenBefore.Release2ForcedTries.results,
      GoldenAfter.Release2ForcedTries.results),
    GoldenPair(
      "Release2GenericComponents", GoldenBefore.Release2GenericComponents.results,
      GoldenAfter.Release2GenericComponents.results),
    GoldenPair("Release2Hubs", GoldenBefore.Release2Hubs.results, GoldenAfter.Release2Hubs.results),
    GoldenPair(
      "Release2InheritedProperties", GoldenBefore.Release2InheritedProperties.results,
      GoldenAfter.Release2InheritedProperties.results),
    GoldenPair(
      "Release2Initializers", GoldenBefore.Release2Initializers.results,
      GoldenAfter.Release2Initializers.results),
    GoldenPair(
      "Release2InitialsThatContinue", GoldenBefore.Release2InitialsThatContinue.results,
      GoldenAfter.Release2InitialsThatContinue.results),
    GoldenPair(
      "Release2Injections", GoldenBefore.Release2Injections.results,
      GoldenAfter.Release2Injections.results),
    GoldenPair(
      "Release2InjectionsByMethods", GoldenBefore.Release2InjectionsByMethods.results,
      GoldenAfter.Release2InjectionsByMethods.results),
    GoldenPair(
      "Release2InjectionsForModules", GoldenBefore.Release2InjectionsForModules.results,
      GoldenAfter.Release2InjectionsForModules.results),
    GoldenPair(
      "Release2InjectionsOfMany", GoldenBefore.Release2InjectionsOfMany.results,
      GoldenAfter.Release2InjectionsOfMany.results),
    GoldenPair(
      "Release2Lifetimes", GoldenBefore.Release2Lifetimes.results,
      GoldenAfter.Release2Lifetimes.results),
    GoldenPair(
      "Release2LongInitializers", GoldenBefore.Release2LongInitializers.results,
      GoldenAfter.Release2LongInitializers.results),
    GoldenPair(
      "Release2ManualInjections", GoldenBefore.Release2ManualInjections.results,
      GoldenAfter.Release2ManualInjections.results),
    GoldenPair(
      "Release2Modules", GoldenBefore.Release2Modules.results, GoldenAfter.Release2Modules.results),
    GoldenPair(
      "Release2MovedInitials", GoldenBefore.Release2MovedInitials.results,
      GoldenAfter.Release2MovedInitials.results),
    GoldenPair(
      "Release2NamedRequests", GoldenBefore.Release2NamedRequests.results,
      GoldenAfter.Release2NamedRequests.results),
    GoldenPair(
      "Release2Names", GoldenBefore.Release2Names.results, GoldenAfter.Release2Names.results),
    GoldenPair(
      "Release2NamesAndOthers", GoldenBefore.Release2NamesAndOthers.results,
      GoldenAfter.Release2NamesAndOthers.results),
    GoldenPair(
      "Release2NamesOfParameters", GoldenBefore.Release2NamesOfParameters.results,
      GoldenAfter.Release2NamesOfParameters.results),
    GoldenPair(
      "Release2NamesOfSingles", GoldenBefore.Release2NamesOfSingles.results,
      GoldenAfter.Release2NamesOfSingles.results),
    GoldenPair(
      "Release2NamesWithArguments", GoldenBefore.Release2NamesWithArguments.results,
      GoldenAfter.Release2NamesWithArguments.results),
    GoldenPair(
      "Release2NamesWithObjectsEach", GoldenBefore.Release2NamesWithObjectsEach.results,
      GoldenAfter.Release2NamesWithObjectsEach.results),
    GoldenPair(
      "Release2ObjectsMadeElsewhere", GoldenBefore.Release2ObjectsMadeElsewhere.results,
      GoldenAfter.Release2ObjectsMadeElsewhere.results),
    GoldenPair(
      "Release2OptionalInjections", GoldenBefore.Release2OptionalInjections.results,
      GoldenAfter.Release2OptionalInjections.results),
    GoldenPair(
      "Release2OptionalsOfRings", GoldenBefore.Release2OptionalsOfRings.results,
      GoldenAfter.Release2OptionalsOfRings.results),
    GoldenPair(
      "Release2OptionalParameters", GoldenBefore.Release2OptionalParameters.results,
      GoldenAfter.Release2OptionalParameters.results),
    GoldenPair(
      "Release2OwnersAmongMany", GoldenBefore.Release2OwnersAmongMany.results,
      GoldenAfter.Release2OwnersAmongMany.results),
    GoldenPair(
      "Release2ParametersInRings", GoldenBefore.Release2ParametersInRings.results,
      GoldenAfter.Release2ParametersInRings.results),
    GoldenPair(
      "Release2RepeatedLines", GoldenBefore.Release2RepeatedLines.results,
      GoldenAfter.Release2RepeatedLines.results),
    GoldenPair(
      "Release2Requests", GoldenBefore.Release2Requests.results,
      GoldenAfter.Release2Requests.results),
    GoldenPair(
      "Release2RequestsAsArguments", GoldenBefore.Release2RequestsAsArguments.results,
      GoldenAfter.Release2RequestsAsArguments.results),
    GoldenPair(
      "Release2RequestsInLoops", GoldenBefore.Release2RequestsInLoops.results,
      GoldenAfter.Release2RequestsInLoops.results),
    GoldenPair(
      "Release2RequestsInStatements", GoldenBefore.Release2RequestsInStatements.results,
      GoldenAfter.Release2RequestsInStatements.results),
    GoldenPair(
      "Release2Rings", GoldenBefore.Release2Rings.results, GoldenAfter.Release2Rings.results),
    GoldenPair(
      "Release2RingsOfSingles", GoldenBefore.Release2RingsOfSingles.results,
      GoldenAfter.Release2RingsOfSingles.results),
    GoldenPair(
      "Release2ScopesOfScopes", GoldenBefore.Release2ScopesOfScopes.results,
      GoldenAfter.Release2ScopesOfScopes.results),
    GoldenPair(
      "Release2Services", GoldenBefore.Release2Services.results,
      GoldenAfter.Release2Services.results),
    GoldenPair(
      "Release2ServicesAndOwnTypes", GoldenBefore.Release2ServicesAndOwnTypes.results,
      GoldenAfter.Release2ServicesAndOwnTypes.results),
    GoldenPair(
      "Release2SharedEngines", GoldenBefore.Release2SharedEngines.results,
      GoldenAfter.Release2SharedEngines.results),
    GoldenPair(
      "Release2StructuresOfComponents", GoldenBefore.Release2StructuresOfComponents.results,
      GoldenAfter.Release2StructuresOfComponents.results),
    GoldenPair("Release2Tags", GoldenBefore.Release2Tags.results, GoldenAfter.Release2Tags.results),
    GoldenPair(
      "Release2TagsAmongMany", GoldenBefore.Release2TagsAmongMany.results,
      GoldenAfter.Release2TagsAmongMany.results),
    GoldenPair(
      "Release2TagsOfValues", GoldenBefore.Release2TagsOfValues.results,
      GoldenAfter.Release2TagsOfValues.results),
    GoldenPair(
      "Release2TagsWithObjectsEach", GoldenBefore.Release2TagsWithObjectsEach.results,
      GoldenAfter.Release2TagsWithObjectsEach.results),
    GoldenPair(
      "Release2ThrowingClosures", GoldenBefore.Release2ThrowingClosures.results,
      GoldenAfter.Release2ThrowingClosures.results),
    GoldenPair(
      "Release2UnfinishedServices", GoldenBefore.Release2UnfinishedServices.results,
      GoldenAfter.Release2UnfinishedServices.results),
    GoldenPair(
      "Release2WeakSingles", GoldenBefore.Release2WeakSingles.results,
      GoldenAfter.Release2WeakSingles.results),
    GoldenPair(
      "RequestsAsArguments", GoldenBefore.RequestsAsArguments.results,
      GoldenAfter.RequestsAsArguments.results),
    GoldenPair(
      "RequestsInConditions", GoldenBefore.RequestsInConditions.results,
      GoldenAfter.RequestsInConditions.results),
    GoldenPair(
      "RequestsInExpressions", GoldenBefore.RequestsInExpressions.results,
      GoldenAfter.RequestsInExpressions.results),
    GoldenPair(
      "RequestsInLoops", GoldenBefore.RequestsInLoops.results, GoldenAfter.RequestsInLoops.results),
    GoldenPair(
      "RequestsInStatements", GoldenBefore.RequestsInStatements.results,
      GoldenAfter.RequestsInStatements.results),
    GoldenPair(
      "RequestsOfCode", GoldenBefore.RequestsOfCode.results, GoldenAfter.RequestsOfCode.results),
    GoldenPair(
      "RequestsOfLazies", GoldenBefore.RequestsOfLazies.results,
      GoldenAfter.RequestsOfLazies.results),
    GoldenPair("Rings", GoldenBefore.Rings.results, GoldenAfter.Rings.results),
    GoldenPair(
      "RingsOfKeptObjects", GoldenBefore.RingsOfKeptObjects.results,
      GoldenAfter.RingsOfKeptObjects.results),
    GoldenPair(
      "RingsOfThreeSingles", GoldenBefore.RingsOfThreeSingles.results,
      GoldenAfter.RingsOfThreeSingles.results),
    GoldenPair(
      "RingsThroughInitializers", GoldenBefore.RingsThroughInitializers.results,
      GoldenAfter.RingsThroughInitializers.results),
    GoldenPair(
      "ScopeAsDependency", GoldenBefore.ScopeAsDependency.results,
      GoldenAfter.ScopeAsDependency.results),
    GoldenPair(
      "ScopesOfScopes", GoldenBefore.ScopesOfScopes.results, GoldenAfter.ScopesOfScopes.results),
    GoldenPair(
      "ScreensAndPresenters", GoldenBefore.ScreensAndPresenters.results,
      GoldenAfter.ScreensAndPresenters.results),
    GoldenPair(
      "SeparateInitializer", GoldenBefore.SeparateInitializer.results,
      GoldenAfter.SeparateInitializer.results),
    GoldenPair(
      "ServicesAndOwnTypes", GoldenBefore.ServicesAndOwnTypes.results,
      GoldenAfter.ServicesAndOwnTypes.results),
    GoldenPair(
      "SeveralBuilders", GoldenBefore.SeveralBuilders.results, GoldenAfter.SeveralBuilders.results),
    GoldenPair(
      "SeveralNamesOfUnkeptObjects", GoldenBefore.SeveralNamesOfUnkeptObjects.results,
      GoldenAfter.SeveralNamesOfUnkeptObjects.results),
    GoldenPair(
      "SharedEngines", GoldenBefore.SharedEngines.results, GoldenAfter.SharedEngines.results),
    GoldenPair(
      "StatedOptionals", GoldenBefore.StatedOptionals.results, GoldenAfter.StatedOptionals.results),
    GoldenPair("StatedTypes", GoldenBefore.StatedTypes.results, GoldenAfter.StatedTypes.results),
    GoldenPair(
      "StructuresOfComponents", GoldenBefore.StructuresOfComponents.results,
      GoldenAfter.StructuresOfComponents.results),
    GoldenPair("Superclasses", GoldenBefore.Superclasses.results, GoldenAfter.Superclasses.results),
    GoldenPair(
      "TernariesOfRequests", GoldenBefore.TernariesOfRequests.results,
      GoldenAfter.TernariesOfRequests.results),
    GoldenPair(
      "ThrowingClosures", GoldenBefore.ThrowingClosures.results,
      GoldenAfter.ThrowingClosures.results),
    GoldenPair(
      "TypedInjections", GoldenBefore.TypedInjections.results, GoldenAfter.TypedInjections.results),
    GoldenPair(
      "TypedParameters", GoldenBefore.TypedParameters.results, GoldenAfter.TypedParameters.results),
    GoldenPair(
      "TypedRequestsInClosures", GoldenBefore.TypedRequestsInClosures.results,
      GoldenAfter.TypedRequestsInClosures.results),
    GoldenPair(
      "UncheckedTypes", GoldenBefore.UncheckedTypes.results, GoldenAfter.UncheckedTypes.results),
  ]
}
