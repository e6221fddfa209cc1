/// Opened by its astronomer.
public final class Dome {
  public internal(set) weak var astronomer: Astronomer?
}

public final class Astronomer {
  public let dome: Dome

  init(dome: Dome) {
    self.dome = dome
  }
}
