import DITranquillity

extension Checks {
  /// Checks that an expression throws an expected error of the library.
  func fails(
    _ what: String, _ body: @autoclosure () throws -> Any, file: String = #file,
    line: Int = #line, _ isExpected: (DIError) -> Bool
  ) {
    do {
      let value = try body()
      fail("\(what): gave \(value)", file, line)
    } catch let error as DIError {
      isTrue("\(what): \(error)", isExpected(error), file: file, line: line)
    } catch {
      fail("\(what): threw \(error)", file, line)
    }
  }

  /// Checks that two expressions return the same object.
  func same(
    _ what: String, _ left: @autoclosure () throws -> AnyObject,
    _ right: @autoclosure () throws -> AnyObject, file: String = #file, line: Int = #line
  ) {
    isTrue(what, try left() === right(), file: file, line: line)
  }

  func different(
    _ what: String, _ left: @autoclosure () throws -> AnyObject,
    _ right: @autoclosure () throws -> AnyObject, file: String = #file, line: Int = #line
  ) {
    isTrue(what, try left() !== right(), file: file, line: line)
  }
}
