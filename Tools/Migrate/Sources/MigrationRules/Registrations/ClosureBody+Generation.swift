import SwiftSyntax

extension ClosureBody {
  /// The closure of `register`, `initializer` or `initial`; `initialWithArg` of release 2.
  static func initializer(_ closure: ClosureExprSyntax, link: String, _ types: ExpressionTypes)
    -> ClosureBody
  {
    let parameters = ClosureParameters(closure)
    var scopeName = parameters.names.first
    var arguments = Array(parameters.names.dropFirst())
    if types.generation == .release2, link != "initialWithArg" {
      // Without a container, the parameters are the dependencies already.
      arguments = []
      if !takesContainer(parameters, closure, types) { scopeName = nil }
    }
    return ClosureBody(
      closure: closure, parameters: parameters, scopeName: scopeName, argumentNames: arguments,
      objectName: nil)
  }

  private static func takesContainer(
    _ parameters: ClosureParameters, _ closure: ClosureExprSyntax, _ types: ExpressionTypes
  ) -> Bool {
    guard parameters.count == 1 else { return false }
    if let stated = parameters.types[0] { return stated.baseType == types.generation.scopeType }
    return ScopeUses(of: parameters.names[0], in: closure).found
  }

  /// The closure of `dependency`, of `injection(.manual)` or of `postInit`: container, then object.
  static func manualInjection(_ closure: ClosureExprSyntax) -> ClosureBody {
    let parameters = ClosureParameters(closure)
    let isNumbered = parameters.isNumbered
    return ClosureBody(
      closure: closure, parameters: parameters,
      scopeName: isNumbered ? "$0" : parameters.names.first, argumentNames: [],
      objectName: isNumbered ? "$1" : parameters.names.dropFirst().first)
  }

  /// The closure of `injection` of release 2: the object, then its dependencies.
  static func automaticInjection(_ closure: ClosureExprSyntax) -> ClosureBody {
    let parameters = ClosureParameters(closure)
    return ClosureBody(
      closure: closure, parameters: parameters, scopeName: nil,
      argumentNames: Array(parameters.names.dropFirst()), objectName: parameters.names.first)
  }
}
