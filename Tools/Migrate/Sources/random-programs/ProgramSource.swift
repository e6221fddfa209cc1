/// The text of a random graph, as code of release 1 or 2.
struct ProgramSource {
  private let graph: ProgramGraph
  private let number: Int
  private var numbers: RandomNumbers

  init(_ graph: ProgramGraph, number: Int, seed: UInt64) {
    self.graph = graph
    self.number = number
    numbers = RandomNumbers(seed: seed)
  }

  /// The class of a component's objects.
  private func made(_ index: Int) -> String { "A\(number)x\(index)" }
  /// The class under which others find it.
  private func type(_ index: Int) -> String {
    graph.components[index].isOfBase ? "B\(number)x\(index)" : made(index)
  }
  private func service(_ index: Int) -> String { "P\(number)x\(index)" }

  private func type(of target: ProgramGraph.Target) -> String {
    switch target {
    case .component(let index): type(index)
    case .service(let index): service(index)
    case .many(let index): "[\(service(index))]"
    }
  }

  /// Shows the container to the program that runs this one. It isn't for di-lint, to which a container that other code
  /// gets tells nothing.
  static let observation = "observe(scope)"

  /// The files of the program, by their names.
  mutating func files() -> [(path: String, text: String)] {
    let registrations = graph.components.indices.flatMap { registration($0) }
    let main = text(registrations)
    guard let other = otherFile(registrations) else { return [("Program\(number).swift", main)] }
    return [("Program\(number).swift", main), ("Program\(number)+Part.swift", other)]
  }

  private var imports: [String] {
    ["import DIv\(graph.release)Compat", "import ProgramSupport", ""]
  }

  private var containerType: String { graph.release == 1 ? "DIScope" : "DIContainer" }

