// Rules: M1-12 M1-13
import DITranquillity

public enum NamesOfValues {
  struct Server {
    let host: String
  }

  public static func results() throws -> [String] {
    let builder = DIContainer()
    builder.register { Server(host: "a.example") }
      .as(Server.self, name: "production")
      .default()
      .lifetime(.perContainer(.strong))
    builder.register { Server(host: "b.example") }.as(Server.self, name: "staging").lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    let staging: Server = try scope.resolved(name: "staging")
    let production: Server = try scope.resolved(name: "production")
    return [(*scope as Server).host, production.host, staging.host]
  }
}
