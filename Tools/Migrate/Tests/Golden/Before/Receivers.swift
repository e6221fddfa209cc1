import DIv1Compat
import GoldenCases

// Rules: M1-02 M1-03 M1-22 M1-30 M1-33 M1-36 M1-39
public enum Receivers: GoldenCase {
  final class Ink {}
  final class Pen {}
  enum App {
    static let scope: DIScope = {
      let builder = DIContainerBuilder()
      builder.registerInk()
      return try! builder.build()
    }()
    static func pen() -> Pen? {
      guard let pen: Pen = try? App.scope.resolve() else { return nil }
      return pen
    }
  }

  public static func results() throws -> [String] {
    let ink: Ink = *!App.scope
    let other: Ink = *!scopeOfReceivers
    return try ["\(ink === other)", "\(App.scope.child().ink() === ink)", "\(App.pen() == nil)"]
  }
}

private let scopeOfReceivers: DIScope = Receivers.App.scope

extension DIContainerBuilder {
  fileprivate func registerInk() {
    register { Receivers.Ink() }.lifetime(.perScope)
  }
}

extension DIScope {
  fileprivate func ink() throws -> Receivers.Ink { return try resolve() }
  fileprivate func child() -> DIScope { return newLifeTimeScope() }
}
