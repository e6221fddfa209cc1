/// What a report says about one place.
struct ReportLine {
  enum Kind: String {
    case error, warning, note
  }

  let kind: Kind
  let file: String
  let line: Int?
  let column: Int?
  /// What the finding is known by, or its title.
  let title: String?
  let message: String
  let annotation: String
  /// The line for people; nil if they read it in the summary.
  let text: String?

  /// A line as compilers write it.
  ///
  /// - Parameters:
  ///   - code: What the finding is known by.
  ///   - title: The title of the annotation, where there is no code.
  init(
    _ kind: Kind, file: String, line: Int, column: Int? = nil, code: String? = nil,
    title: String? = nil, message: String
  ) {
    self.init(
      kind, file: file, line: line, column: column, title: code ?? title, message: message,
      text: "\(file):\(line):\(column ?? 1): \(kind.rawValue): \(message)"
        + (code.map { " [\($0)]" } ?? ""))
  }

  /// A line that people read otherwise.
  init(
    _ kind: Kind, file: String, line: Int? = nil, column: Int? = nil, title: String? = nil,
    message: String, text: String?
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.title = title
    self.message = message
    let place = [
      "file=\(file)", line.map { "line=\($0)" }, column.map { "col=\($0)" },
      title.map { "title=\($0)" },
    ].compactMap(\.self).joined(separator: ",")
    let escaped = message.replacing("%", with: "%25").replacing("\n", with: "%0A")
    annotation = "::\(kind == .note ? "notice" : kind.rawValue) \(place)::\(escaped)"
    self.text = text
  }
}
