/// The page of a code, to which a text leads that ends with the code.
package enum CodePage {
  /// What precedes the code in the address of its page, such as `https://example.com/codes/`. `Scripts/release` sets it.
  ///
  /// Empty in the sources: texts then end with the code alone.
  package static let address = ""

  /// Returns the line of a text that names the code, and its page if there is an address.
  package static func line(_ code: String, at address: String = CodePage.address) -> String {
    address.isEmpty ? "  Code: \(code)" : "  Code: \(code), \(address)\(code)"
  }
}
