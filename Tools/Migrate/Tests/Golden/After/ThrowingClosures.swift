// Rules: M1-28 M1-36
import DITranquillity

public enum ThrowingClosures {
  struct Torn: Error {}
  final class Label {
    let text: String
    init(text: String) { self.text = text }
  }
  final class Crate {
    let label: Label
    init(label: Label) throws {
      guard !label.text.isEmpty else { throw Torn() }
      self.label = label
    }
  }

  static func load(_ text: String) throws -> String {
    guard !text.isEmpty else { throw Torn() }
    return text
  }

  public static func results() throws -> [String] {
    var text = ""
    let builder = DIContainer()
    builder.register(throwing: { Label(text: try load(text)) }).lifetime(.prototype)
    builder.register(throwing: { try Crate(label: $0) })
      .lifetime(.perContainer(.strong))
    builder.initializeSingletonObjects()
    let scope = builder
    var found = ["\((try? scope.resolved() as Label) == nil)"]
    do {
      _ = try scope.resolved() as Crate
    } catch {
      found.append("no crate")
    }
    text = "glass"
    return found + [try (scope.resolved() as Crate).label.text]
  }
}
