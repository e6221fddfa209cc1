extension Contract {
  /// The name that says everything: class, group, number and what is promised, as in
  /// `required_names_07_eachNameHasAnObjectOfItsOwn`. Build servers show it, and `--only` takes it
  /// as it takes the id. Costs as much as the title is long.
  public var name: String {
    "\(`class`.prefix)_\(group)_\(id.suffix(2))_\(Self.joined(title))"
  }

  /// The words of a title as one.
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
  /// The class as names begin with it.
  fileprivate var prefix: String {
    switch self {
    case .required, .failure: "required"
    case .perGeneration: "perGeneration"
    case .stochastic: "stochastic"
    case .untestable: "untestable"
    }
  }

  /// The class in reports and lists.
  var word: String {
    switch self {
    case .required: "required"
    case .perGeneration: "perGeneration"
    case .failure(let kind): "failure(\(kind.rawValue))"
    case .stochastic(let runs): "stochastic(\(runs))"
    case .untestable: "untestable"
    }
  }
}
