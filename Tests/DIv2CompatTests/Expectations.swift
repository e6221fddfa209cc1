import DIv2Compat
import Testing

/// Checks that a body throws an error of this generation, including its payload.
func expectFailure<R>(
  _ expected: DIError, _ location: SourceLocation = #_sourceLocation, _ body: () throws -> R
) {
  do {
    _ = try body()
    Issue.record("no error", sourceLocation: location)
  } catch let error as DIError {
    #expect(isSame(error, expected), "\(error) is not \(expected)", sourceLocation: location)
  } catch {
    Issue.record("another error: \(error)", sourceLocation: location)
  }
}

/// Returns whether two errors have the same case and payload.
func isSame(_ left: DIError, _ right: DIError) -> Bool {
  switch (left, right) {
  case (.typeNotFound(let a), .typeNotFound(let b)):
    return a == b
  case (.typeForNameNotFound(let a, let m, let i), .typeForNameNotFound(let b, let n, let j)):
    return a == b && m == n && i == j
  case (.typeForTagNotFound(let a, let m, let i), .typeForTagNotFound(let b, let n, let j)):
    return a == b && type(of: m) == type(of: n) && "\(m)" == "\(n)" && i == j
  case (.noAccess(let i, let m), .noAccess(let j, let n)):
    return i == j && m.elementsEqual(n) { $0.0 == $1.0 && $0.1 == $1.1 }
  case (.initialMethodNotFound(let i, let s), .initialMethodNotFound(let j, let t)):
    return i == j && "\(s)" == "\(t)"
  case (.ambiguousType(let a, let i), .ambiguousType(let b, let j)):
    return a == b && i == j
  case (.incorrectType(let a, let c, let i), .incorrectType(let b, let d, let j)):
    return a == b && c == d && i == j
  case (.recursiveInitial(let i), .recursiveInitial(let j)):
    return i == j
  case (.noSpecifiedInitialMethod(let i), .noSpecifiedInitialMethod(let j)):
    return i == j
  case (.intersectionNames(let a, let m, let i), .intersectionNames(let b, let n, let j)):
    return a == b && m == n && i == j
  case (.pluralDefaultAd(let a, let i), .pluralDefaultAd(let b, let j)):
    return a == b && i == j
  case (.build(let a), .build(let b)):
    return a.count == b.count && zip(a, b).allSatisfy(isSame)
  default:
    return false
  }
}

/// Returns the description of a registration in the calling file, as errors contain it.
func info<T>(_ type: T.Type, _ line: Int, file: String = #filePath) -> DITypeInfo {
  DITypeInfo(type: type, file: file, line: line)
}

/// Checks that a body fails because no component offers a type.
func expectNotFound<T, R>(
  _ type: T.Type, _ location: SourceLocation = #_sourceLocation, _ body: () throws -> R
) {
  expectFailure(.typeNotFound(type: type), location, body)
}
