import LendingApp
import Testing

@Suite("Options")
struct ServerOptionsTests {
  @Test("without arguments, the server listens on the loopback interface only")
  func defaults() throws {
    let options = try ServerOptions(arguments: [], environment: [:])
    #expect(options.host == "127.0.0.1")
    #expect(options.port == 8080)
    #expect(options.wiring == .container)
  }

  @Test("arguments take precedence over the environment")
  func precedence() throws {
    let options = try ServerOptions(
      arguments: ["--port", "9000"],
      environment: ["LENDING_PORT": "9001", "LENDING_DATABASE": "/data/books.sqlite"])
    #expect(options.port == 9000)
    #expect(options.databasePath == "/data/books.sqlite")
  }

  @Test(
    "an option that the server can't start with is an error",
    arguments: [
      (["--port", "70000"], "--port needs a number from 0 to 65535."),
      (["--port"], "--port needs a value."),
      (["--wiring", "magic"], "--wiring is container or hand."),
      (["--colour", "red"], "--colour is unknown."),
      (["serve"], "serve is not an option."),
    ])
  func invalid(arguments: [String], message: String) throws {
    let error = #expect(throws: InvalidOption.self) {
      try ServerOptions(arguments: arguments, environment: [:])
    }
    #expect(error?.description == message)
  }
}
