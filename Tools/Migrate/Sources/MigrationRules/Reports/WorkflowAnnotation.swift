/// A line of output that GitHub's workflows show at a place of a file.
struct WorkflowAnnotation {
  let kind: String
  let file: String
  let line: Int
  var column: Int?
  var title: String?
  let message: String

  var text: String {
    let place =
      "file=\(file),line=\(line)" + (column.map { ",col=\($0)" } ?? "")
      + (title.map { ",title=\($0)" } ?? "")
    let escaped = message.replacing("%", with: "%25").replacing("\n", with: "%0A")
    return "::\(kind) \(place)::\(escaped)\n"
  }
}
