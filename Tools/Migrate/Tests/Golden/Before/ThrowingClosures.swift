// Rules: M1-28 M1-36
import DIv1Compat

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
    let builder = DIContainerBuilder()
    builder.register { Label(text: try load(text)) }.lifetime(.perDependency)
    builder.register { scope in try Crate(label: *scope) }
      .lifetime(.perScope)
    let scope = try builder.build()
    var found = ["\((try? scope.resolve(Label.self)) == nil)"]
    do {
      _ = try scope.resolve(Crate.self)
    } catch {
      found.append("no crate")
    }
    text = "glass"
    return found + [try scope.resolve(Crate.self).label.text]
  }
}
