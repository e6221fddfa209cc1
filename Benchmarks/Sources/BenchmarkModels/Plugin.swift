/// The service that ten components offer, for requests for all of them.
public protocol Plugin {
  var number: Int { get }
}

public final class Plugin0: Plugin {
  public let number = 0

  public init() {}
}

public final class Plugin1: Plugin {
  public let number = 1

  public init() {}
}

public final class Plugin2: Plugin {
  public let number = 2

  public init() {}
}

public final class Plugin3: Plugin {
  public let number = 3

  public init() {}
}

public final class Plugin4: Plugin {
  public let number = 4

  public init() {}
}

public final class Plugin5: Plugin {
  public let number = 5

  public init() {}
}

public final class Plugin6: Plugin {
  public let number = 6

  public init() {}
}

public final class Plugin7: Plugin {
  public let number = 7

  public init() {}
}

public final class Plugin8: Plugin {
  public let number = 8

  public init() {}
}

public final class Plugin9: Plugin {
  public let number = 9

  public init() {}
}
