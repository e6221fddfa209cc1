import CMeasure

// Consumes results: the optimizer can't see through this call, so it can't remove the work that
// produced them. The hand-written limit pays the same cost as the subject.

@inline(never)
public func consume(_ object: AnyObject) {
  measure_use(Unmanaged.passUnretained(object).toOpaque())
}

@inline(never)
public func consume(_ greeter: any Greeter) {
  withUnsafePointer(to: greeter) { measure_use($0) }
}

@inline(never)
public func consume(_ plugins: [any Plugin]) {
  plugins.withUnsafeBufferPointer { measure_use($0.baseAddress) }
}

@inline(never)
public func consume(_ number: Int) {
  withUnsafePointer(to: number) { measure_use($0) }
}
