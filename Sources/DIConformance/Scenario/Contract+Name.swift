extension Contract {
  /// The full name of the contract: class, group, number and title, as in
  /// `required_names_07_eachNameHasAnObjectOfItsOwn`. JUnit reports use it, and `--only` accepts it
  /// in place of the id.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the title.
  public var name: String {
    "\(`class`.prefix)_\(group)_\(id.suffix(2))_\(Self.joined(title))"
  }

  /// Joins the words of a title in camel case.
  private static func joined(_ title: String) -> String {
    let words = title.unicodeScalars
      .split { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }.map(String.init)
    return words.enumerated().map { index, word in
      let first = index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return first + word.dropFirst()
    }.joined()
  }
}

extension Contract.Class {
  /// The class, as the first part of a name.
  fileprivate var prefix: String {
    switch self {
    case .required, .failure: "required"
    case .policy: "policy"
    case .stochastic: "stochastic"
    }
  }

  /// The class, as reports and lists show it.
  var word: String {
    switch self {
    case .required: "required"
    case .policy: "policy"
    case .failure(let kind): "failure(\(kind.rawValue))"
    case .stochastic(let runs): "stochastic(\(runs))"
    }
  }
}
