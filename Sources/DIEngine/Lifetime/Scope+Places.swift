public import CDIEngine

extension Scope {
  /// Memory in which finished objects are found by number. It grows without moving.
  @usableFromInline
  final class Places {
    /// Chunk `k` has 32 << k entries.
    @usableFromInline
    let chunks = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: chunkCount)
    @usableFromInline static var chunkCount: Int { 26 }

    init() {
      chunks.initialize(repeating: nil, count: Self.chunkCount)
    }

    deinit {
      for chunk in 0..<Self.chunkCount {
        guard let memory = chunks[chunk] else { continue }
        let entries = memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
        for offset in 0..<(32 << chunk) {
          if let box = entries[offset] { Unmanaged<AnyBox>.fromOpaque(box).release() }
        }
        entries.deallocate()
      }
      chunks.deallocate()
    }

    @inlinable
    static func position(_ index: Int) -> (chunk: Int, offset: Int) {
      let number = index &+ 32
      let chunk = 58 &- number.leadingZeroBitCount
      return (chunk, number &- (32 &<< chunk))
    }

    @inlinable
    func load(_ index: Int) -> UnsafeMutableRawPointer? {
      let (chunk, offset) = Self.position(index)
      guard let memory = di_load_acquire(chunks + chunk) else { return nil }
      return di_load_acquire(
        memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self) + offset)
    }

    /// The memory of an entry, made if it does not exist. One caller at a time.
    func entry(_ index: Int) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
      let (chunk, offset) = Self.position(index)
      if let memory = chunks[chunk] {
        return memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self) + offset
      }
      let entries = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
        capacity: 32 << chunk)
      entries.initialize(repeating: nil, count: 32 << chunk)
      di_store_release(chunks + chunk, entries)
      return entries + offset
    }
  }
}
