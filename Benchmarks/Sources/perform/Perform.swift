import BenchmarkCases

/// Performs one work the given number of times, so that `Scripts/count-instructions` counts nothing
/// else. A work that creates what stays is reset after each time, or the later times would create
/// nothing.
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
    switch work.pace {
    case .loop:
      run.perform(count)
    case .once:
      for _ in 0..<count {
        run.perform(1)
        run.reset()
      }
    }
  }
}
