import DITranquillity
import GoldenCases

// Rules: M2-02 M2-22 M2-30 M2-33 M2-36 M2-39
public enum Release2Receivers: GoldenCase {
  final class Ink {}
  final class Pen {}
  enum App {
    static let container: DIContainer = {
      let builder = DIContainer()
      builder.registerInk()
      builder.initializeSingletonObjects()
      return builder
    }()
    static func pen() -> Pen? {
      guard let pen: Pen = try? App.container.resolved() else { return nil }
      return pen
    }
  }

  public static func results() throws -> [String] {
    let ink: Ink = try App.container.resolved()
    let other: Ink = try containerOfReceivers.resolved()
    return try ["\(ink === other)", "\(App.container.child().ink() === ink)", "\(App.pen() == nil)"]
  }
}

private let containerOfReceivers: DIContainer = Release2Receivers.App.container

extension DIContainer {
  fileprivate func registerInk() {
    self.register(Release2Receivers.Ink.init).lifetime(.perContainer(.strong))
  }
}

extension DIContainer {
  fileprivate func ink() throws -> Release2Receivers.Ink { return try self.resolved() }
  fileprivate func child() -> DIContainer { return DIContainer(engine: self.engine) }
}
