internal import DIEngine

/// Returns the line that names a code at the end of a text. In the sources of a release, it has the address of a page.
public func codeLine(_ code: String) -> String { CodePage.line(code) }

extension String {
  /// An approved text, whose lines with codes are those of the sources, as these sources write it.
  public var withCodePages: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("  Code: ") ? codeLine(String($0.dropFirst(8))) : String($0) }
      .joined(separator: "\n")
  }
}
