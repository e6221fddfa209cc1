import DIEngine
import DIv1Compat
import DIv2Compat
import DIv3
import Foundation
import ProcessSettings
import Testing

// Each name that several façades declare, in one file that imports all of them.

private final class OldModule: DIv1Compat.DIModule {
  func load(builder: DIv1Compat.DIContainerBuilder) {
    let registration: DIv1Compat.DIRegistrationBuilder<Disc> = builder.register { Disc() }
    registration.lifetime(DIv1Compat.DILifeTime.perScope)
  }
}
private final class MiddleModule: DIv2Compat.DIModule {
  let components: [any DIv2Compat.DIComponent] = [MiddleComponent()]
  let dependencies: [any DIv2Compat.DIModule] = [
    DIv2Compat.DIScanModule(predicateByType: { $0 is any NoScanned.Type })
  ]
}
private struct MiddleComponent: DIv2Compat.DIComponent {
  func load(builder: DIv2Compat.DIContainerBuilder) {
    let registration: DIv2Compat.DIRegistrationBuilder<Tile> = builder.register { Tile() }
    registration.lifetime(DIv2Compat.DILifeTime.perScope)
  }
}
private protocol NoScanned {}
private final class FirstReleaseFind: DIv1Compat.DIScanned {}
private final class SecondReleaseFind: DIv2Compat.DIScanned {}
private enum Red {}
private final class Lamp {
  let bars: [Bar]
  init(_ bars: [Bar]) { self.bars = bars }
}

#if canImport(UIKit) && !os(watchOS)
private typealias Storyboards = (DIv1Compat.DIStoryboard, DIv2Compat.DIStoryboard)
#endif

@Suite("Every duplicate name, in one file")
struct QualifiedNamesTests {
  @Test("G-1 types: builders, containers, scopes, lifetimes and modules", .processSettings)
  func types() throws {
    let engine = DIEngine.Engine()
    let old = DIv1Compat.DIContainerBuilder(engine: engine)
    old.register(module: OldModule())
    old.register(module: DIv1Compat.DIScanModule(predicateByType: { $0 is any NoScanned.Type }))
    let middle = DIv2Compat.DIContainerBuilder(engine: engine)
    middle.register(module: MiddleModule())
    let modern = DIv3.DIContainer(engine: engine)
    modern.register(Bar.init).lifetime(DIv3.DILifeTime.perContainer)
    let scope: DIv1Compat.DIScope = try old.build()
    let container: DIv2Compat.DIContainer = try middle.build()
    let all = (*!scope as Disc, try *container as Tile, *modern as Bar)
    #expect(all.0 === *!scope as Disc && all.2 === *modern as Bar)
    let custom = DIv3.DIScope(name: "custom", storage: DICacheStorage())
    #expect(DIv3.DILifeTime.custom(custom) == .custom(custom))
    #expect(DIv2Compat.DISetting.defaultLifeTime == DIv2Compat.DILifeTime.perScope)
    #expect(DIv3.DISetting.Defaults.lifeTime == DIv3.DILifeTime.prototype)
  }

  @Test("G-1 types: scans, which find the marked classes of their own release")
  func scans() {
    let old = DIv1Compat.DIScan<DIv1Compat.DIScanned>(predicateByName: { $0 == "FirstReleaseFind" })
    let middle = DIv2Compat.DIScan<DIv2Compat.DIScanned>(predicateByName: {
      $0 == "SecondReleaseFind"
    })
    #expect(old.getTypes().map { "\($0)" } == ["FirstReleaseFind"])
    #expect(middle.getTypes().map { "\($0)" } == ["SecondReleaseFind"])
    let made = (
      DIv1Compat.DIScanWithInitializer<DIv1Compat.DIScanned>(
        predicateByName: { $0 == "SecondReleaseFind" }
      ).getObjects(),
      DIv2Compat.DIScanWithInitializer<DIv2Compat.DIScanned>(
        predicateByName: { $0 == "SecondReleaseFind" }
      ).getObjects()
    )
    #expect(made.0.isEmpty && made.1.count == 1)
  }

