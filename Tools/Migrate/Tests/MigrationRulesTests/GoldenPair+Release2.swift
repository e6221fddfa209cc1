import GoldenBefore
import GoldenRelease2

extension GoldenPair {
  static let release2: [GoldenPair] = [
    GoldenPair(
      "AllLifetimes", to: .release2, GoldenBefore.AllLifetimes.results,
      GoldenRelease2.AllLifetimes.results),
    GoldenPair(
      "Arguments", to: .release2, GoldenBefore.Arguments.results, GoldenRelease2.Arguments.results),
    GoldenPair(
      "ArgumentsOfSeveralTypes", to: .release2, GoldenBefore.ArgumentsOfSeveralTypes.results,
      GoldenRelease2.ArgumentsOfSeveralTypes.results),
    GoldenPair(
      "Assemblies", to: .release2, GoldenBefore.Assemblies.results,
      GoldenRelease2.Assemblies.results),
    GoldenPair(
      "CaughtErrors", to: .release2, GoldenBefore.CaughtErrors.results,
      GoldenRelease2.CaughtErrors.results),
    GoldenPair(
      "DefaultsAmongMany", to: .release2, GoldenBefore.DefaultsAmongMany.results,
      GoldenRelease2.DefaultsAmongMany.results),
    GoldenPair(
      "EagerSingles", to: .release2, GoldenBefore.EagerSingles.results,
      GoldenRelease2.EagerSingles.results),
    GoldenPair(
      "ForcedTries", to: .release2, GoldenBefore.ForcedTries.results,
      GoldenRelease2.ForcedTries.results),
    GoldenPair(
      "InjectionsOfMany", to: .release2, GoldenBefore.InjectionsOfMany.results,
      GoldenRelease2.InjectionsOfMany.results),
    GoldenPair(
      "InjectionsOfSeveralStatements", to: .release2,
      GoldenBefore.InjectionsOfSeveralStatements.results,
      GoldenRelease2.InjectionsOfSeveralStatements.results),
    GoldenPair(
      "LayoutSurvives", to: .release2, GoldenBefore.LayoutSurvives.results,
      GoldenRelease2.LayoutSurvives.results),
    GoldenPair(
      "ModulesOfModules", to: .release2, GoldenBefore.ModulesOfModules.results,
      GoldenRelease2.ModulesOfModules.results),
    GoldenPair(
      "NamedInjections", to: .release2, GoldenBefore.NamedInjections.results,
      GoldenRelease2.NamedInjections.results),
    GoldenPair(
      "NamesWithObjectsEach", to: .release2, GoldenBefore.NamesWithObjectsEach.results,
      GoldenRelease2.NamesWithObjectsEach.results),
    GoldenPair(
      "ObjectsMadeElsewhere", to: .release2, GoldenBefore.ObjectsMadeElsewhere.results,
      GoldenRelease2.ObjectsMadeElsewhere.results),
    GoldenPair(
      "PositionalArguments", to: .release2, GoldenBefore.PositionalArguments.results,
      GoldenRelease2.PositionalArguments.results),
    GoldenPair(
      "RequestsInExpressions", to: .release2, GoldenBefore.RequestsInExpressions.results,
      GoldenRelease2.RequestsInExpressions.results),
    GoldenPair(
      "Rings", to: .release2, GoldenBefore.Rings.results, GoldenRelease2.Rings.results),
    GoldenPair(
      "ScopesOfScopes", to: .release2, GoldenBefore.ScopesOfScopes.results,
      GoldenRelease2.ScopesOfScopes.results),
    GoldenPair(
      "SeparateInitializer", to: .release2, GoldenBefore.SeparateInitializer.results,
      GoldenRelease2.SeparateInitializer.results),
    GoldenPair(
      "ServicesAndOwnTypes", to: .release2, GoldenBefore.ServicesAndOwnTypes.results,
      GoldenRelease2.ServicesAndOwnTypes.results),
    GoldenPair(
      "TernariesOfRequests", to: .release2, GoldenBefore.TernariesOfRequests.results,
      GoldenRelease2.TernariesOfRequests.results),
    GoldenPair(
      "TypedParameters", to: .release2, GoldenBefore.TypedParameters.results,
      GoldenRelease2.TypedParameters.results),
    GoldenPair(
      "UncheckedTypes", to: .release2, GoldenBefore.UncheckedTypes.results,
      GoldenRelease2.UncheckedTypes.results),
  ]
}
