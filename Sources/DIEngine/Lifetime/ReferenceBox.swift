/// A made class instance as it lies in memory as a protocol or class: its address, and words that tell how it is
/// used as that. Copied without asking the runtime about its type.
final class ReferenceBox: AnyBox {
  private typealias Words = (UInt, UInt, UInt, UInt, UInt)

  /// The size of the largest value that it can hold.
  static var mostBytes: Int { MemoryLayout<AnyObject>.size + MemoryLayout<Words>.size }

  private let object: AnyObject
  private var words: Words = (0, 0, 0, 0, 0)
  private let wordBytes: Int

  /// - Parameter memory: where such a value lies, which stays as it is.
  init(copying memory: UnsafeMutableRawPointer, byteCount: Int) {
    object = memory.assumingMemoryBound(to: AnyObject.self).pointee
    wordBytes = byteCount - MemoryLayout<AnyObject>.size
    super.init()
    withUnsafeMutableBytes(of: &words) { words in
      words.baseAddress.unsafelyUnwrapped
        .copyMemory(from: memory + MemoryLayout<AnyObject>.size, byteCount: wordBytes)
    }
  }

  override var any: Any { object }

  override func copy(to memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(as: AnyObject.self, to: object)
    withUnsafeBytes(of: words) { words in
      (memory + MemoryLayout<AnyObject>.size)
        .copyMemory(from: words.baseAddress.unsafelyUnwrapped, byteCount: wordBytes)
    }
  }
}
