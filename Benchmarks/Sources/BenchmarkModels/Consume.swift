import CMeasure

// Where every result goes: a call that the optimizer cannot see through, so that nothing that
// was made for it can be left out. The hand-written limit pays for it as the subject does.

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
