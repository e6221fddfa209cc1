// insert-blocks SOURCE DESTINATION ...: writes tests with the blocks of the pages that they name.
import Foundation
import Pages

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  for index in stride(from: 0, to: arguments.count, by: 2) {
    let text = try PageTest(arguments[index]).text()
    let destination = arguments[index + 1]
    // Files that stay the same aren't compiled again.
    if try
      (FileManager.default.fileExists(atPath: destination)
      ? Document(file: destination).text : nil) != text
    {
      try text.write(toFile: destination, atomically: false, encoding: .utf8)
    }
  }
} catch {
  print(error)
  exit(1)
}
