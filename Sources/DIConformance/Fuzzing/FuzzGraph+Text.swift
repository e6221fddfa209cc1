extension FuzzGraph: CustomStringConvertible {
  /// One line for each component and each request.
  package var description: String {
    let lines = components.map(\.description) + requests.map(\.description)
    return (lines + (threads > 1 ? ["on \(threads) threads"] : [])).joined(separator: "\n")
  }

  /// The description with types and names numbered as they appear, so that graphs which differ in nothing else have the
  /// same.
  var shape: String {
    var numbers: [Substring: Int] = [:]
    let words = description.split(omittingEmptySubsequences: false) { !$0.isLetter && !$0.isNumber }
    return words.map { word in
      guard let kind = word.first, "CSTnm".contains(kind), word.dropFirst().allSatisfy(\.isNumber)
      else { return String(word) }
      let number = numbers[word] ?? numbers.count
      numbers[word] = number
      return "\(kind)\(number)"
    }.joined(separator: " ")
  }
}

extension FuzzGraph.Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .own(let number): "C\(number)"
    case .service(let number): "S\(number)"
    }
  }
}

extension FuzzGraph.Edge: CustomStringConvertible {
  package var description: String {
    let type =
      switch quantity {
      case .one: "\(target)"
      case .oneOrNone: "\(target)?"
      case .many: "[\(target)]"
      }
    let delayed =
      switch delay {
      case .none: type
      case .provider: "provider of \(type)"
      case .lazy: "lazy of \(type)"
      }
    return delayed + (name.map { " named \($0)" } ?? "") + (tag.map { " tagged T\($0)" } ?? "")
  }
}

extension FuzzGraph.Component: CustomStringConvertible {
  package var description: String {
    var words = ["register C\(type)" + (isOfChild ? " in the child" : "")]
    if let lateness { words[0] += " before request \(lateness + 1)" }
    if !services.isEmpty { words.append("as " + services.map { "S\($0)" }.joined(separator: ", ")) }
    if !services.isEmpty, keepsOwnType { words.append("and itself") }
    if !names.isEmpty { words.append("named " + names.joined(separator: ", ")) }
    if !tags.isEmpty { words.append("tagged " + tags.map { "T\($0)" }.joined(separator: ", ")) }
    if isDefault { words.append("default") }
    words.append(lifetime.map { "\($0)" } ?? "no lifetime")
    let edges = parameters.map(\.description).joined(separator: ", ")
    switch making {
    case .declared: words.append("init(\(edges))\(fault.words)")
    case .asking: words.append("init asking for (\(edges))\(fault.words)")
    case .arguments: words.append("init with \(arguments) arguments\(fault.words)")
    case .elsewhere: words.append("made elsewhere")
    case .forgotten: words.append("without initializer")
    }
    words += injections.map(\.description)
    if hasPostInit { words.append("postInit") }
    return words.joined(separator: "; ")
  }
}

extension FuzzGraph.Injection: CustomStringConvertible {
  package var description: String {
    "inject" + (asks ? " asking for " : " ") + "("
      + edges.map(\.description).joined(separator: ", ") + ")"
      + (closesCycle ? " closing a cycle" : "") + fault.words
  }
}

extension FuzzGraph.Fault {
  fileprivate var words: String {
    switch self {
    case .never: ""
    case .once: " throwing the first time"
    case .always: " throwing"
    }
  }
}

extension FuzzGraph.Request: CustomStringConvertible {
  package var description: String {
    let given = arguments.map(String.init).joined(separator: ", ")
    let what =
      switch self.given {
      case nil: "resolve \(edge)"
      case .new: "inject into a \(edge)"
      case .again: "inject into the \(edge) again"
      }
    return what + (given.isEmpty ? "" : " with (\(given))")
      + (onSecondScope ? " on a second scope" : "") + (isOnChild ? " on the child" : "")
      + (isHeld ? "" : ", and drop it")
  }
}
