// Generates the providers that take one to five arguments, synchronous and asynchronous. Run it in the root of the
// package: swift Scripts/generate-providers.swift
//
// They can't be one type over a parameter pack: the oldest supported systems lack the runtime for it.
import Foundation

let start = "// Written by `Scripts/generate-providers.swift`.\n"
let numbers = ["one", "two", "three", "four", "five"]
let ordinals = ["first", "second", "third", "fourth", "fifth"]
let types = ["Double", "String", "Int", "Bool", "String"]
let values = ["1.6", "\"red\"", "4", "true", "\"LED\""]
let initializers = [
  "Car(engine: $0, power: arg($1))", "Car(power: arg($0), color: arg($1))",
  "Car(arg($0), arg($1), arg($2))", "Car(arg($0), arg($1), arg($2), arg($3))",
  "Car(arg($0), arg($1), arg($2), arg($3), arg($4))",
]

func list(_ count: Int, _ text: (Int) -> String) -> String {
  (1...count).map(text).joined(separator: ", ")
}

func summary(_ count: Int) -> String {
  "A provider that takes \(numbers[count - 1]) value\(count == 1 ? "" : "s") for the `arg` "
    + "parameters of the component"
}

func types(_ count: Int) -> String { types.prefix(count).joined(separator: ", ") }

func values(_ count: Int) -> String { values.prefix(count).joined(separator: ", ") }

func generics(_ count: Int) -> String { list(count) { "A\($0)" } }

func metatypes(_ count: Int) -> String { list(count) { "A\($0).self" } }

func arguments(_ count: Int) -> String { list(count) { "a\($0)" } }

func parameters(_ count: Int) -> String { list(count) { "_ a\($0): A\($0)" } }

func parameterDocs(_ count: Int) -> [String] {
  (1...count).map {
    "a\($0): The value of the \(count == 1 ? "" : ordinals[$0 - 1] + " ")`arg` parameter."
  }
}

let placeholder = """
    /// Creates a placeholder for a property that is injected later; its value traps.
    ///
    /// - Parameters:
    ///   - file: The file that the trap's message names. Leave it out.
    ///   - line: The line that the trap's message names. Leave it out.
  """

let resolving = """
    /// Resolves a value with arguments.
    ///
    /// Traps if the container can't resolve the value, or if the provider is a placeholder.
    ///
  """

let getting = """
    /// Resolves a value with arguments, or throws why the container can't.
    ///
  """

let returning = """
    /// - Returns: The value: a new object or a kept one, as the component's lifetime decides.
  """

var synchronous = start + "public import DIEngine\n"
for count in 1...5 {
  let docs = parameterDocs(count)
  let parameterList =
    count == 1
    ? "  /// - Parameter \(docs[0])"
    : "  /// - Parameters:\n" + docs.map { "  ///   - \($0)" }.joined(separator: "\n")
  synchronous += """

    /// \(summary(count)).
    ///
    /// ```swift
    /// container.register { \(initializers[count - 1]) }
    /// let cars: Provider\(count)<Car, \(types(count))>
    ///   = container.resolve()
    /// let car = cars.value(\(values(count)))
    /// ```
    ///
    /// The provider holds the container and continues its object graph as ``Provider`` does.
    ///
    /// - Since: 3.5.1
    public final class Provider\(count)<Value, \(generics(count))>: RequestMarker, @unchecked Sendable {
      /// The container's request; nil if a closure of the user creates the values.
      private let request: DelayedRequest?
      private let make: ((\(generics(count))) -> Value)?

      /// Creates a provider that calls a closure.
      ///
      /// - Parameter make: Creates a value from the arguments of ``value(\(String(repeating: "_:", count: count)))``.
      /// - Since: 3.5.1
      public init(_ make: @escaping (\(generics(count))) -> Value) {
        request = nil
        self.make = make
        super.init()
      }

    \(placeholder)
      /// - Since: 3.5.1
      public init(file: String = #file, line: UInt = #line) {
        request = nil
        make = { \(list(count) { _ in "_" }) in placeholder("Provider", Value.self, file, line) }
        super.init()
      }

      package init(injected request: DelayedRequest) {
        self.request = request
        make = nil
        super.init()
      }

    \(resolving)
    \(parameterList)
    \(returning)
      /// - Since: 3.5.1
      public func value(\(parameters(count))) -> Value {
        if let request { return delayed(request, entries(for: Value.self, \(arguments(count)))) }
        return make.unsafelyUnwrapped(\(arguments(count)))
      }

    \(getting)
    \(parameterList)
    \(returning)
      /// - Throws: ``DIFailure``.
      /// - Since: 0.1.0 of this package
      public func get(\(parameters(count))) throws -> Value {
        guard let request else { return make.unsafelyUnwrapped(\(arguments(count))) }
        return try gotten(request, entries(for: Value.self, \(arguments(count))))
      }
    }

    extension Provider\(count): DelayedMarker {
      package static var argumentTypes: [any Any.Type] {
        [\(metatypes(count))]
      }
    }

    """
}

var asynchronous =
  start + "public import DIEngine\ninternal import DIEngineAsync\ninternal import DIv3\n"
for count in 1...5 {
  asynchronous += """

    /// \(summary(count)), and awaits.
    ///
    /// ```swift
    /// let cars: AsyncProvider\(count)<Car, \(types(count))>
    ///   = await container.resolve()
    /// let car = await cars.value(\(values(count)))
    /// ```
    ///
    /// The provider holds the container and continues its object graph as ``AsyncProvider`` does.
    ///
    /// - Since: 6.0
    public final class AsyncProvider\(count)<Value, \(generics(count))>: RequestMarker, @unchecked Sendable {
      private let source: AsyncSource<Value>

    \(placeholder)
      /// - Since: 6.0
      public init(file: String = #file, line: UInt = #line) {
        source = .closure { placeholder("AsyncProvider", Value.self, file, line) }
        super.init()
      }

      package init(injected request: DelayedRequest) {
        source = .request(request)
        super.init()
      }

    \(resolving)
      /// - Parameters:
    \(parameterDocs(count).map { "  ///   - \($0)" }.joined(separator: "\n"))
      ///   - isolation: The actor of the caller. Leave it out.
    \(returning)
      /// - Since: 6.0
      public func value(
        \(parameters(count)), isolation: isolated (any Actor)? = #isolation
      ) async -> Value {
        await made(source, entries(for: Value.self, \(arguments(count))), isolation: isolation)
      }

    \(getting)
      /// - Parameters:
    \(parameterDocs(count).map { "  ///   - \($0)" }.joined(separator: "\n"))
      ///   - isolation: The actor of the caller. Leave it out.
    \(returning)
      /// - Throws: `DIFailure`; `CancellationError` if the task was cancelled while it waited for another request.
      /// - Since: 0.1.0 of this package
      public func get(
        \(parameters(count)), isolation: isolated (any Actor)? = #isolation
      ) async throws -> Value {
        try await gotten(
          source, entries(for: Value.self, \(arguments(count))), isolation: isolation)
      }
    }

    extension AsyncProvider\(count): AsyncDelayedMarker {
      package static var argumentTypes: [any Any.Type] {
        [\(metatypes(count))]
      }
    }

    """
}

func write(_ text: String, _ path: String) throws {
  let file = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try text.write(to: file, atomically: true, encoding: .utf8)
}

try write(synchronous, "Sources/DIv3/Delayed/Generated/ProviderArities.swift")
try write(asynchronous, "Sources/DIv3Async/Delayed/Generated/AsyncProviderArities.swift")
