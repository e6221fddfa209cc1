/// What a request would do: which component answers, why the others don't, and what it needs.
///
/// ```swift
/// print(container.explain(Car.self))
/// // Car: Car (new for each request), Garage.swift:12
/// // candidates:
/// //   Car, Garage.swift:12: chosen, it is the default
/// //   Car, Tests.swift:8: another one is the default
/// // plan:
/// //   Car (new for each request)
/// //     Motor (kept by the container)
/// ```
///
/// - Since: 0.1.0 of this package
public struct GraphExplanation: Sendable, Hashable, Codable {
  /// A component that offers the requested type, perhaps with other names or tags.
  ///
  /// - Since: 0.1.0 of this package
  public struct Candidate: Sendable, Hashable, Codable {
    /// The type of its objects.
    ///
    /// - Since: 0.1.0 of this package
    public let name: String
    /// The file's name and the line.
    ///
    /// - Since: 0.1.0 of this package
    public let place: String
    /// Whether it answers the request.
    ///
    /// - Since: 0.1.0 of this package
    public let isChosen: Bool
    /// Why, or why not.
    ///
    /// - Since: 0.1.0 of this package
    public let reason: String
  }

  /// A line of the plan: what is needed to make the component above it.
  ///
  /// - Since: 0.1.0 of this package
  public struct Step: Sendable, Hashable, Codable {
    /// The number of components above it.
    ///
    /// - Since: 0.1.0 of this package
    public let depth: Int
    /// The type of the objects; for what no component serves, the requested type.
    ///
    /// - Since: 0.1.0 of this package
    public let name: String
    /// How it is needed, such as `optional lazy`; empty for a plain dependency.
    ///
    /// - Since: 0.1.0 of this package
    public let form: String
    /// How long its objects are kept; nil if no component serves it.
    ///
    /// - Since: 0.1.0 of this package
    public let lifetime: GraphLifetime?
    /// The file's name and the line; nil if no component serves it.
    ///
    /// - Since: 0.1.0 of this package
    public let place: String?
    /// What else to know, such as that a line above tells what it needs; empty if there is nothing.
    ///
    /// - Since: 0.1.0 of this package
    public let remark: String
  }

  /// The requested type with its name or tag.
  ///
  /// - Since: 0.1.0 of this package
  public let request: String
  /// The components that offer the type: those of the container first, then its parents'.
  ///
  /// - Since: 0.1.0 of this package
  public let candidates: [Candidate]
  /// What is needed, in the order in which it is made; empty if no component answers.
  ///
  /// - Since: 0.1.0 of this package
  public let plan: [Step]
}

extension GraphExplanation: CustomStringConvertible {
  /// The answer, the candidates and the plan.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    let answer = plan.first.map(\.description) ?? "no component answers"
    var lines = ["\(request): \(answer)"]
    if !candidates.isEmpty { lines.append("candidates:") }
    lines += candidates.map {
      "  \($0.name), \($0.place): \($0.isChosen ? "chosen, " : "")\($0.reason)"
    }
    if !plan.isEmpty { lines.append("plan:") }
    // Deep lines would consist of spaces.
    lines += plan.map {
      String(repeating: "  ", count: min($0.depth, 40) + 1) + $0.description
    }
    return lines.joined(separator: "\n")
  }
}

extension GraphExplanation.Step: CustomStringConvertible {
  /// The type, how it is needed, the lifetime, the place and the remark.
  ///
  /// - Since: 0.1.0 of this package
  public var description: String {
    var text = name
    let words = [form, lifetime.map { "\($0)" } ?? "", remark].filter { !$0.isEmpty }
    if !words.isEmpty { text += " (\(words.joined(separator: "; ")))" }
    return place.map { "\(text), \($0)" } ?? text
  }
}
