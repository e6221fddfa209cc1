import DIEngine
import DITranquillity

public enum InitializerCycles {
  final class Pier {
    init(_ ship: Ship) {}
  }
  final class Ship {
    init(_ pier: Pier) {}
  }
  final class Rock {
    init(_ paper: Paper) {}
  }
  final class Paper {
    init(_ scissors: Scissors) {}
  }
  final class Scissors {
    init(_ rock: Rock?) {}
  }
  final class Whirlpool {
    init(_ other: Whirlpool) {}
  }

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Pier.init)
    container.register(Ship.init).lifetime(.perContainer(.strong))
    container.register { Rock($0) }.lifetime(.objectGraph)
    container.register { (scissors: Scissors) in Paper(scissors) }.lifetime(.objectGraph)
    container.register(Scissors.init(_:)).lifetime(.objectGraph)
    container.register(Whirlpool.init)
    return container
  }
}
