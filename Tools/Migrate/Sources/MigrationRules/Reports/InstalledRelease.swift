import Foundation
import SwiftParser
import SwiftSyntax

/// The original library as a package manager's file names it, and what stands for it here.
package struct InstalledRelease: Sendable, Codable, Equatable {
  package enum Manager: String, Sendable, Codable {
    case swiftPM, cocoaPods, carthage
  }

  package let path: String
  package let manager: Manager
  package let version: String
  /// The generation of the release; nil if no module stands for it.
  package let generation: Int?
  /// The product to link.
  package let product: String?
  /// The module that the product brings.
  package let module: String?
  /// The compiler flag by which old sources import the module; nil if they need none.
  package let flag: String?
  package let advice: String
  package let page: String

  /// - Parameters:
  ///   - path: The file that names the release.
  ///   - version: The version, such as `1.3.1`.
  init(path: String, manager: Manager, version: String) {
    self.path = path
    self.manager = manager
    self.version = version
    let release = Self.generation(of: version)
    generation = release?.rawValue
    switch release {
    case .release1: (product, module) = ("DIv1Compat", "DIv1Compat")
    case .release2: (product, module) = ("DIv2Compat", "DIv2Compat")
    case .modern: (product, module) = ("DITranquillity", "DITranquillity")
    case nil: (product, module) = (nil, nil)
    }
    let isOld = release == .release1 || release == .release2
    flag = isOld ? module.map { "-module-alias DITranquillity=\($0)" } : nil
    advice = Self.advice(manager, release, product: product, flag: flag, version: version)
    let section: [Manager: String] = [
      .swiftPM: "swiftpm", .cocoaPods: "cocoapods", .carthage: "xcode",
    ]
    page = isOld ? "drop-in#\(section[manager]!)" : "from-3"
  }

  private static func generation(of version: String) -> Generation? {
    let numbers = version.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
    guard let major = numbers.first else { return nil }
    switch major {
    case 0: return numbers.lexicographicallyPrecedes([0, 9, 9]) ? nil : .release1
    case 1: return .release1
    case 2: return .release2
    default: return .modern
    }
  }

  private static func advice(
    _ manager: Manager, _ release: Generation?, product: String?, flag: String?, version: String
  ) -> String {
    guard let product else {
      return "releases before 0.9.9 have no module here: update to 1.3.1 first"
    }
    var steps: [String] = []
    switch manager {
    case .cocoaPods:
      steps.append("remove the pod, and link the product \(product) to its targets in Xcode")
    case .carthage:
      steps.append(
        "remove it from the Cartfile, and link the product \(product) to its targets in Xcode")
    case .swiftPM: steps.append("depend on the product \(product) of this package instead")
    }
    if let flag {
      steps.append(
        manager == .swiftPM
          ? "give the targets unsafeFlags([\(flag.split(separator: " ").map { "\"\($0)\"" }.joined(separator: ", "))]) and Swift 5 mode"
          : "set OTHER_SWIFT_FLAGS = $(inherited) \(flag)")
    } else if version.hasPrefix("6") {
      steps.append(
        "code that awaits requests takes the trait Asynchronous, or the flag -module-alias DITranquillity=DIv3Async"
      )
    }
    return steps.joined(separator: "; ")
  }

  // MARK: Files

  /// Reads the files of package managers beside and above some sources.
  ///
  /// - Parameter paths: The sources; up to four directories above them are searched, not beyond a git tree.
  package static func find(near paths: [String]) -> [InstalledRelease] {
    var directories: [String] = []
    for path in paths {
      var url = URL(fileURLWithPath: path).standardized
      for _ in 0..<5 {
        if !directories.contains(url.path) { directories.append(url.path) }
        let isRoot = FileManager.default.fileExists(atPath: url.appendingPathComponent(".git").path)
        if isRoot || url.path == "/" { break }
        url.deleteLastPathComponent()
      }
    }
    return directories.flatMap(releases)
  }

  private static func releases(in directory: String) -> [InstalledRelease] {
    let shared = "xcshareddata/swiftpm/Package.resolved"
    let entries = ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).sorted()
    let workspaces = entries.compactMap { name -> String? in
      if name.hasSuffix(".xcworkspace") { return "\(name)/\(shared)" }
      return name.hasSuffix(".xcodeproj") ? "\(name)/project.xcworkspace/\(shared)" : nil
    }
    let names = ["Package.swift", "Package.resolved", "Podfile.lock", "Cartfile.resolved"]
    return (names + workspaces).compactMap { name in
      let path = directory + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return release(path, String(decoding: data, as: UTF8.self))
    }
  }

  /// Reads one file.
  static func release(_ path: String, _ text: String) -> InstalledRelease? {
    switch URL(fileURLWithPath: path).lastPathComponent {
    case "Package.swift":
      return inManifest(text).map { .init(path: path, manager: .swiftPM, version: $0) }
    case "Package.resolved":
      return inResolved(text).map { .init(path: path, manager: .swiftPM, version: $0) }
    case "Podfile.lock":
      return inLock(text).map { .init(path: path, manager: .cocoaPods, version: $0) }
    case "Cartfile.resolved":
      return inCartfile(text).map { .init(path: path, manager: .carthage, version: $0) }
    default: return nil
    }
  }

  /// `- DITranquillity (1.3.1)`, also of a subspec.
  private static func inLock(_ text: String) -> String? {
    for line in text.split(separator: "\n") {
      let words = line.split { " -:\"()".contains($0) }
      guard let name = words.first?.split(separator: "/").first, name == "DITranquillity",
        words.count == 2, words[1].first?.isNumber == true
      else { continue }
      return String(words[1])
    }
    return nil
  }

  /// `github "ivlevAstef/DITranquillity" "2.3.3"`.
  private static func inCartfile(_ text: String) -> String? {
    text.split(separator: "\n").lazy.compactMap { line -> String? in
      let words = line.split(separator: "\"").filter { $0 != " " }
      guard words.count == 3, words[1].hasSuffix("/DITranquillity") else { return nil }
      return String(words[2].drop { $0 == "v" })
    }.first
  }

  private static func inResolved(_ text: String) -> String? {
    guard let root = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { return nil }
    let object = root["object"] as? [String: Any] ?? root
    for pin in object["pins"] as? [[String: Any]] ?? [] {
      let name = (pin["identity"] ?? pin["package"]) as? String
      let state = pin["state"] as? [String: Any]
      if name?.lowercased() == "ditranquillity", let version = state?["version"] as? String {
        return version
      }
    }
    return nil
  }

  /// The version in `.package(url: "…/DITranquillity", from: "3.9.0")`.
  private static func inManifest(_ text: String) -> String? {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(Parser.parse(source: text))
    for call in finder.calls
    where call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package"
    {
      let texts = call.arguments.flatMap { $0.tokens(viewMode: .sourceAccurate) }
        .filter { if case .stringSegment = $0.tokenKind { true } else { false } }.map(\.text)
      let isOriginal = texts.contains {
        $0.hasSuffix("/DITranquillity") || $0.hasSuffix("/DITranquillity.git")
      }
      if isOriginal, let version = texts.first(where: { $0.first?.isNumber == true }) {
        return version
      }
    }
    return nil
  }
}
