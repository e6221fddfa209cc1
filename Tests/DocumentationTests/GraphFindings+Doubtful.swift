import DIGraphTools
import DIv3Async

extension FindingsArticle {
  static func impossibleServiceBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 32
    container.register(Motor.init).as((any Fuel).self)
    // end
    return container
  }

  static func impossibleServiceAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 33
    container.register(Petrol.init).as((any Fuel).self)
    // end
    return container
  }

  static func wrongArgumentBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 34
    container.register { Ticket(number: arg($0)) }
    container.register { (_: Provider1<Ticket, String>) in Petrol() }
    // end
    return container
  }

  static func wrongArgumentAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 35
    container.register { Ticket(number: arg($0)) }
    container.register { (_: Provider1<Ticket, Int>) in Petrol() }
    // end
    return container
  }

  static func injectsCopiesBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 36
    container.register(Motor.init)
    container.register { Wheel() }
      .injection { (wheel: Wheel, motor: Motor) in }
    // end
    return container
  }

  static func injectsCopiesAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 37
    container.register(Motor.init)
    container.register { Wheel() }
    // end
    return container
  }

  static func twoLifetimesBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 38
    container.register(Motor.init).lifetime(.single).lifetime(.prototype)
    // end
    return container
  }

  static func twoLifetimesAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 39
    container.register(Motor.init).lifetime(.single)
    // end
    return container
  }

  static func repeatedRegistrationBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 40
    for name in ["left", "right"] {
      container.register(Motor.init).as(Motor.self, name: name)
    }
    // end
    return container
  }

  static func repeatedRegistrationAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 41
    container.register(Motor.init).as(Motor.self, name: "left")
    container.register(Motor.init).as(Motor.self, name: "right")
    // end
    return container
  }

  static func idleTestBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 42
    container.register(Motor.init).test()
    // end
    return container
  }

  static func idleTestAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 43
    container.register(Motor.init)
    container.register { Motor() }.test()
    // end
    return container
  }

  static func captiveBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 44
    let application = DIScope(name: "app", storage: DICacheStorage())
    container.register(Report.init(_:)).lifetime(.custom(application))
    container.register(AuditTrail.init).lifetime(.perContainer(.strong))
    // end
    return container
  }

  static func captiveAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 45
    let application = DIScope(name: "app", storage: DICacheStorage())
    container.register(Report.init(trail:))
      .lifetime(.custom(application))
    container.register(AuditTrail.init).lifetime(.perContainer(.strong))
    // end
    return container
  }

  static func capturedArgumentBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 46
    container.register { Ticket(number: arg($0)) }
      .lifetime(.perRun(.strong))
    // end
    return container
  }

  static func capturedArgumentAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 47
    container.register { Ticket(number: arg($0)) }
    // end
    return container
  }

  static func idleDefaultBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 48
    container.register(Petrol.init).default()
    // end
    return container
  }

  static func idleDefaultAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 49
    container.register(Petrol.init).as((any Fuel).self).default()
    container.register(Diesel.init).as((any Fuel).self)
    // end
    return container
  }

  static func neverChosenBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 50
    container.register(Motor.init).default()
    container.register(Motor.init)
    // end
    return container
  }

  static func neverChosenAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 51
    container.register(Motor.init).default()
    container.register(Motor.init).as(Motor.self, name: "spare")
    // end
    return container
  }

  static func shadowedLifetimeBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 52
    container.register(Motor.init).lifetime(.perContainer(.strong))
    let child = DIContainer(parent: container)
    child.register(Motor.init).lifetime(.prototype)
    // end
    return child
  }

  static func shadowedLifetimeAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 53
    container.register(Motor.init).lifetime(.perContainer(.strong))
    let child = DIContainer(parent: container)
    child.register(Motor.init).lifetime(.perContainer(.strong))
    // end
    return child
  }

  static func weakWithoutKeeperBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 54
    container.register(Motor.init).lifetime(.perContainer(.weak))
    // end
    return container
  }

  static func weakWithoutKeeperAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 55
    container.register(Motor.init).lifetime(.perContainer(.weak))
    container.register(Car.init).lifetime(.perContainer(.strong))
    // end
    return container
  }

  static func cycleOfLaziesBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 56
    container.register(Presenter.init)
    container.register(Screen.init(later:))
    // end
    return container
  }

  static func cycleOfLaziesAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 57
    container.register(Presenter.init)
    container.register { Screen() }.lifetime(.objectGraph)
      .injection(cycle: true, \.presenter)
    // end
    return container
  }

  static func undeclaredBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 58
    container.register { (all: DIContainer) in Car(all.resolve()) }
    container.register(Motor.init)
    // end
    return container
  }

  static func undeclaredAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 59
    container.register { (motor: Motor) in Car(motor) }
    container.register(Motor.init)
    // end
    return container
  }

  static func uselessAcceptanceBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 60
    container.register(Motor.init).accept(findings: "DIG021")
    // end
    return container
  }

  static func uselessAcceptanceAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 61
    container.register(Motor.init).default()
      .accept(findings: "DIG023")
    // end
    return container
  }

  static func endWithoutKeeperBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 62
    container.register(Motor.init).onEnd { _ in print("stopped") }
    // end
    return container
  }

  static func endWithoutKeeperAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 63
    container.register(Motor.init).lifetime(.perContainer(.strong))
      .onEnd { _ in print("stopped") }
    // end
    return container
  }

  static func mayThrowBefore() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 64
    container.register(throwing: { () throws in Motor() })
    // end
    return container
  }

  static func mayThrowAfter() -> DIContainer {
    let container = DIContainer()
    // begin Sources/DIGraphTools/DIGraphTools.docc/Findings.md 65
    container.register(throwing: { () throws in Motor() })
      .accept(findings: "DIG031")
    // end
    return container
  }
}
