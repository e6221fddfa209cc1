import DIv3

class Tool {}
final class Saw: Tool {}

final class Bench {
  var tool: Tool!
  var spare: Tool?
  var tools: [Tool] = []
  var height = 0
}

func registerBench(in container: DIContainer) {
  container.register(Bench.init)
    .injection { $0.height = 90 }
    .injection { bench in bench.tool = Saw() }
    .injection { $0.tool = $1 }
    .injection { bench, tool in bench.tool = tool }
    .injection { $0.tool = $1 as Saw }
    .injection { $0.tools = many($1) }
    .injection { bench, tools in bench.tools = many(tools) }
    .injection(\.tool)
    .injection(\.spare)
    .injection(\Bench.tools) { many($0) }
    .injection(\.tools) { tools in many(tools) }
    .injection(name: "saw", \.tool)
    .injection(name: "saw") { $0.tool = $1 }
    .injection(cycle: true) { $0.spare = $1 }
    .injection(cycle: true, \.spare)
    .injection(name: "saw", cycle: true) { $0.spare = $1 }
    .injection { $0.tool = by(tag: Saw.self, on: $1) }
    .injection { bench, tool, spare in
      bench.tool = tool
      bench.spare = spare
    }
    .postInit { $0.height += 1 }
}

// What the closure returns is known only when all links have their overloads: each doubles the scopes, and more than two
// overloads that fit would multiply them by more.
func registerBenchOfClosure(in container: DIContainer) {
  container.register { Bench() }
    .injection { $0.tool = $1 }
    .injection { $0.spare = $1 }
    .injection { $0.tools = many($1) }
    .injection { $0.height = $1 }
    .injection(cycle: true) { $0.spare = $1 }
}
