// Generates the overloads for one to four parameters, where a parameter pack would cost more. Run it
// in the root of the package: swift Scripts/generate-arities.swift
//
// A closure over a parameter pack moves each value by an unspecialised call and retains what it owns:
// creating an object with one parameter takes a quarter more time, and building a client a seventh
// more.
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
        { maker in
    \((1...count).map { "      maker.addDependency(P\($0).self)\n" }.joined())    }
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

// The pages show the overload for any number of parameters instead of these, which exist for speed.
var modern =
  start + "public import DIEngine\npublic import DIv3MainActor\n\nextension DIContainer {\n"
for count in arities {
  modern += """
      /// Registers a component whose initializer has \(count) parameter\(count == 1 ? "" : "s"), as
      /// ``register(file:line:_:)`` does.
      ///
      /// Objects are created faster than with the overload for any number of parameters.
      ///
      /// - Parameters:
      ///   - file: The file of the registration; part of the component's identity. Leave it out.
      ///   - line: The line of the registration; part of the component's identity. Leave it out.
      ///   - closure: An initializer, or a closure that calls one.
      /// - Returns: A builder that configures the component further.
      /// - Since: 3.0
      @_documentation(visibility: internal)
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

      /// Registers a component whose main-actor initializer has \(count) parameter\(count == 1 ? "" : "s"),
      /// as ``register(isolation:file:line:_:)`` does.
      ///
      /// - Parameters:
      ///   - isolation: The actor of the caller; has no effect. Leave it out.
      ///   - file: The file of the registration; part of the component's identity. Leave it out.
      ///   - line: The line of the registration; part of the component's identity. Leave it out.
      ///   - closure: An initializer of the main actor, or a closure that calls one.
      /// - Returns: A builder that configures the component further.
      /// - Since: 5.0
      @_documentation(visibility: internal)
      @inlinable
      @inline(__always)
      @discardableResult
      public func register<Impl, \(parameters(count))>(
        isolation: (any Actor)? = #isolation, file: String = #file, line: Int = #line,
        _ closure: @escaping MainActorFunction<Impl, \(parameters(count))>
      ) -> DIComponentBuilder<Impl> {
        declareOnMain(file, line, fromAnyThread(closure))
      }

      /// Registers a component whose initializer has \(count) parameter\(count == 1 ? "" : "s"),
      /// and whose actor only the closure knows.
      ///
      /// Synchronous requests for the object trap unless that is the main actor or none, as with the overload
      /// for any number of parameters.
      ///
      /// - Parameters:
      ///   - file: The file of the registration; part of the component's identity. Leave it out.
      ///   - line: The line of the registration; part of the component's identity. Leave it out.
      ///   - closure: An initializer, or a closure that calls one.
      /// - Returns: A builder that configures the component further.
      /// - Since: 5.0
      @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
      @_documentation(visibility: internal)
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
      /// Registers a component whose initializer has \(count) parameter\(count == 1 ? "" : "s"), as
      /// ``register(file:line:type:)`` does.
      ///
      /// - Parameters:
      ///   - file: The file of the registration, which errors name. Leave it out.
      ///   - line: The line of the registration, which errors name. Leave it out.
      ///   - initial: Creates an object. Its parameters resolve from left to right, by their types alone.
      /// - Returns: A builder that configures the component further.
      /// - Since: 2.0.0
      @_documentation(visibility: internal)
      @inlinable
      @discardableResult
      public func register<T, \(parameters(count))>(
        file: String = #filePath, line: Int = #line,
        type initial: @escaping (\(parameters(count))) throws -> T
      ) -> DIRegistrationBuilder<T> {
        registration(
          of: T.self,
          Factory(
            declare: Factory.needs(\(list(count) { "P\($0).self" })),
            body: Factory.body(calling: initial)),
          file, line)
      }


    """
}
version2 += "}\n"
try write(
  version2,
  "Sources/DIv2Compat/Registration/Generated/DIContainerBuilder+RegisterArities.swift")
