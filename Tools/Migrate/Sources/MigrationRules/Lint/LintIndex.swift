import Foundation
import SwiftSyntax

/// What files declare that have no registrations and no requests: runs read them again only if they are changed.
///
/// Entries belong to the bytes of a file, wherever it is. Another build of the tool, or one damaged byte, makes an index an
/// empty one.
package struct LintIndex: Sendable {
  private var entries: [String: String] = [:]
  /// The entries that the run has used or made.
  private var used: [String: String] = [:]

  /// Reads an index; it is empty if there is none, or if it isn't one of this tool.
  package init(contentsOf path: String) {
    let parts = FileManager.default.contents(atPath: path)?.split(separator: 0x0A, maxSplits: 1)
    guard let parts, parts.count == 2, parts[0] == Data(Self.checksum(parts[1]).utf8),
      let content = try? JSONDecoder().decode([String: [String: String]].self, from: parts[1])
    else { return }
    entries = content[Self.tool] ?? [:]
  }

  /// Writes what the run has used, if that differs from what was read. The next run reads all files if it can't.
  package func write(to path: String) {
    guard used.count != entries.count || !used.keys.allSatisfy({ entries[$0] != nil }),
      let content = try? JSONEncoder().encode([Self.tool: used])
    else { return }
    try? (Data("\(Self.checksum(content))\n".utf8) + content)
      .write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The declarations of a file, as a source.
  func declarations(of bytes: [UInt8]) -> [UInt8]? {
    entries[Self.checksum(bytes)].map { [UInt8]($0.utf8) }
  }

  mutating func keep(_ declarations: [UInt8], of bytes: [UInt8]) {
    used[Self.checksum(bytes)] = String(decoding: declarations, as: UTF8.self)
  }

  /// The build of the tool.
  private static let tool: String = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let file = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (file?[.modificationDate] as? Date)?.timeIntervalSince1970
    return "\(file?[.size] ?? 0) \(date ?? 0)"
  }()

  private static func checksum(_ bytes: some Collection<UInt8>) -> String {
    // In one piece it takes a fraction of the time.
    let hash =
      bytes.withContiguousStorageIfAvailable { $0.reduce(into: FNV()) { $0.add($1) } }
      ?? bytes.reduce(into: FNV()) { $0.add($1) }
    return String(hash.value, radix: 36) + " \(bytes.count)"
  }
}

/// A hash that is the same in each run.
private struct FNV {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

/// Some words, and whether the bytes of a file have one of them.
struct WordFinder: Sendable {
  private let hashes: Set<UInt64>

  init(_ words: some Sequence<String>) {
    hashes = Set(words.map { $0.utf8.reduce(into: FNV()) { $0.add($1) }.value })
  }

  func findsWord(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var word = FNV()
      var isWord = false
      for byte in bytes {
        let isPart =
          byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte)
          || (0x41...0x5A).contains(byte & 0xDF)
        if isPart {
          word.add(byte)
          isWord = true
        } else if isWord {
          if hashes.contains(word.value) { return true }
          word = FNV()
          isWord = false
        }
      }
      return isWord && hashes.contains(word.value)
    }
  }
}

extension SourceText {
  /// The source without the bodies that declare nothing.
  var declarationsOnly: [UInt8] {
    let finder = BodyFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.bodies.applied(to: bytes) ?? bytes
  }
}

private final class BodyFinder: SyntaxAnyVisitor {
  private(set) var bodies: [Edit] = []

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "func",
    "associatedtype", "custom",
  ]

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let body = body(of: node), !body.isEmpty,
      !body.tokens(viewMode: .sourceAccurate).contains(where: { Self.declaring.contains($0.text) })
    else { return .visitChildren }
    bodies.append(Edit(body, ""))
    return .skipChildren
  }

  private func body(of node: Syntax) -> CodeBlockItemListSyntax? {
    if let function = node.as(FunctionDeclSyntax.self) {
      // What its body does with an error counts.
      return function.signature.description.contains("autoclosure")
        ? nil : function.body?.statements
    }
    if let initializer = node.as(InitializerDeclSyntax.self) { return initializer.body?.statements }
    if let accessor = node.as(AccessorDeclSyntax.self) { return accessor.body?.statements }
    // One expression is a value.
    if case .getter(let body)? = node.as(AccessorBlockSyntax.self)?.accessors {
      return body.count > 1 ? body : nil
    }
    guard let closure = node.as(ClosureExprSyntax.self), closure.statements.count > 1,
      closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(closure).id
    else { return nil }
    return closure.statements
  }
}
