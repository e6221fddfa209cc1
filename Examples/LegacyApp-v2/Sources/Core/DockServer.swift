/// Stands in for the server: answers from memory and records requests.
public final class DockServer: Transport {
  public let address: ServerAddress
  public private(set) var requests: [String] = []

  private let passengers = ["ada": "1815", "grace": "1906"]
  private let names = ["token-ada": "Ada", "token-grace": "Grace"]
  private var receipts = 0

  init(address: ServerAddress) {
    self.address = address
  }

  public func get(_ path: String, token: String?) throws -> [String] {
    requests.append(path)
    let parts = path.split(separator: "/").map(String.init)
    switch (parts.first, parts.count) {
    case ("ports", 1):
      return ["Skarholm", "Lindo", "Vastra", "Norrgrund"]
    case ("crossings", 3):
      return ["07:30", "12:15", "19:45"].map { "\(parts[1])>\(parts[2])@\($0)" }
    case ("login", 3):
      guard passengers[parts[1]] == parts[2] else { throw ServerError.unauthorized }
      return ["token-\(parts[1])"]
    case ("profile", 1):
      return [try passenger(token)]
    case ("pay", 3):
      let name = try passenger(token)
      receipts += 1
      return ["\(parts[1])-\(receipts)", name]
    default:
      throw ServerError.notFound(path)
    }
  }

  private func passenger(_ token: String?) throws -> String {
    guard let token = token, let name = names[token] else { throw ServerError.unauthorized }
    return name
  }
}
