import Foundation
import Testing

@testable import MigrationRules

@Suite("The command")
struct CommandTests {
  private let workspace: CommandWorkspace
  private let source =
    "import DITranquillity\nfunc f(_ scope: DIScope) {\n  let a: Cat = *!scope\n}\n"
  private var rewritten: String {
    source.replacing("DIScope", with: "DIContainer").replacing("*!", with: "*")
  }

  init() throws { workspace = try CommandWorkspace(["A.swift": source]) }

  @Test("exits with 2 if a dry run or a diff would change something, and writes nothing")
  func dryRun() throws {
    let dry = try workspace.run("rewrite", workspace.sources, "--from", "1", "--dry-run")
    #expect(dry.status == 2)
    #expect(dry.output.contains("1 of 1 files changed, 0 remarks"))
    let diff = try workspace.run("rewrite", workspace.sources, "--from", "1", "--diff")
    #expect(diff.status == 2)
    #expect(
      diff.output.contains(
        "-  let a: Cat = *!scope\n+func f(_ scope: DIContainer) {\n+  let a: Cat = *scope\n"))
    #expect(try workspace.text("A.swift") == source)
  }

  @Test("ends with what to do next")
  func nextSteps() throws {
    func next(_ arguments: String...) throws -> [String] {
      let run = try workspace.run(
        "di-migrate", ["rewrite", workspace.sources, "--from"] + arguments)
      let lines = run.output.split(separator: "\n").map(String.init)
      return lines.firstIndex(of: "next:").map { Array(lines[($0 + 1)...]) } ?? []
    }
    #expect(
      try next("1", "--dry-run") == ["  1. run it without --dry-run: it writes these changes"])
    try workspace.write(
      "import DITranquillity\nlet a = DIScan()\nfunc f(_ b: DIContainerBuilder) { b.register { Cat() }.asSelf() }\n",
      to: "B.swift")
    try workspace.write(
      "import DITranquillity\nlet b = DISetting.Log.level\nlet c: DITypeInfo? = nil\n",
      to: "C.swift")
    let steps = try next("1")
    #expect(steps.count == 5)
    #expect(
      steps[0].hasPrefix("  1. for other files: it speaks release 2: run di-migrate with --from 2"))
    #expect(
      steps[1].contains(
        "link the product DITranquillity, and remove the flag -module-alias DITranquillity=DIv1Compat"
      ))
    #expect(steps[2] == "  3. build")
    #expect(
      steps[3].contains(
        "di-migrate remaining \(workspace.sources) lists them, di-migrate explain M1-62 tells"))
    #expect(steps[4].contains("run the tests"))
    #expect(try !next("1").contains { $0.contains("build") })
  }

  @Test("--file and --to 2 have next steps of their own")
  func nextStepsOfParts() throws {
    let part = try workspace.run(
      "rewrite", workspace.sources, "--from", "1", "--to", "2", "--file", workspace.path("A.swift"))
    #expect(
      part.output.contains(
        "1. rewrite the other files, too: a target links the product DIv2Compat once"))
    try workspace.write(source, to: "A.swift")
    let all = try workspace.run("rewrite", workspace.sources, "--from", "1", "--to", "2")
    #expect(
      all.output.contains("name it in the flag -module-alias instead of DITranquillity=DIv1Compat"))
  }

  @Test("writes, then has nothing to do")
  func writes() throws {
    #expect(try workspace.run("rewrite", workspace.sources, "--from", "1").status == 0)
    #expect(try workspace.text("A.swift") == rewritten)
    #expect(
      try workspace.run("rewrite", workspace.sources, "--from", "1", "--dry-run").status == 0)
    #expect(try workspace.run("remaining", workspace.sources).status == 0)
    try workspace.write("// MIGRATE(M1-50): a\n", to: "A.swift")
    let remaining = try workspace.run("remaining", workspace.sources)
    #expect(remaining.status == 2)
    #expect(remaining.output.contains("M1-50 1x, see di-migrate explain M1-50\n"))
  }

  @Test("hints tell the lines, write nothing, and exit with 0")
  func hints() throws {
    let run = try workspace.run("hints", workspace.sources)
    #expect(run.status == 0)
    #expect(run.output.contains("A.swift:2:17: warning: 'DIScope', of release 1: use DIContainer;"))
    #expect(run.output.hasSuffix("2 hints in 1 files\n"))
    #expect(try workspace.text("A.swift") == source)
    let wrong = try workspace.run("hints", workspace.sources, "--from", "4")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("--from is 1, 2 or 3, not 4"))
  }

  @Test("tells what is wrong with its arguments")
  func mistakes() throws {
    let missing = try workspace.run("rewrite", workspace.sources + "/B.swift", "--from", "1")
    #expect(missing.status == 1)
    #expect(missing.errors.contains("does not exist; name a Swift file or a directory with some"))
    let rule = try workspace.run("rewrite", workspace.sources, "--from", "1", "--only", "M1-99")
    #expect(rule.status == 1)
    #expect(rule.errors.contains("M1-99 is no rule; `di-migrate rules` lists them"))
    #expect(
      try workspace.run("rewrite", workspace.sources, "--from", "4").errors.contains(
        "--from is 1, 2 or 3, not 4"))
    let file = try workspace.run(
      "rewrite", workspace.sources, "--from", "1", "--file", workspace.path("B.swift"))
    #expect(file.status == 1)
    #expect(file.errors.contains("B.swift is no Swift file among"))
    let commits = try workspace.run("rewrite", workspace.sources, "--from", "1", "--commits")
    #expect(commits.status == 1)
    #expect(commits.errors.contains("--commits needs a git tree"))
    #expect(try workspace.text("A.swift") == source)
  }

  @Test("--file rewrites that file, with what the others declare")
  func oneFile() throws {
    try workspace.write(
      "import DITranquillity\nstruct App { let scope: DIScope }\n", to: "App.swift")
    try workspace.write(
      "import DITranquillity\nfunc g(_ app: App) throws -> Cat { return try app.scope.resolve(Cat.self) }\n",
      to: "Use.swift")
    let run = try workspace.run(
      "rewrite", workspace.sources, "--from", "1", "--file", workspace.path("Use.swift"))
    #expect(run.status == 0)
    #expect(run.output.contains("1 of 1 files changed"))
    #expect(try workspace.text("Use.swift").contains("return try app.scope.resolved() as Cat"))
    #expect(try workspace.text("A.swift") == source)
    #expect(try workspace.text("App.swift").contains("DIScope"))
  }

  @Test("--file leaves calls of modules that stay, and rewrites those of modern ones")
  func oneFileOfModules() throws {
    try workspace.write(
      "import DITranquillity\nclass Old: DIModule { func load(builder: DIContainerBuilder) {} }\n",
      to: "Old.swift")
    try workspace.write(
      "import DITranquillity\nfinal class New: DIPart { static func load(container: DIContainer) {} }\n",
      to: "New.swift")
    try workspace.write(
      "import DITranquillity\nfunc g(_ b: DIContainerBuilder) {\n  b.register { A() }.asSelf()\n"
        + "  b.register(module: Old())\n  b.register(module: New())\n}\n", to: "Use.swift")
    _ = try workspace.run(
      "rewrite", workspace.sources, "--from", "1", "--file", workspace.path("Use.swift"))
    let text = try workspace.text("Use.swift")
    #expect(text.contains("// MIGRATE(M1-60)"))
    #expect(text.contains("  b.register(module: Old())\n  b.append(part: New.self)\n"))
  }

  @Test("undo brings the old bytes back, unless a file was changed since")
  func undo() throws {
    try workspace.write(source, to: "B.swift")
    #expect(try workspace.run("rewrite", workspace.sources, "--from", "1").status == 0)
    #expect(try workspace.text("A.swift") == rewritten)
    try workspace.write(rewritten + "// mine\n", to: "B.swift")
    let undo = try workspace.run("undo", workspace.sources)
    #expect(undo.status == 1)
    #expect(undo.output.contains("B.swift: was changed after the run, and stays as it is"))
    #expect(try workspace.text("A.swift") == source)
    #expect(try workspace.text("B.swift") == rewritten + "// mine\n")
    try workspace.write(rewritten, to: "B.swift")
    #expect(try workspace.run("undo", workspace.sources).status == 0)
    #expect(try workspace.text("B.swift") == source)
    let again = try workspace.run("undo", workspace.sources)
    #expect(again.status == 1)
    #expect(again.errors.contains("there is no record in"))
  }

  @Test("undo goes back to the bytes before the first of several runs")
  func undoOfSeveralRuns() throws {
    _ = try workspace.run("rewrite", workspace.sources, "--from", "1", "--only", "M1-30")
    #expect(try workspace.text("A.swift") == source.replacing("*!", with: "*"))
    _ = try workspace.run("rewrite", workspace.sources, "--from", "1")
    #expect(try workspace.text("A.swift") == rewritten)
    #expect(try workspace.run("undo", workspace.sources).status == 0)
    #expect(try workspace.text("A.swift") == source)
  }

  @Test("a git tree with changes is refused; --commits makes a commit of each module")
  func git() throws {
    try workspace.write("import Leaf\n" + source, to: "App/Use.swift")
    try workspace.write(source, to: "Leaf/Leaf.swift")
    try workspace.commitAll()
    try workspace.write(source + "\n", to: "A.swift")
    let dirty = try workspace.run("rewrite", workspace.sources, "--from", "1")
    #expect(dirty.status == 1)
    #expect(dirty.errors.contains("such as Sources/A.swift: commit or stash them"))
    #expect(try workspace.run("rewrite", workspace.sources, "--from", "1", "--dry-run").status == 2)
    try workspace.write(source, to: "A.swift")
    try workspace.write(source, to: "New.swift")
    #expect(try workspace.run("rewrite", workspace.sources, "--from", "1").status == 1)
    try FileManager.default.removeItem(atPath: workspace.path("New.swift"))

    let run = try workspace.run("rewrite", workspace.sources, "--from", "1", "--commits")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try workspace.git(["log", "--format=%s"]).output
        == "Migrate from release 1: App\nMigrate from release 1: Leaf\nMigrate from release 1: Sources\nOld code\n"
    )
    #expect(
      try workspace.git(["show", "--name-only", "--format=", "HEAD"]).output
        == "Sources/App/Use.swift\n")
    #expect(try workspace.git(["status", "--porcelain"]).output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: workspace.root.path + "/.di-migrate"))
  }

  @Test("--allow-dirty writes into a git tree with changes")
  func allowDirty() throws {
    try workspace.commitAll()
    try workspace.write(source + "\n", to: "A.swift")
    #expect(
      try workspace.run("rewrite", workspace.sources, "--from", "1", "--allow-dirty").status == 0)
    #expect(try workspace.text("A.swift") == rewritten + "\n")
  }

  @Test("--verify rolls a module back if the command fails, and goes on")
  func verify() throws {
    try workspace.write(source, to: "Bad/Bad.swift")
    try workspace.write(source, to: "Good/Good.swift")
    let command =
      "if grep -q DIContainer \(workspace.path("Bad/Bad.swift")); then echo no; exit 3; fi"
    let run = try workspace.run("rewrite", workspace.sources, "--from", "1", "--verify", command)
    #expect(run.status == 1)
    #expect(run.errors.contains("exited with 3:\nno\n"))
    #expect(run.errors.contains("Bad: rolled back\n"))
    #expect(run.errors.contains("Good: verified\n"))
    #expect(run.output.hasPrefix("left as they are, 1x: 'if grep"))
    #expect(run.output.contains("2 of 3 files changed"))
    #expect(try workspace.text("Bad/Bad.swift") == source)
    #expect(try workspace.text("Good/Good.swift") == rewritten)
    #expect(try workspace.run("undo", workspace.sources).output.contains("Bad.swift") == false)
    #expect(try workspace.text("Good/Good.swift") == source)
  }

  @Test("--verify with a command that fails anyway writes nothing")
  func failingCommand() throws {
    let run = try workspace.run("rewrite", workspace.sources, "--from", "1", "--verify", "exit 1")
    #expect(run.status == 1)
    #expect(run.errors.contains("'exit 1' fails before anything is written"))
    #expect(try workspace.text("A.swift") == source)
  }
}
