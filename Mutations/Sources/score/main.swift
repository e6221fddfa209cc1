import Foundation
import MutationScore

let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
do {
  exit(try score(Array(CommandLine.arguments.dropFirst()), root: root))
} catch {
  FileHandle.standardError.write(Data("Mutations/score: \(error)\n".utf8))
  exit(2)
}
