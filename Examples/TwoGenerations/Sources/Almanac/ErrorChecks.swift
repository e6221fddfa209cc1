import AlmanacModel
import DIEngine
import DIv1Compat
import DIv3
import Sky
import Tides

/// Checks the errors of an app that omits a module.
struct ErrorChecks {
  private let list: Checklist

  init(_ list: Checklist) {
    self.list = list
  }

  func run() throws {
    let engine = DIEngine.Engine()
    let modern = DIv3.DIContainer(engine: engine)
    modern.append(part: SkyPart.self)
    list.check((*modern as NightPlan?) == nil, "without tides there is no plan")
    list.check((*modern as (any MoonPhases)?) != nil, "the moon is the process's, as singles are")

    let builder = DIv1Compat.DIContainerBuilder(engine: engine)
    builder.register(module: TidesModule())
    builder.register { Post(name: "Mole", height: 3) }.asDefault()
    builder.register { Post(name: "Quay", height: 5) }.asDefault()
    do {
      try builder.build()
      list.check(false, "two defaults are refused")
    } catch DIv1Compat.DIError.build(let errors) {
      list.check(errors.count == 1, "two defaults are refused")
    }
    list.check((*modern as NightPlan?) == nil, "a build that fails adds nothing")

    let second = DIv1Compat.DIContainerBuilder(engine: engine)
    second.register(module: TidesModule())
    let scope = try second.build()
    list.check((*modern as NightPlan?) != nil, "one that succeeds is known at once")
    do {
      let _: MoonFilter = try scope.resolve()
      list.check(false, "nobody has a filter")
    } catch DIv1Compat.DIError.typeIsNotFound(let type) {
      list.check(type == MoonFilter.self, "the error of the old request names the missing type")
    }
  }
}
