import DIv3Async

final class Saw: Sendable {}

final class Bench: @unchecked Sendable {
  var saw: Saw!
  var spare: Saw?
  var saws: [Saw] = []
  var height = 0

  func take(_ saw: Saw) async { self.saw = saw }
  func polish() async {}
}

func measured() async -> Int { 90 }

// A closure that is only a call says `-> Void`, or the types of its parameters.
func registerBench(in container: DIContainer) {
  container.register(Bench.init)
    .injection { $0.height = await measured() }
    .injection { bench -> Void in await bench.polish() }
    .injection { bench, saw -> Void in await bench.take(saw) }
    .injection { (bench: Bench, saw: Saw) in await bench.take(saw) }
    .injection { $0.saw = $1 }
    .injection { $0.saws = many($1) }
    .injection { bench, saws in
      await bench.polish()
      bench.saws = many(saws)
    }
    .injection(\.saw)
    .injection(\.spare)
    .injection(name: "saw") { (bench: Bench, saw: Saw) in await bench.take(saw) }
    .injection(name: "saw", \.saw)
    .injection(cycle: true) { $0.spare = $1 }
    .injection(cycle: true) { (bench: Bench, saw: Saw) in await bench.take(saw) }
    .injection { (bench: Bench, first: Saw, second: Saw) in
      await bench.take(first)
      bench.spare = second
    }
    .injection { bench in bench.spare = nil }
    .postInit { (bench: Bench) in await bench.polish() }
}
