import ClassScanning
import DIEngineGraph

/// All classes of the process, as a façade that validates knows them.
struct ProcessClasses: KnownClasses {
  func descendants<Base: AnyObject>(of base: Base.Type) -> [Base.Type] {
    ClassCatalogue.shared.descendants(of: base)
  }

  func haveGeneric(below base: AnyClass) -> Bool? {
    ClassCatalogue.shared.haveGeneric(below: base)
  }
}
