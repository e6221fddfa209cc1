import BenchmarkModels
import DIv3

/// Ten shared objects of distinct types, created again after the container has released them.
enum ModernCreation {
  /// One request for each object.
  static let alone = work("modern.creation") { c in
    c.register { SharedPart0() }.lifetime(.perContainer(.strong))
    c.register { SharedPart1() }.lifetime(.perContainer(.strong))
    c.register { SharedPart2() }.lifetime(.perContainer(.strong))
    c.register { SharedPart3() }.lifetime(.perContainer(.strong))
    c.register { SharedPart4() }.lifetime(.perContainer(.strong))
    c.register { SharedPart5() }.lifetime(.perContainer(.strong))
    c.register { SharedPart6() }.lifetime(.perContainer(.strong))
    c.register { SharedPart7() }.lifetime(.perContainer(.strong))
    c.register { SharedPart8() }.lifetime(.perContainer(.strong))
    c.register { SharedPart9() }.lifetime(.perContainer(.strong))
    return [
      { consume(c.resolve() as SharedPart0) }, { consume(c.resolve() as SharedPart1) },
      { consume(c.resolve() as SharedPart2) }, { consume(c.resolve() as SharedPart3) },
      { consume(c.resolve() as SharedPart4) }, { consume(c.resolve() as SharedPart5) },
      { consume(c.resolve() as SharedPart6) }, { consume(c.resolve() as SharedPart7) },
      { consume(c.resolve() as SharedPart8) }, { consume(c.resolve() as SharedPart9) },
    ]
  }

  /// One request for all objects: each one receives the next by injection.
  static let nested = work("modern.creation.nested") { c in
    c.register { SharedPart0() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart1 }
    c.register { SharedPart1() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart2 }
    c.register { SharedPart2() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart3 }
    c.register { SharedPart3() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart4 }
    c.register { SharedPart4() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart5 }
    c.register { SharedPart5() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart6 }
    c.register { SharedPart6() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart7 }
    c.register { SharedPart7() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart8 }
    c.register { SharedPart8() }.lifetime(.perContainer(.strong))
      .injection { $0.next = $1 as SharedPart9 }
    c.register { SharedPart9() }.lifetime(.perContainer(.strong))
    return [{ consume(c.resolve() as SharedPart0) }]
  }

  private static func work(
    _ name: String, _ prepare: @escaping @Sendable (DIContainer) -> [() -> Void]
  ) -> Work {
    Work(name, pace: .once, operations: 10) {
      let container = DIContainer()
      let requests = prepare(container)
      return Run {
        for _ in 0..<$0 {
          for request in requests { request() }
        }
      } reset: {
        container.clean()
      }
    }
  }
}
