import DIv2Compat
import GoldenCases

// Rules: M2-02 M2-22 M2-30 M2-33 M2-36 M2-39
public enum Release2Receivers: GoldenCase {
  final class Ink {}
  final class Pen {}
  enum App {
    static let container: DIContainer = {
      let builder = DIContainerBuilder()
      builder.registerInk()
      return try! builder.build()
    }()
    static func pen() -> Pen? {
      guard let pen: Pen = try? App.container.resolve() else { return nil }
      return pen
    }
  }

  public static func results() throws -> [String] {
    let ink: Ink = try *App.container
    let other: Ink = try *containerOfReceivers
    return try ["\(ink === other)", "\(App.container.child().ink() === ink)", "\(App.pen() == nil)"]
  }
}

private let containerOfReceivers: DIContainer = Release2Receivers.App.container

extension DIContainerBuilder {
  fileprivate func registerInk() {
    register(type: Release2Receivers.Ink.init).lifetime(.perScope)
  }
}

extension DIContainer {
  fileprivate func ink() throws -> Release2Receivers.Ink { return try resolve() }
  fileprivate func child() -> DIContainer { return newLifeTimeScope() }
}
