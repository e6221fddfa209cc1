/// Modules and assemblies of which each object counts, since its class doesn't say what it loads.
protocol KnownByItself: AnyObject {}

extension DIScan: KnownByItself {}

/// What tells a module or an assembly from others: its type, or the object as long as it lives.
func identity(of part: Any) -> ObjectIdentifier {
  if let part = part as? any KnownByItself { return ObjectIdentifier(part) }
  return ObjectIdentifier(type(of: part))
}
