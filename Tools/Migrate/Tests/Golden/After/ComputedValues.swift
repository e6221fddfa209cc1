// Rules: M1-02 M1-22 M1-30 M1-40
import DITranquillity

public enum ComputedValues {
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
    let scope = builder
    return [(*scope as Server).url]
  }
}
