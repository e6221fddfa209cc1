import Core

/// All ports. Slow to make, so there is one for the whole program.
public final class PortDirectory {
  public static private(set) var created = 0

  public let ports: [Port]

  init(transport: Transport) throws {
    PortDirectory.created += 1
    ports = try transport.get("ports", token: nil).map(Port.init(name:))
  }
}
