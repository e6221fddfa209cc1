import DITranquillity
import GoldenCases

// Rules: M1-02 M1-03 M1-22 M1-30 M1-33 M1-36 M1-39
public enum Receivers: GoldenCase {
  final class Ink {}
  final class Pen {}
  enum App {
    static let scope: DIContainer = {
      let builder = DIContainer()
      builder.registerInk()
      builder.initializeSingletonObjects()
      return builder
    }()
    static func pen() -> Pen? {
      guard let pen: Pen = try? App.scope.resolved() else { return nil }
      return pen
    }
  }

  public static func results() throws -> [String] {
    let ink: Ink = *App.scope
    let other: Ink = *scopeOfReceivers
    return try ["\(ink === other)", "\(App.scope.child().ink() === ink)", "\(App.pen() == nil)"]
  }
}

private let scopeOfReceivers: DIContainer = Receivers.App.scope

extension DIContainer {
  fileprivate func registerInk() {
    self.register { Receivers.Ink() }.lifetime(.perContainer(.strong))
  }
}

extension DIContainer {
  fileprivate func ink() throws -> Receivers.Ink { return try self.resolved() }
  fileprivate func child() -> DIContainer { return DIContainer(engine: self.engine) }
}
