/// Stands in for a file: it outlives its writers.
final class FileStore: MemoryStore {}
