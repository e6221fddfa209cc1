/// The advices of a generation, by what code says.
struct AdviceIndex: Sendable {
  /// An advice for one of its declarations.
  struct Entry: Sendable {
    let name: DeclarationName
    /// As the tables list it.
    let declaration: String
    let advice: Advice
  }

  /// By the names of types, also of nested ones: `DILogEvent.Warning`.
  private(set) var types: [String: Entry] = [:]
  private(set) var operators: [String: Entry] = [:]
  /// By the names of functions.
  private(set) var functions: [String: [Entry]] = [:]
  /// Properties and cases by their owners and names: `DILazy.value`.
  private(set) var members: [String: Entry] = [:]
  /// The owners of the cases and properties with a name.
  private(set) var owners: [String: Set<String>] = [:]

  private static let all = Dictionary(
    uniqueKeysWithValues: Generation.allCases.map { ($0, AdviceIndex($0)) })

  static func of(_ generation: Generation) -> AdviceIndex {
    all[generation] ?? AdviceIndex(generation)
  }

  private init(_ generation: Generation) {
    for advice in Advice.all where advice.generation == generation {
      for declaration in advice.declarations {
        let name = DeclarationName(declaration, of: generation)
        add(Entry(name: name, declaration: declaration, advice: advice))
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    let name = entry.name
    if name.base.first?.isUppercase == true {
      types[entry.declaration] = entry
    } else if name.owner == nil, name.labels == nil {
      operators[name.base] = entry
    } else if name.labels != nil, name.owner != "DIError", name.owner != "DILogEvent" {
      functions[name.base, default: []].append(entry)
    } else if let owner = name.owner {
      members["\(owner).\(name.base)"] = entry
      owners[name.base, default: []].insert(owner)
    }
  }

  /// The function that a call means, of those that an owner has.
  ///
  /// - Parameter owner: nil for any.
  func function(
    _ base: String, of owner: String?, _ arguments: [String?], trailing: [String?]
  ) -> Entry? {
    functions[base]?.first { entry in
      (owner == nil || entry.name.owner == owner)
        && entry.name.fits(arguments, trailing: trailing)
    }
  }
}
