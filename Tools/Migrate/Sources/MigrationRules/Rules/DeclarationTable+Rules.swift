extension DeclarationTable {
  private static let title = "`di-migrate`"

  /// A page of tables whose last column tells what the tool does with the declarations of each row.
  ///
  /// The column is made of the rules and the advices: nobody writes it by hand.
  ///
  /// - Parameter page: The text of the page, with or without the column.
  package static func withRules(_ page: String, of generation: Generation) -> String {
    let advices = Dictionary(
      Advice.all.filter { $0.generation == generation }.flatMap { advice in
        advice.declarations.map { ($0, advice) }
      }
    ) { first, _ in first }
    var lines: [String] = []
    var isInTable = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard line.hasPrefix("|") else {
        isInTable = false
        lines.append(line)
        continue
      }
      let isHeader = !isInTable
      isInTable = true
      let cell =
        isHeader
        ? " \(title) " : line.hasPrefix("|---") ? "---" : " \(self.cell(line, advices)) "
      lines.append(bare(line, lines, isHeader: isHeader) + cell + "|")
    }
    return lines.joined(separator: "\n")
  }

  /// A row without the tool's column.
  private static func bare(_ line: String, _ lines: [String], isHeader: Bool) -> String {
    let columns = separators(line)
    let hasColumn =
      isHeader
      ? line.hasSuffix(" \(title) |")
      : lines.last.map { separators($0).count == columns.count } ?? false
    guard hasColumn, let end = columns.dropLast().last else { return line }
    return String(line[...end])
  }

  /// The bars of a row that aren't escaped.
  private static func separators(_ line: String) -> [String.Index] {
    line.indices.filter {
      line[$0] == "|" && ($0 == line.startIndex || line[line.index(before: $0)] != "\\")
    }
  }

  /// What the tool does with the declarations in the first cell of a row.
  private static func cell(_ row: String, _ advices: [String: Advice]) -> String {
    let columns = separators(row)
    guard columns.count > 1 else { return "" }
    let names = row[columns[0]..<columns[1]].split(
      separator: "`", omittingEmptySubsequences: false
    ).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let rules = Set(names.compactMap { advices[$0]?.rule?.id }).sorted().compactMap(Rule.with)
    let rewriting = rules.filter { $0.outcome == .safe }.map { "`\($0.id)`" }
    let remarks = rules.filter { $0.outcome == .remark }.map { "remark `\($0.id)`" }
    return (rewriting + remarks).joined(separator: ", ")
  }
}
