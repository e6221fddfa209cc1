import Core

/// All ports. Slow to create, so the whole program shares one.
public final class PortDirectory {
  public static private(set) var created = 0

  public let ports: [Port]

  init(transport: Transport) throws {
    PortDirectory.created += 1
    ports = try transport.get("ports", token: nil).map(Port.init(name:))
  }
}