  private mutating func text(_ registrations: [String]) -> String {
    var lines = imports + ["public enum Program\(number) {"]
    for index in 0..<graph.serviceCount {
      lines.append("  protocol \(service(index)): AnyObject {}")
    }
    for index in graph.components.indices { lines += declaration(index) }
    lines.append("")
    let isProperty = graph.shape == .property
    if isProperty {
      lines.append("  static let shared: \(containerType) = {")
      lines += (["let builder = DIContainerBuilder()"] + registrations).map { "    " + $0 }
      lines += ["    return try! builder.build()", "  }()", ""]
    }
    lines.append("  public static func results() throws -> [String] {")
    if isProperty {
      lines.append("    let scope = Program\(number).shared")
    } else {
      lines.append("    let builder = DIContainerBuilder()")
      lines += filling(registrations).map { "    " + $0 }
      lines.append("    let scope = try builder.build()")
    }
    lines.append("    " + Self.observation)
    if graph.requests.contains(where: \.isOfSecondScope) {
      lines.append(
        "    let second = \(isProperty ? "Program\(number).shared" : "scope").newLifeTimeScope()")
    }
    lines.append("    let log = ProgramLog()")
    for (position, request) in graph.requests.enumerated() {
      lines += self.request(request, position).map { "    " + $0 }
    }
    lines += ["    return log.lines", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// What puts the registrations into the builder.
  private func filling(_ registrations: [String]) -> [String] {
    switch graph.shape {
    case .function, .property: registrations
    case .builderExtension: ["builder.fill\(number)()"]
    case .otherFunction: ["fill(builder)"]
    case .module:
      ["builder.register(\(graph.release == 1 ? "module" : "component"): Part\(number)())"]
    }
  }

  /// A second file with the registrations; nil if the first one has them.
  private func otherFile(_ registrations: [String]) -> String? {
    let head: [String]
    var body = registrations
    switch graph.shape {
    case .function, .property: return nil
    case .builderExtension:
      head = ["extension DIContainerBuilder {", "  func fill\(number)() {"]
      body = body.map { $0.hasPrefix("builder.") ? String($0.dropFirst(8)) : $0 }
    case .otherFunction:
      head = [
        "extension Program\(number) {", "  static func fill(_ builder: DIContainerBuilder) {",
      ]
    case .module:
      head = [
        "final class Part\(number): \(graph.release == 1 ? "DIModule" : "DIComponent") {",
        "  func load(builder: DIContainerBuilder) {",
      ]
    }
    if graph.shape != .otherFunction {
      // The types are members of the program.
      body = body.map { line in
        ["A", "B", "P"].reduce(line) {
          $0.replacing("\($1)\(number)x", with: "Program\(number).\($1)\(number)x")
        }
      }
    }
    return (imports + head + body.map { "    " + $0 } + ["  }", "}", ""]).joined(separator: "\n")
  }

  private func declaration(_ index: Int) -> [String] {
    let component = graph.components[index]
    let inherited = ["Node"] + (component.service.map { [service($0)] } ?? [])
    var lines = [
      "  final class \(made(index)): \(component.isOfBase ? type(index) : inherited.joined(separator: ", ")) {"
    ]
    if component.isOfBase {
      lines.insert("  class \(type(index)): \(inherited.joined(separator: ", ")) {}", at: 0)
    }
    var parameters = (0..<component.argumentCount).map { "n\($0): Int" }
    for (position, need) in component.parameters.enumerated() {
      lines.append("    let p\(position): \(type(of: need.target))")
      parameters.append("p\(position): \(type(of: need.target))")
    }
    for position in 0..<component.argumentCount { lines.append("    let n\(position): Int") }
    for (position, need) in component.injections.enumerated() {
      let isMany = if case .many = need.target { true } else { false }
      let observer = graph.isObserved ? " { didSet { note(\"q\(position)\") } }" : ""
      lines.append(
        "    var q\(position): \(type(of: need.target))\(isMany ? " = []" : "?")\(observer)")
    }
    lines.append("    init(\(parameters.joined(separator: ", "))) {")
    for position in 0..<component.argumentCount {
      lines.append("      self.n\(position) = n\(position)")
    }
    for position in component.parameters.indices {
      lines.append("      self.p\(position) = p\(position)")
    }
    lines += ["      super.init(\"\(made(index))\")", "    }"]
    let links =
      (0..<component.argumentCount).map { "(\"n\($0)\", n\($0))" }
      + component.parameters.indices.map { "(\"p\($0)\", p\($0))" }
      + component.injections.indices.map { "(\"q\($0)\", q\($0) as Any)" }
    if !links.isEmpty {
      lines.append("    override var links: [(String, Any)] { [\(links.joined(separator: ", "))] }")
    }
    return lines + ["  }"]
  }

  /// A request of a closure, with or without the type.
  private mutating func inner(_ need: ProgramGraph.Need, _ scope: String, isCast: Bool) -> String {
    let isMany = if case .many = need.target { true } else { false }
    let element =
      isMany ? String(type(of: need.target).dropFirst().dropLast()) : type(of: need.target)
    if let name = need.name {
      return isCast
        ? "try \(scope).resolve(\(element).self, name: \"\(name)\")"
        : numbers.happens(50)
          ? "try \(scope).resolve(name: \"\(name)\")"
          : "try \(scope).resolve(\(element).self, name: \"\(name)\")"
    }
    if isMany {
      return graph.release == 1 && numbers.happens(50)
        ? "**!\(scope)" : "try \(scope).resolveMany(\(element).self)"
    }
    switch numbers.below(3) {
    case 0 where graph.release == 1: return "*!\(scope)"
    case 0: return "try *\(scope)"
    case 1: return "try \(scope).resolve()"
    default: return "try \(scope).resolve(\(element).self)"
    }
  }

  private mutating func registration(_ index: Int) -> [String] {
    graph.release == 1 ? registration1(index) : registration2(index)
  }

  private mutating func arguments(
    _ component: ProgramGraph.Component, _ scope: String, _ names: [String]
  )
    -> String
  {
    var parts = names.enumerated().map { "n\($0.offset): \($0.element)" }
    for (position, need) in component.parameters.enumerated() {
      parts.append("p\(position): \(inner(need, scope, isCast: false))")
    }
    return parts.joined(separator: ", ")
  }

  private mutating func registration1(_ index: Int) -> [String] {
    let component = graph.components[index]
    let isNumbered = numbers.happens(40)
    let names = (0..<component.argumentCount).map { isNumbered ? "$\($0 + 1)" : "n\($0)" }
    let scope = isNumbered ? "$0" : "scope"
    let call = "\(made(index))(\(arguments(component, scope, names)))"
    let usesScope = !component.parameters.isEmpty
    let stated =
      names.isEmpty
      ? (usesScope ? "scope in " : "")
      : "(\(usesScope ? "scope" : "_"): DIScope, \(names.map { "\($0): Int" }.joined(separator: ", "))) in "
    let body =
      isNumbered && (usesScope || names.isEmpty)
      ? "{ \(call) }"
      : isNumbered
        ? "{ (_: DIScope, \(names.indices.map { "n\($0): Int" }.joined(separator: ", "))) in "
          + call.replacing("$1", with: "n0").replacing("$2", with: "n1") + " }"
        : "{ \(stated)\(call) }"
    var lines = [
      numbers.happens(50) && !component.isOfBase
        ? "builder.register \(body)" : "builder.register(\(type(index)).self).initializer \(body)"
    ]
    if let service = component.service {
      if component.offersSelf { lines.append("  .asSelf()") }
      lines.append("  .asType(\(self.service(service)).self)")
    }
    lines += component.names.map { "  .asName(\"\($0)\")" }
    if component.isDefault { lines.append("  .asDefault()") }
    for (position, need) in component.injections.enumerated() {
      lines.append(
        numbers.happens(50)
          ? "  .dependency { scope, object in object.q\(position) = \(inner(need, "scope", isCast: false)) }"
          : "  .dependency { $1.q\(position) = \(inner(need, "$0", isCast: false)) }")
    }
    if component.lifetime != .none { lines.append("  .lifetime(.\(component.lifetime.rawValue))") }
    return lines
  }

  private mutating func registration2(_ index: Int) -> [String] {
    let component = graph.components[index]
    var lines: [String] = []
    let isPlain =
      component.argumentCount == 0
      && component.parameters.allSatisfy {
        if case .many = $0.target { return false }
        return $0.name == nil
      }
    if component.argumentCount > 0 {
      let names = (0..<component.argumentCount).map { "n\($0)" }
      lines.append("builder.register(type: \(type(index)).self)")
      lines.append(
        "  .initialWithArg { (\(component.parameters.isEmpty ? "_" : "container"): DIContainer, \(names.map { "\($0): Int" }.joined(separator: ", "))) in \(made(index))(\(arguments(component, "container", names))) }"
      )
    } else if isPlain {
      let labels = component.parameters.indices.map { "p\($0):" }.joined()
      switch component.isOfBase ? 1 : numbers.below(3) {
      case 0:
        lines.append(
          "builder.register(type: \(type(index)).init\(labels.isEmpty ? "" : "(\(labels))"))")
      case 1:
        let call = component.parameters.indices.map { "p\($0): $\($0)" }.joined(separator: ", ")
        lines.append("builder.register(type: \(type(index)).self)")
        lines.append("  .initial { \(made(index))(\(call)) }")
      default:
        let stated = component.parameters.enumerated().map {
          "p\($0.offset): \(type(of: $0.element.target))"
        }.joined(separator: ", ")
        let call = component.parameters.indices.map { "p\($0): p\($0)" }.joined(separator: ", ")
        lines.append(
          "builder.register { \(stated.isEmpty ? "" : "(\(stated)) in ")\(type(index))(\(call)) }")
      }
    } else {
      lines.append("builder.register(type: \(type(index)).self)")
      lines.append(
        "  .initial { (container: DIContainer) in \(made(index))(\(arguments(component, "container", []))) }"
      )
    }
    if let service = component.service {
      if component.offersSelf { lines.append("  .as(.self)") }
      lines.append("  .as(\(self.service(service)).self).check { $0 }")
    }
    lines += component.names.map { "  .set(name: \"\($0)\")" }
    if component.isDefault { lines.append("  .set(.default)") }
    for (position, need) in component.injections.enumerated() {
      let isMany = if case .many = need.target { true } else { false }
      if need.name == nil, !isMany, numbers.happens(70) {
        lines.append(
          numbers.happens(50)
            ? "  .injection { $0.q\(position) = $1 }"
            : "  .injection { object, other in object.q\(position) = other }")
      } else {
        lines.append(
          "  .injection(.manual) { container, object in object.q\(position) = \(inner(need, "container", isCast: false)) }"
        )
      }
    }
    if component.lifetime != .none { lines.append("  .lifetime(.\(component.lifetime.rawValue))") }
    return lines
  }

  private mutating func request(_ request: ProgramGraph.Request, _ position: Int) -> [String] {
    let scope =
      request.isOfSecondScope
      ? "second" : graph.shape == .property ? "Program\(number).shared" : "scope"
    let isMany = if case .many = request.need.target { true } else { false }
    let type = type(of: request.need.target)
    let element = isMany ? String(type.dropFirst().dropLast()) : type
    let value: String
    if !request.arguments.isEmpty {
      value =
        "try \(scope).resolve(\(element).self, arg: \(request.arguments.map(String.init).joined(separator: ", ")))"
    } else if let name = request.need.name {
      value = "try \(scope).resolve(\(element).self, name: \"\(name)\")"
    } else if isMany {
      value = "try \(scope).resolveMany(\(element).self)"
    } else {
      value =
        request.style == 0
        ? "try *\(scope)"
        : request.style == 1
          ? "try \(scope).resolve()" : "try \(scope).resolve(\(type).self)"
    }
    // Old requests for many fail if there are none, so catching them gets a remark.
    guard !isMany else {
      return [
        "let found\(position): \(type) = \(value)", "log.tell(\(position), found\(position))",
      ]
    }
    return [
      "do {", "  let found: \(type) = \(value)", "  log.tell(\(position), found)", "} catch {",
      "  log.fail(\(position))", "}",
    ]
  }
}
