protocol P: AnyObject {}
final class A: P {}
final class B: P {}

enum T1 {}
enum T2 {}
enum T3 {}

/// An object that records which factory created it.
final class Numbered {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// Returns the class names of objects.
func types(_ objects: [any AnyObject]) -> [String] {
  objects.map { "\(type(of: $0))" }
}
