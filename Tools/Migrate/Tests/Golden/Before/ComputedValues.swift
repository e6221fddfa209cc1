// Rules: M1-02 M1-22 M1-30 M1-40
import DIv1Compat

public enum ComputedValues {
  final class Server {
    let url: String
    init(host: String, port: Int) { url = "\(host):\(port)" }
  }
  static let host = "example.org"

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    let port = 40 * 2
    builder.register { Server(host: host, port: port) }.lifetime(.perScope)
    let scope = try builder.build()
    return [(*!scope as Server).url]
  }
}