  @Test("G-1 types: errors, their patterns and payloads")
  func errors() throws {
    let all = Generations()
    let (scope, container) = (try all.first.build(), try all.second.build())
    var asked: [ObjectIdentifier] = []
    do { _ = try *scope as Disc } catch DIv1Compat.DIError.typeIsNotFound(let type) {
      let type: DIv1Compat.DIType = type
      asked.append(ObjectIdentifier(type))
    }
    do { _ = try *container as Tile } catch DIv2Compat.DIError.typeNotFound(let type) {
      let type: DIv2Compat.DIType = type
      asked.append(ObjectIdentifier(type))
    }
    #expect(asked == [ObjectIdentifier(Disc.self), ObjectIdentifier(Tile.self)])
    let patterns: (DIv1Compat.DIErrorPattern, DIv2Compat.DIErrorPattern) = (
      DIv1Compat.DIError.typeNoRegister, DIv2Compat.DIError.typeIsNotFound
    )
    do { _ = try *scope as Disc } catch {
      #expect(patterns.0 ~= error && !(patterns.1 ~= error))
    }
    let component = DIv1Compat.DIComponent(type: Disc.self, file: "file", line: 1)
    let signatures: (DIv1Compat.DIMethodSignature, DIv2Compat.DIMethodSignature) = (1, 2)
    guard
      case .initializationMethodWithSignatureIsNotFoundFor(_, 1 as Int) =
        DIv1Compat.DIError.initializationMethodWithSignatureIsNotFoundFor(
          component: component, signature: signatures.0)
    else {
      Issue.record("a signature is what was given")
      return
    }
    #expect(signatures.1 as? Int == 2)
  }

  @Test("G-1 operators and free functions, distinguished by their containers")
  func functions() throws {
    let all = Generations()
    all.modern.register(Bar.init).as(Bar.self, tag: Red.self).lifetime(.single)
    all.modern.register { Lamp(many($0)) }
    let (scope, container) = (try all.first.build(), try all.second.build())
    let bar: Bar = *all.modern
    let one: [Bar] = [*!scope, try *scope, try *container, *all.modern]
    #expect(one.allSatisfy { $0 === bar })
    let optional: [Bar?] = [*?scope, *?container, *all.modern]
    #expect(optional.allSatisfy { $0 === bar })
    let every: [[Bar]] = [**!scope, try **scope, try **container, many(*all.modern)]
    #expect(every.allSatisfy { $0.count == 1 && $0[0] === bar })
    let lazies: [DILazy<Bar>] = [try -*scope, -*!scope, (-*?scope)!]
    #expect(lazies.allSatisfy { $0.value === bar })
    let all1: DILazy<[Bar]> = -**scope
    #expect(all1.value.count == 1)
    #expect(by(tag: Red.self, on: *all.modern) as Bar === bar)
    #expect((*!scope as Lamp).bars[0] === bar)
  }

  @Test("G-1 this file uses every name that several façades declare")
  func complete() throws {
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardized.resolvingSymlinksInPath()
    var facades: [String: Set<String>] = [:]
    for facade in ["DIv1Compat", "DIv2Compat", "DIv3"] {
      let files = FileManager.default.enumerator(
        at: sources.appendingPathComponent(facade), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where file.pathExtension == "swift" {
        for name in declaredNames(in: try String(contentsOf: file, encoding: .utf8)) {
          facades[name, default: []].insert(facade)
        }
      }
    }
    let several = facades.filter { $0.value.count > 1 }
    #expect(several["DIScope"] == ["DIv1Compat", "DIv3"] && several["**"]?.count == 2)
    // An operator can't be qualified: its operand determines the façade.
    let operands = ["DIv1Compat": "scope", "DIv2Compat": "container", "DIv3": "all.modern"]
    for (name, owners) in several {
      for owner in owners {
        let isOperator = !name.first!.isLetter
        let spelling = isOperator ? name + operands[owner]! : "\(owner).\(name)"
        // Not the end of a longer operator.
        let isThere = [" ", "[", "(", "@", "<"].contains { own.contains($0 + spelling) }
        #expect(isThere, "\(spelling)")
      }
    }
  }

  /// Returns the public types, operators and free functions that a file declares.
  private func declaredNames(in text: String) -> [String] {
    let declaration =
      /^(?:public|open) (?:final |indirect )*(?:class|struct|enum|protocol|typealias|prefix func|func) ([^\s<:(=]+)/
    return text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: declaration).map { String($0.1) }
    }
  }
}
