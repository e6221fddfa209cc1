extension ServiceIndex {
  /// Finds offers of one type by declaration and by name or tag, if the type has many offers.
  ///
  /// Each part is created on its first use, and includes the offers added since on each use.
  final class ManyOffers {
    let first: Int32
    /// The last offer of the type.
    var last: Int32
    /// The first offer with each hash of a declaration.
    private var declared: [Int: Int32] = [:]
    private var lastDeclared: Int32 = -1
    /// The first offer with each name or tag.
    private var qualified: [Qualifier: Int32] = [:]
    /// The further offers with each name or tag.
    private var further: [Qualifier: [Int32]] = [:]
    private var lastQualified: Int32 = -1

    /// Creates the index of the offers of one type.
    ///
    /// - Parameters:
    ///   - first: The first offer of the type.
    ///   - last: The last offer of the type.
    init(first: Int32, last: Int32) {
      self.first = first
      self.last = last
    }

    /// Returns the component that the same line of code offered first.
    func declaration(
      of component: Component, _ entries: UnsafeMutablePointer<Entry>
    ) -> Component? {
      advance(&lastDeclared, entries) { index, offered in
        let hash = Self.hash(offered)
        if declared[hash] == nil { declared[hash] = index }
      }
      guard let index = declared[Self.hash(component)] else { return nil }
      var next = index
      // The first offer with the hash is almost always of the same declaration.
      while next >= 0 {
        let entry = entries[Int(next)]
        if entry.component.isSameDeclaration(as: component) { return entry.component }
        next = entry.next
      }
      return nil
    }

    private static func hash(_ component: Component) -> Int {
      var hasher = Hasher()
      hasher.combine(component.line)
      hasher.combine(component.file)
      hasher.combine(ObjectIdentifier(component.type))
      return hasher.finalize()
    }

    /// Returns the offers with a name or tag, in order.
    func offers(
      with qualifier: Qualifier, _ entries: UnsafeMutablePointer<Entry>
    ) -> [Int32] {
      advance(&lastQualified, entries) { index, component in
        for qualifier in component.qualifiers { add(index, qualifier) }
        let service = entries[Int(index)].service
        guard service >= 0, let services = component.listedServices else { return }
        let own = services[Int(service)].qualifier
        if own != .none, !component.qualifiers.contains(own) { add(index, own) }
      }
      guard let first = qualified[qualifier] else { return [] }
      return [first] + (further[qualifier] ?? [])
    }

    private func add(_ index: Int32, _ qualifier: Qualifier) {
      if qualified[qualifier] == nil {
        qualified[qualifier] = index
      } else {
        further[qualifier, default: []].append(index)
      }
    }

    func forgetQualifiers() {
      qualified = [:]
      further = [:]
      lastQualified = -1
    }

    /// Calls `body` with each offer that was added after `last`.
    private func advance(
      _ last: inout Int32, _ entries: UnsafeMutablePointer<Entry>,
      _ body: (Int32, Component) -> Void
    ) {
      var next = last < 0 ? first : entries[Int(last)].next
      while next >= 0 {
        body(next, entries[Int(next)].component)
        last = next
        next = entries[Int(next)].next
      }
    }
  }
}
