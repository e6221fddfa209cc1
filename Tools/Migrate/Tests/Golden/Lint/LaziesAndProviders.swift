import DIEngine
import DITranquillity

public enum LaziesAndProviders {
  final class Parser {
    init(_ lexer: Lexer) {}
  }
  final class Lexer {
    init(_ parser: Provider<Parser>) {}
  }
  final class Tree {
    init(_ leaf: Lazy<Leaf>, _ root: Lazy<Root>?) {}
  }
  final class Leaf {
    init(number: Int) {}
  }
  final class Root {}
  final class Gardener {
    init(_ leaf: Provider1<Leaf, Int>, _ soil: Lazy<Soil>) {}
  }
  final class Soil {}

  public static func source() -> any GraphSource {
    let container = DIContainer()
    container.register(Parser.init).lifetime(.objectGraph)
    container.register(Lexer.init).lifetime(.objectGraph)
    container.register(Tree.init)
    container.register { Leaf(number: arg($0)) }
    container.register(Gardener.init)
    return container
  }
}
