import BenchmarkCases

/// Performs one work so many times and nothing else: what `Scripts/count-instructions` counts.
@main
struct Perform {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let name = arguments.first, let count = Int(arguments.last ?? ""),
      let work = Cases.all.lazy.flatMap(\.works).first(where: { $0.name == name })
    else {
      print("usage: perform WORK COUNT")
      for work in Set(Cases.all.flatMap(\.works).map(\.name)).sorted() { print("  \(work)") }
      return
    }
    let run = work.prepare()
    run.perform(count)
  }
}
