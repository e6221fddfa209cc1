import DIGraphTools
import DIv3Async

extension FindingsArticle {
  static func notRegisteredBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 4
    container.register(Car.init)
    // end
    return container
  }

  static func notRegisteredAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 5
    container.register(Car.init)
    container.register(Motor.init)
    // end
    return container
  }

  static func ambiguousBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 6
    container.register(Station.init)
    container.register(Petrol.init).as((any Fuel).self)
    container.register(Diesel.init).as((any Fuel).self)
    // end
    return container
  }

  static func ambiguousAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 7
    container.register(Station.init)
    container.register(Petrol.init).as((any Fuel).self).default()
    container.register(Diesel.init).as((any Fuel).self)
    // end
    return container
  }

  static func withoutInitializerBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 8
    container.register(Car.init)
    container.register(Motor.self).lifetime(.prototype)
    // end
    return container
  }

  static func withoutInitializerAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 9
    container.register(Car.init)
    container.register(Motor.init).lifetime(.prototype)
    // end
    return container
  }

  static func onlyWhileInjectingBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 10
    container.register(Screen.self).lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init)
    // end
    return container
  }

  static func onlyWhileInjectingAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 11
    container.register { Screen() }.lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init)
    // end
    return container
  }

  static func onlyOnceInjectedBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 12
    container.register(Car.init)
    container.register(Motor.self).lifetime(.perContainer(.strong))
    // end
    return container
  }

  static func onlyOnceInjectedAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 13
    container.register(Car.init)
    container.register(Motor.init).lifetime(.perContainer(.strong))
    // end
    return container
  }

  static func onlyInjectsBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 14
    container.register(Motor.self)
    // end
    return container
  }

  static func onlyInjectsAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 15
    container.register(Motor.init)
    // end
    return container
  }

  static func endlessCycleBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 16
    container.register { Screen() }.lifetime(.prototype)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init).lifetime(.prototype)
    // end
    return container
  }

  static func endlessCycleAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 17
    container.register { Screen() }.lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init).lifetime(.objectGraph)
    // end
    return container
  }

  static func newObjectInCycleBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 18
    container.register { Screen() }.lifetime(.prototype)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init).lifetime(.objectGraph)
    // end
    return container
  }

  static func newObjectInCycleAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 19
    container.register { Screen() }.lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init).lifetime(.objectGraph)
    // end
    return container
  }

  static func staleObjectInCycleBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 20
    container.register { Screen() }.lifetime(.perContainer(.strong))
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init).lifetime(.objectGraph)
    // end
    return container
  }

  static func staleObjectInCycleAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 21
    container.register { Screen() }.lifetime(.perContainer(.strong))
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init).lifetime(.perContainer(.strong))
    // end
    return container
  }

  static func cycleOfInitializersBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 22
    container.register(Presenter.init)
    container.register(Screen.init(needed:))
    // end
    return container
  }

  static func cycleOfInitializersAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 23
    container.register(Presenter.init)
    container.register { Screen() }.lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    // end
    return container
  }

  static func cycleWithoutBreakBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 24
    container.register { Screen() }.lifetime(.objectGraph)
      .injection(\.presenter)
    container.register(Presenter.init)
    // end
    return container
  }

  static func cycleWithoutBreakAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 25
    container.register { Screen() }.lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    container.register(Presenter.init)
    // end
    return container
  }

  static func tooManyCyclesBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 26
    for line in 1...60 {
      container.register(line: line) { (_: DIMany<Motor>) in Motor() }
    }
    // end
    return container
  }

  static func tooManyCyclesAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 27
    for line in 1...60 {
      container.register(line: line) { Motor() }
    }
    // end
    return container
  }

  static func unusedBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 28
    container.register(Car.init).root()
    container.register(Motor.init)
    container.register(Petrol.init)
    // end
    return container
  }

  static func unusedAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 29
    container.register(Car.init).root()
    container.register(Motor.init)
    container.register(Petrol.init).unused()
    // end
    return container
  }

  static func needsAwaitBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 30
    container.register { () async in Motor() }
    container.register { (_: Lazy<Motor>) in Petrol() }
    // end
    return container
  }

  static func needsAwaitAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 31
    container.register { () async in Motor() }
    container.register { (_: AsyncLazy<Motor>) in Petrol() }
    // end
    return container
  }
}
