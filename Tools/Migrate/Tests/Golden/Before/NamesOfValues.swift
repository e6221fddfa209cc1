// Rules: M1-12 M1-13
import DIv1Compat

public enum NamesOfValues {
  struct Server {
    let host: String
  }

  public static func results() throws -> [String] {
    let builder = DIContainerBuilder()
    builder.register { Server(host: "a.example") }
      .asName("production")
      .asDefault()
    builder.register { Server(host: "b.example") }.asName("staging")
    let scope = try builder.build()
    let staging: Server = try scope.resolve(name: "staging")
    let production: Server = try scope.resolve(name: "production")
    return [(*!scope as Server).host, production.host, staging.host]
  }
}
