import Foundation

/// A line on the standard error stream that tells how far a run is; only for many files, and only on a terminal.
enum ProgressLine {
  private static let step = 100

  /// What a run calls; nil where nobody would read it.
  static var report: (@Sendable (Int, Int) -> Void)? {
    guard isatty(FileHandle.standardError.fileDescriptor) == 1 else { return nil }
    return { done, total in
      guard total > 2 * step, done % step == 0 || done == total else { return }
      let text = done == total ? "\r\u{1B}[K" : "\rread \(done) of \(total) files"
      FileHandle.standardError.write(Data(text.utf8))
    }
  }
}
