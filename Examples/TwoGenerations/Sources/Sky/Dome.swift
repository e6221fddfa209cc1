/// The dome, which its astronomer opens.
public final class Dome {
  public internal(set) weak var astronomer: Astronomer?
}

public final class Astronomer {
  public let dome: Dome

  init(dome: Dome) {
    self.dome = dome
  }
}
