// Writes what parameter packs can't do at the price of a function of a known number of parameters. Run in the root of the
// package: swift Scripts/generate-arities.swift
//
// A closure over a pack moves each value by a call that is not specialised, and counts references that it owns: an object of
// one parameter takes a quarter more time, and a client a seventh more to build.
import Foundation

let arities = 1...4
let start = "// Written by `Scripts/generate-arities.swift`.\n"

func list(_ count: Int, _ text: (Int) -> String) -> String {
  (1...count).map(text).joined(separator: ", ")
}

func parameters(_ count: Int) -> String { list(count) { "P\($0)" } }

func write(_ text: String, _ path: String) throws {
  let file = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: file, atomically: true, encoding: .utf8)
}

var makers = start + "\nextension Factory {\n"
for count in arities {
  makers += """
      @inlinable
      package static func needs<\(parameters(count))>(
        _ types: \(list(count) { "P\($0).Type" }.replacing(", ", with: ", _: "))
      ) -> Declare {
        { planner in
    \((1...count).map { "      planner.need(P\($0).self)\n" }.joined())    }
      }

      @inlinable
      package static func body<Impl, \(parameters(count))>(
        calling initializer: @escaping (\(parameters(count))) throws -> Impl
      ) -> Body {
        { needs, _, memory in
          var next = needs
          memory.initializeMemory(
            as: Impl.self,
            to: try initializer(
              \(list(count) { "take(&next, P\($0).self)" })))
        }
      }


    """
}
makers += "}\n"
try write(makers, "Sources/DIEngine/Registration/Generated/Factory+Arities.swift")

var modern =
  start + "public import DIEngine\npublic import DIv3MainActor\n\nextension DIContainer {\n"
for count in arities {
  modern += """
      /// ``register(file:line:_:)`` for a function of \(count) parameter\(count == 1 ? "" : "s").
      ///
      /// - Parameters:
      ///   - file: where the component is declared; part of its identity.
      ///   - line: where the component is declared; part of its identity.
      ///   - closure: an initializer, or a closure that calls one.
      /// - Returns: a builder that describes the component further.
      ///
      /// Since 3.0.
      @inlinable
      @inline(__always)
      @discardableResult
      public func register<Impl, \(parameters(count))>(
        file: String = #file, line: Int = #line,
        _ closure: @escaping (\(parameters(count))) -> Impl
      ) -> DIComponentBuilder<Impl> {
        DIComponentBuilder(
          add(
            Impl.self, file, line,
            Factory.needs(\(list(count) { "P\($0).self" })),
            Factory.body(calling: closure)))
      }

      /// ``register(isolation:file:line:_:)`` for a function of \(count) parameter\(count == 1 ? "" : "s").
      ///
      /// - Parameters:
      ///   - isolation: the actor of the caller; of no effect.
      ///   - file: where the component is declared; part of its identity.
      ///   - line: where the component is declared; part of its identity.
      ///   - closure: an initializer of the main actor, or a closure that calls one.
      /// - Returns: a builder that describes the component further.
      ///
      /// Since 5.0.
      @inlinable
      @inline(__always)
      @discardableResult
      public func register<Impl, \(parameters(count))>(
        isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
        _ closure: @escaping MainActorFunction<Impl, \(parameters(count))>
      ) -> DIComponentBuilder<Impl> {
        declare(file, line, fromAnyThread(closure))
      }

      /// As for a function of any number of parameters, of an actor of the user's own.
      ///
      /// - Parameters:
      ///   - file: where the component is declared; part of its identity.
      ///   - line: where the component is declared; part of its identity.
      ///   - closure: an initializer, or a closure that calls one.
      /// - Returns: a builder that describes the component further.
      ///
      /// Since 5.0.
      @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
      @inlinable
      @inline(__always)
      @discardableResult
      public func register<Impl: Sendable, \(parameters(count))>(
        file: String = #file, line: Int = #line,
        _ closure: @escaping @isolated(any) (\(parameters(count))) -> Impl
      ) -> DIComponentBuilder<Impl> {
        declareIsolated(file, line, closure)
      }


    """
}
modern += "}\n"
try write(modern, "Sources/DIv3/Container/Generated/DIContainer+RegisterArities.swift")

var version2 = start + "public import DIEngine\n\nextension DIContainerBuilder {\n"
for count in arities {
  version2 += """
      /// ``register(file:line:type:)`` for a function of \(count) parameter\(count == 1 ? "" : "s"). Since 2.0.0.
      ///
      /// - Parameters:
      ///   - file: The file that errors name; leave it out.
      ///   - line: The line that errors name; leave it out.
      ///   - initial: Makes an object. Its parameters are asked for from left to right, by their types alone.
      /// - Returns: The registration, to be described further.
      #if MigrationHints
      @available(
        *, deprecated,
        message: "use register(X.init), see docs/migration/declarations-2.md#registration"
      )
      #endif
      @inlinable
      @discardableResult
      public func register<T, \(parameters(count))>(
        file: String = #filePath, line: Int = #line,
        type initial: @escaping (\(parameters(count))) throws -> T
      ) -> DIRegistrationBuilder<T> {
        registration(
          of: T.self,
          Factory(
            asksContainer: false,
            declare: Factory.needs(\(list(count) { "P\($0).self" })),
            body: Factory.body(calling: initial)),
          file, line)
      }


    """
}
version2 += "}\n"
try write(version2, "Sources/DIv2Compat/Generated/DIContainerBuilder+RegisterArities.swift")
