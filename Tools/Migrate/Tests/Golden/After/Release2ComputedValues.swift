// Rules: M2-02 M2-22 M2-33 M2-34
import DITranquillity

public enum Release2ComputedValues {
  final class Server {
    let url: String
    init(host: String, port: Int) { url = "\(host):\(port)" }
  }
  static let host = "example.org"

  public static func results() throws -> [String] {
    let builder = DIContainer()
    let port = 40 * 2
    builder.register { Server(host: host, port: port) }.lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let container = builder
    return [(try container.resolved() as Server).url]
  }
}
