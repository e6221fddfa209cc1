import AlmanacModel

final class SkyJournal: Journal {
  let name = "sky"
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }
}
