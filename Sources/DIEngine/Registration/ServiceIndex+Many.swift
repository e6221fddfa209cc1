extension ServiceIndex {
  /// Finds offers of one type that has many, by their declarations and by their names and tags.
  ///
  /// Each part is made when it is used first, and takes in what was added since at each use.
  final class ManyOffers {
    let first: Int32
    /// The last offer of the type.
    var last: Int32
    /// The first offer of each declaration, by a hash of that.
    private var declared: [Int: Int32] = [:]
    private var lastDeclared: Int32 = -1
    /// The first offer with each name and tag.
    private var qualified: [Qualifier: Int32] = [:]
    /// Those after the first one.
    private var further: [Qualifier: [Int32]] = [:]
    private var lastQualified: Int32 = -1

    /// - Parameters:
    ///   - first: the first offer of the type.
    ///   - last: the last one.
    init(first: Int32, last: Int32) {
      self.first = first
      self.last = last
    }

    /// The component that the same line of code offered first.
    func declaration(
      of component: Component, _ entries: UnsafeMutablePointer<Entry>
    ) -> Component? {
      advance(&lastDeclared, entries) { index, offered in
        let hash = Self.hash(offered)
        if declared[hash] == nil { declared[hash] = index }
      }
      guard let index = declared[Self.hash(component)] else { return nil }
      var next = index
      // The first one with the hash is another declaration only once in very many cases.
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

    /// The offers with a name or tag, in order.
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

    /// Calls back with each offer after the last one that was taken in.
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
