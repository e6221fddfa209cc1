/// A plan as a page of HTML, which needs no other file and no script.
package struct PlanPage: Sendable {
  private let plan: MigrationPlan

  package init(_ plan: MigrationPlan) { self.plan = plan }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Migration plan</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <h1>Migration plan</h1>
    \(summary)
    \(packages)
    \(modules)
    \(rules(.safe, "What is rewritten", "After"))
    \(rules(.remark, "What gets a remark", "What to do"))
    \(files)
    <p>What the generations do differently otherwise: <code>di-migrate explain differences</code></p>
    </body>
    </html>

    """
  }

  private static let style = """

    body { font: 15px/1.5 system-ui, sans-serif; max-width: 70em; margin: 2em auto; padding: 0 1em; }
    h1, h2 { line-height: 1.2; }
    table { border-collapse: collapse; width: 100%; margin: 1em 0; }
    th, td { text-align: left; vertical-align: top; padding: .3em .8em .3em 0; border-bottom: 1px solid #8884; }
    td.number, th.number { text-align: right; }
    code { font: 13px ui-monospace, monospace; white-space: nowrap; }
    .bar { background: #c60; height: .7em; width: 10em; }
    .bar span { background: #287; display: block; height: 100%; }
    .note { opacity: .7; }

    """

  private var summary: String {
    let registrations = plan.modules.reduce(0) { $0 + $1.registrations }
    let requests = plan.modules.reduce(0) { $0 + $1.requests }
    let remarks = plan.modules.reduce(0) { $0 + $1.remarks }
    return
      "<p>\(plan.files.count) files in \(plan.modules.count) modules, \(registrations) registrations, "
      + "\(requests) requests, \(remarks) remarks.</p>"
  }

  private var packages: String {
    guard !plan.packages.isEmpty else { return "" }
    return table(
      "The library", ["File", "Version", "Product", "Flag", "What to do"],
      plan.packages.map { package in
        [
          text(package.path), text(package.version), code(package.product ?? "none"),
          package.flag.map(code) ?? "none",
          text(package.advice) + note(package.page, "di-migrate explain "),
        ]
      })
  }

  private var modules: String {
    table(
      "Modules, in the order to migrate them",
      [
        "Module", "Generation", "#Files", "#Registrations", "#Requests", "#Remarks",
        "Without a remark",
      ],
      plan.modules.map { module in
        let all = module.registrations + module.requests
        let share = all == 0 ? 100 : max(0, (all - module.remarks) * 100 / all)
        return [
          text(module.name) + note(module.imports.joined(separator: ", "), "imports "),
          text(generations(module.generations)), "\(module.files)", "\(module.registrations)",
          "\(module.requests)", "\(module.remarks)",
          "<div class=\"bar\" title=\"\(share) %\"><span style=\"width: \(share)%\"></span></div>",
        ]
      })
  }

  private func rules(_ outcome: Rule.Outcome, _ title: String, _ column: String) -> String {
    table(
      title, ["Rule", "#Places", "Before", column],
      plan.rules(of: outcome).map { rule in
        [
          code(rule.rule), "\(rule.count)", text(rule.from),
          text(rule.to) + note(rule.difference ?? "", "differs: ")
            + note(rule.rule, "di-migrate explain "),
        ]
      })
  }

  private var files: String {
    table(
      "Files", ["File", "Generation", "#Registrations", "#Requests", "#Changes", "#Remarks"],
      plan.files.map { file in
        [
          text(file.path) + note(file.leftBecause ?? "", "stays as it is: "),
          text(generations(file.generations)), "\(file.registrations)", "\(file.requests)",
          "\(file.changes)", "\(file.remarks)",
        ]
      })
  }

  private func generations(_ list: [Int]) -> String {
    list.isEmpty ? "?" : list.map(String.init).joined(separator: ", ")
  }

  /// - Parameter columns: The titles; `#` begins that of a column of numbers.
  private func table(_ title: String, _ columns: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    func row(_ cells: [String], _ tag: String) -> String {
      let cells = zip(columns, cells).map { column, cell in
        "<\(tag)\(column.hasPrefix("#") ? " class=\"number\"" : "")>\(cell)</\(tag)>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    let head = row(columns.map { text(String($0.drop { $0 == "#" })) }, "th")
    let body = rows.map { row($0, "td") }.joined(separator: "\n")
    return "<h2>\(text(title))</h2>\n<table>\n\(head)\n\(body)\n</table>"
  }

  private func note(_ words: String, _ start: String = "") -> String {
    words.isEmpty ? "" : "<br><span class=\"note\">\(text(start + words))</span>"
  }

  private func code(_ words: String) -> String { "<code>\(text(words))</code>" }

  private func text(_ words: String) -> String {
    words.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
