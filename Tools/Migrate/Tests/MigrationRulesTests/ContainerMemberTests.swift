import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import MigrationRules

@Suite("What di-lint knows of the members of containers")
struct ContainerMemberTests {
  @Test(
    "each public member of a container, and each function that takes one, is known; no other is")
  func declarations() throws {
    let found = try PublicMembers.read()
    let (registering, reading) = (ContainerMembers.registering, ContainerMembers.reading)
    #expect(registering.isDisjoint(with: reading))
    #expect(registering.union(reading).sorted() == found.members.sorted())
    // A part's `load` is read where it is declared.
    let functions = found.functions.filter { !$0.hasSuffix(".load") }
    #expect(ContainerMembers.readers.sorted() == functions.sorted())
  }

  @Test(
    "each member that only reads lets di-lint go on checking",
    arguments: ContainerMembers.reading.sorted())
  func reads(_ member: String) async {
    for use in ["print(container.\(member))", "_ = container.\(member)()"] {
      let report = await Linter().report([("Cars.swift", [UInt8](source(use).utf8))])
      #expect(report.findings.map(\.code) == ["DIG001"], "\(use): \(report.gaps)")
    }
  }

  private func source(_ use: String) -> String {
    """
    import DITranquillity
    final class Motor {}
    final class Car {
      init(_ motor: Motor) {}
    }
    func make() -> DIContainer {
      let container = DIContainer()
      container.register(Car.init)
      \(use)
      return container
    }
    """
  }
}

/// Finds the members that modules give to containers, and the functions that take one.
private final class PublicMembers: SyntaxVisitor {
  private var containers: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var functions: Set<String> = []

  /// Reads all modules of the library.
  static func read() throws -> PublicMembers {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized
    let finder = PublicMembers(viewMode: .sourceAccurate)
    for directory in ["Sources", "Integrations"] {
      let folder = root.appendingPathComponent(directory)
      let paths = try #require(FileManager.default.subpaths(atPath: folder.path))
      for path in paths where path.hasSuffix(".swift") && !isIgnored(path) {
        // The containers of releases 1 and 2 resolve; their builders register.
        let isOld = path.hasPrefix("DIv1Compat") || path.hasPrefix("DIv2Compat")
        finder.containers =
          isOld ? ["DIContainerBuilder"] : ["DIContainer", "GraphSource", "ScopeView"]
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        let isAbout = finder.containers.contains { name in
          ["extension ", "class ", "protocol ", ": ", "some ", "any "].contains {
            text.contains("\($0)\(name)")
          }
        }
        if isAbout { finder.walk(Parser.parse(source: text)) }
      }
    }
    return finder
  }

  /// What no app imports, what no call can use, and overloads by their number of parameters.
  private static func isIgnored(_ path: String) -> Bool {
    ["/Mistakes/", "/Generated/", "Tests/", "DIConformance/", "FacadeAdapters/"]
      .contains(where: path.contains)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = node.name.tokenKind else { return .skipChildren }
    add(node, node.name.text, node.signature.parameterClause)
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, nil, node.signature.parameterClause)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings { add(node, binding.pattern.trimmed.description, nil) }
    return .skipChildren
  }

  private func add(
    _ node: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: String?,
    _ parameters: FunctionParameterClauseSyntax?
  ) {
    let group = sequence(first: Syntax(node), next: \.parent).first {
      $0.typeDeclarationName != nil || $0.is(ProtocolDeclSyntax.self)
    }
    let type = group?.typeDeclarationName ?? group?.as(ProtocolDeclSyntax.self)?.name.text
    let isInPublic = group.map(Self.isPublicGroup) == true
    guard isInPublic || Self.isPublic(node) else { return }
    let modifiers = node.modifiers.map(\.name.text)
    if let type, containers.contains(type) {
      if let name, !modifiers.contains("static") {
        members.insert(name.filter { $0 != "`" })
      }
    } else if parameters?.parameters.contains(where: isContainer) == true {
      functions.insert([type, name].compactMap(\.self).joined(separator: "."))
    }
  }

  /// Whether a parameter is a container, and no closure that gets one.
  private func isContainer(_ parameter: FunctionParameterSyntax) -> Bool {
    let words = parameter.type.trimmed.description.split { !$0.isLetter && !$0.isNumber }
    return !parameter.type.trimmed.description.contains("->")
      && words.contains { containers.contains(String($0)) }
  }

  private static func isPublicGroup(_ node: Syntax) -> Bool {
    let modifiers =
      node.as(ExtensionDeclSyntax.self)?.modifiers ?? node.as(ProtocolDeclSyntax.self)?.modifiers
    return modifiers?.contains { $0.name.text == "public" } == true
  }

  private static func isPublic(_ node: some WithModifiersSyntax) -> Bool {
    node.modifiers.contains { $0.name.text == "public" }
  }
}
