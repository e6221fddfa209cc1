/// Stands in for a file: it outlives whoever writes to it.
final class FileStore: MemoryStore {}
