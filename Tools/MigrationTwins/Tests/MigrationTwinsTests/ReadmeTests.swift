import DIDoubles
import DIv1Compat
import DIv3
import Foundation
import MigrationTwins
import Testing

private final class Client {}
private final class News {
  let client: Client
  init(client: Client) { self.client = client }
}
private final class NewsModule: DIv1Compat.DIModule {
  func load(builder: DIv1Compat.DIContainerBuilder) {
    builder.register { Client() }.lifetime(.lazySingle)
    builder.register { News(client: *!$0) }.lifetime(.perDependency)
  }
}
private final class NewsPart: DIPart {
  static func load(container: DIv3.DIContainer) {
    container.register { Client() }.lifetime(.perRun(.strong))
    container.register { News(client: $0) }
  }
}

@Suite("README.md of the package")
struct ReadmeTests {
  // begin
  @Test("the news are wired as before")
  func newsTwins() throws {
    let builder = DIv1Compat.DIContainerBuilder()
    builder.register(module: NewsModule())
    let container = DIv3.DIContainer()
    container.append(part: NewsPart.self)

    let twins = Twins(old: try builder.build(), new: container.isolated())
    for round in ["first", "second"] {
      twins.request(
        "\(round) news", old: { try $0.resolve(News.self) },
        new: { try $0.resolved() as News })
    }
    #expect(twins.difference == nil, "\(twins.difference?.description ?? "")")
  }
  // end

  @Test("what the process keeps does not matter, because the container is isolated")
  func again() throws { try newsTwins() }

  @Test("its program is the one above")
  func program() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).dropFirst()
    let text = try String(
      contentsOfFile: "/" + root.joined(separator: "/") + "/README.md", encoding: .utf8)
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```swift\n").dropFirst().first)
      .components(separatedBy: "```")[0]
    let compiled = try #require(own.components(separatedBy: "  // begin\n").dropFirst().first)
      .components(separatedBy: "  // end")[0]
    #expect(
      block.split(whereSeparator: \.isWhitespace) == compiled.split(whereSeparator: \.isWhitespace))
  }
}
