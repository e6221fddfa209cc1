import DIEngine
import DITranquillity
import DIv1Compat
import DIv2Compat
import MigrationTwins
import Testing

@testable import GoldenAfter
@testable import GoldenBefore

/// The pairs whose registrations are modules, run side by side: their events are compared, not only their results.
@Suite("Twins of golden pairs")
struct TwinPairTests {
  private typealias Requests<Source> = [(Source) throws -> Any]

  /// Makes all requests twice: what is kept must be so on both sides.
  private func compare<Old: GraphSource>(
    _ old: Old, _ load: (DITranquillity.DIContainer) -> Void, _ before: Requests<Old>,
    _ after: Requests<DITranquillity.DIContainer>, _ place: SourceLocation = #_sourceLocation
  ) throws {
    let container = DITranquillity.DIContainer()
    load(container)
    let twins = Twins(old: old, new: container)
    var kept: [Any] = []
    func keep(_ value: Any) -> Any {
      kept.append(value)
      return value
    }
    try #require(before.count == after.count, sourceLocation: place)
    for round in 1...2 {
      for (number, (first, second)) in zip(before, after).enumerated() {
        twins.request(
          "request \(number), round \(round)", old: { keep(try first($0)) },
          new: { keep(try second($0)) })
      }
    }
    #expect(
      twins.difference == nil, "\(twins.difference?.description ?? "")", sourceLocation: place)
    #expect(kept.count == 4 * before.count, "each request succeeds", sourceLocation: place)
  }

  private func scope(_ load: (DIv1Compat.DIContainerBuilder) -> Void) throws -> DIv1Compat.DIScope {
    let builder = DIv1Compat.DIContainerBuilder()
    load(builder)
    return try builder.build()
  }

  private func container(
    _ load: (DIv2Compat.DIContainerBuilder) -> Void
  ) throws -> DIv2Compat.DIContainer {
    let builder = DIv2Compat.DIContainerBuilder()
    load(builder)
    return try builder.build()
  }

  @Test("Assemblies of release 1")
  func assemblies() throws {
    typealias Old = GoldenBefore.Assemblies
    typealias New = GoldenAfter.Assemblies
    try compare(
      scope { $0.register(assembly: Old.ShopAssembly()) },
      { $0.append(framework: New.ShopAssembly.self) },
      [
        { try $0.resolve(Old.Press.self) }, { try $0.resolve(Old.Page.self) },
        { try $0.resolveMany(Old.Page.self) },
      ],
      [
        { try $0.resolved() as New.Press }, { try $0.resolved() as New.Page },
        { try $0.resolvedMany() as [New.Page] },
      ])
  }

  @Test("Modules of release 1")
  func modules() throws {
    typealias Old = GoldenBefore.Modules
    typealias New = GoldenAfter.Modules
    try compare(
      scope { $0.register(module: Old.PressModule()) }, { $0.append(part: New.PressModule.self) },
      [{ try $0.resolve(Old.Press.self) }, { try $0.resolve(Old.Page.self) }],
      [{ try $0.resolved() as New.Press }, { try $0.resolved() as New.Page }])
  }

  @Test("ModulesOfModules of release 1")
  func modulesOfModules() throws {
    typealias Old = GoldenBefore.ModulesOfModules
    typealias New = GoldenAfter.ModulesOfModules
    try compare(
      scope { $0.register(module: Old.PenModule()) }, { $0.append(part: New.PenModule.self) },
      [{ try $0.resolve(Old.Pen.self) }, { try $0.resolve(Old.Ink.self) }],
      [{ try $0.resolved() as New.Pen }, { try $0.resolved() as New.Ink }])
  }

  @Test("NamesWithObjectsEach of release 1")
  func namesWithObjectsEach() throws {
    typealias Old = GoldenBefore.NamesWithObjectsEach
    typealias New = GoldenAfter.NamesWithObjectsEach
    try compare(
      scope { $0.register(module: Old.Stores()) }, { $0.append(part: New.Stores.self) },
      [
        { try $0.resolve(Old.Store.self, name: "pantry") },
        { try $0.resolve(Old.Store.self, name: "cellar") }, { try $0.resolve(Old.Page.self) },
      ],
      [
        { try $0.resolved(name: "pantry") as New.Store },
        { try $0.resolved(name: "cellar") as New.Store }, { try $0.resolved() as New.Page },
      ])
  }

  @Test("RequestsInExpressions of release 1")
  func requestsInExpressions() throws {
    typealias Old = GoldenBefore.RequestsInExpressions
    typealias New = GoldenAfter.RequestsInExpressions
    try compare(
      scope { $0.register(module: Old.PageModule()) }, { $0.append(part: New.PageModule.self) },
      [{ try $0.resolve(Old.Paper.self) }, { try $0.resolveMany(Old.Page.self) }],
      [{ try $0.resolved() as New.Paper }, { try $0.resolvedMany() as [New.Page] }])
  }

  @Test("RequestsOfLazies of release 1")
  func requestsOfLazies() throws {
    typealias Old = GoldenBefore.RequestsOfLazies
    typealias New = GoldenAfter.RequestsOfLazies
    try compare(
      scope { $0.register(module: Old.InkModule()) }, { $0.append(part: New.InkModule.self) },
      [{ try $0.resolve(Old.Ink.self) }],
      [{ try $0.resolved() as New.Ink }])
  }

  @Test("Release2FirstForms of release 2: a rewritten closure takes the container")
  func release2FirstForms() throws {
    typealias Old = GoldenBefore.Release2FirstForms
    typealias New = GoldenAfter.Release2FirstForms
    try compare(
      container { $0.register(component: Old.Papers()) }, { $0.append(part: New.Papers.self) },
      [{ try $0.resolve(Old.Desk.self) }], [{ try $0.resolved() as New.Desk }])
  }

  @Test("Release2Modules of release 2")
  func release2Modules() throws {
    typealias Old = GoldenBefore.Release2Modules
    typealias New = GoldenAfter.Release2Modules
    try compare(
      container { $0.register(module: Old.ShopModule()) },
      { $0.append(framework: New.ShopModule.self) },
      [{ try $0.resolve(Old.Press.self) }, { try $0.resolveMany(Old.Page.self) }],
      [{ try $0.resolved() as New.Press }, { try $0.resolvedMany() as [New.Page] }])
  }
}
