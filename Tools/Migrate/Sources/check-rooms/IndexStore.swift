import CIndexStore
import Foundation

/// The index that the compiler has written while it built the sources.
struct IndexStore {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// What the compiler has seen of one file.
  struct Unit {
    let name: String
    let file: String
    /// When it was written, in seconds.
    let time: Double
  }

  private let library: UnsafeMutableRawPointer
  private let store: UnsafeMutableRawPointer

  /// Opens an index by the library of a toolchain.
  init(_ path: String, _ libraryPath: String) throws {
    guard let library = dlopen(libraryPath, RTLD_NOW) else {
      throw Problem(description: "\(libraryPath) can't be loaded")
    }
    self.library = library
    let open = dlsym(library, "indexstore_store_create")
    guard let store = unsafeBitCast(open, to: index_open_store_t.self)(path, nil) else {
      throw Problem(description: "\(path) is no index: build the package first")
    }
    self.store = store
  }

  private func function<Function>(_ name: String, _: Function.Type = Function.self) -> Function {
    unsafeBitCast(dlsym(library, "indexstore_\(name)"), to: Function.self)
  }

  /// Calls a closure with each item of a reader.
  private func visit(
    _ visit: String, _ reader: UnsafeMutableRawPointer,
    _ body: (UnsafeMutableRawPointer) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let visitor = Visitor(body)
      _ = function(visit, index_visit_t.self)(reader, visitor.address) {
        Visitor.at($0).body($1!)
        return true
      }
    }
  }

  /// Returns the newest unit of each file.
  func units() -> [Unit] {
    var names: [String] = []
    let mainFile = function("unit_reader_get_main_file", index_text_of_t.self)
    let time = function("store_get_unit_modification_time", index_time_t.self)
    let visitor = Visitor {
      names.append(text($0.assumingMemoryBound(to: index_text_t.self).pointee))
    }
    _ = function("store_units_apply_f", index_visit_names_t.self)(store, 0, visitor.address) {
      var name = $1
      Visitor.at($0).body(&name)
      return true
    }
    var newest: [String: Unit] = [:]
    for name in names {
      var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
      guard let file = read(unit: name, { text(mainFile($0)) }), !file.isEmpty,
        !time(store, name, &seconds, &nanoseconds, nil)
      else { continue }
      let unit = Unit(name: name, file: file, time: Double(seconds) + Double(nanoseconds) / 1e9)
      if newest[file].map({ $0.time < unit.time }) ?? true { newest[file] = unit }
    }
    return Array(newest.values)
  }

  private func read<Result>(unit: String, _ body: (UnsafeMutableRawPointer) -> Result) -> Result? {
    guard let reader = function("unit_reader_create", index_open_reader_t.self)(store, unit, nil)
    else { return nil }
    defer { function("unit_reader_dispose", index_close_reader_t.self)(reader) }
    return body(reader)
  }

  /// Returns what a unit's file declares and uses.
  func occurrences(in unit: Unit) -> [Occurrence] {
    let kind = function("unit_dependency_get_kind", index_kind_t.self)
    let recordKind: UInt32 = 2
    let path = function("unit_dependency_get_filepath", index_text_of_t.self)
    let name = function("unit_dependency_get_name", index_text_of_t.self)
    var records: [String] = []
    _ = read(unit: unit.name) { reader in
      visit("unit_reader_dependencies_apply_f", reader) {
        guard kind($0) == recordKind, text(path($0)) == unit.file else { return }
        records.append(text(name($0)))
      }
    }
    return records.flatMap { occurrences(inRecord: $0) }
  }

  private func occurrences(inRecord name: String) -> [Occurrence] {
    guard let reader = function("record_reader_create", index_open_reader_t.self)(store, name, nil)
    else { return [] }
    defer { function("record_reader_dispose", index_close_reader_t.self)(reader) }
    let symbol = function("occurrence_get_symbol", index_part_t.self)
    let roles = function("occurrence_get_roles", index_roles_t.self)
    let definition: UInt64 = 2
    let place = function("occurrence_get_line_col", index_place_t.self)
    let kind = function("symbol_get_kind", index_kind_t.self)
    let types: ClosedRange<UInt32> = 5...9
    let usr = function("symbol_get_usr", index_text_of_t.self)
    let name = function("symbol_get_name", index_text_of_t.self)
    var found: [Occurrence] = []
    visit("record_reader_occurrences_apply_f", reader) {
      guard let symbol = symbol($0) else { return }
      var (line, column): (UInt32, UInt32) = (0, 0)
      place($0, &line, &column)
      found.append(
        Occurrence(
          usr: text(usr(symbol)), name: text(name(symbol)), line: Int(line),
          isDefinition: roles($0) & definition != 0, isOfType: types.contains(kind(symbol))))
    }
    return found
  }
}

/// What functions of the library call, which know its address only.
private final class Visitor {
  let body: (UnsafeMutableRawPointer) -> Void

  init(_ body: @escaping (UnsafeMutableRawPointer) -> Void) { self.body = body }

  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func at(_ address: UnsafeMutableRawPointer?) -> Visitor {
    Unmanaged<Visitor>.fromOpaque(address.unsafelyUnwrapped).takeUnretainedValue()
  }
}

private func text(_ text: index_text_t) -> String {
  String(decoding: UnsafeRawBufferPointer(start: text.data, count: text.length), as: UTF8.self)
}
