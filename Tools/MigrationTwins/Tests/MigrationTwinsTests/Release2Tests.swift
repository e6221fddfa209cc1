import DIDoubles
import DIv2Compat
import DIv3
import MigrationTwins
import Testing

private final class Client {}
private final class News {
  let client: Client
  init(client: Client) { self.client = client }
}

@Suite("Twins of release 2")
struct Release2Tests {
  @Test("are silent if both do the same, and tell another lifetime", arguments: [true, false])
  func release2(_ isKept: Bool) throws {
    let builder = DIv2Compat.DIContainerBuilder()
    builder.register(type: Client.init).lifetime(.lazySingle)
    builder.register(type: News.init(client:)).lifetime(.perDependency)
    let container = DIv3.DIContainer()
    container.register(Client.init).lifetime(isKept ? .perRun(.strong) : .prototype)
    container.register(News.init)
    let twins = Twins(old: try builder.build(), new: container.isolated())
    for _ in 0..<2 {
      twins.request(
        "news", old: { try $0.resolve(News.self) }, new: { try $0.resolved() as News })
    }
    #expect((twins.difference == nil) == isKept)
    #expect(isKept || twins.difference?.kind == .identity)
  }
}
