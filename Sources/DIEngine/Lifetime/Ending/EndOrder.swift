/// The order in which objects end: each before those that it received.
///
/// Example: `Server` received `Pool` and `Log`, and `Pool` received `Log`. `Server` ends, then `Pool`, then `Log`. Objects
/// that received each other end one after another, the one first that was finished last.
package struct EndOrder {
  /// The end of an object.
  package struct Step {
    /// Nil if the step only leads to others.
    package let record: EndRecord?
    /// How often the step is named by `next` of others: it waits for them.
    package fileprivate(set) var waitsFor = 0
    package fileprivate(set) var next: [Int] = []
  }

  package private(set) var steps: [Step] = []
  /// Knows which records lead to an object by what was received, for messages.
  private let search: Search

  /// - Parameter wanted: The records of the objects that end.
  /// - Complexity: O(*n* + *m*), with *n* objects and *m* receipts between them and those that lie between.
  package init(of wanted: [EndRecord]) {
    // Read once: each has a lock.
    let finished = wanted.map { (order: $0.order, record: $0) }.sorted { $0.order > $1.order }
    search = Search(from: finished.map(\.record))
    let ends = Set(wanted.map { ObjectIdentifier($0) })
    var groups = [[EndRecord]](repeating: [], count: search.groups)
    for (number, record) in search.records.enumerated()
    where ends.contains(ObjectIdentifier(record)) {
      groups[search.group[number]].append(record)
    }
    var places: [Range<Int>] = []
    for group in groups {
      let first = steps.count
      if group.isEmpty { steps.append(Step(record: nil)) }
      for record in group.count > 1 ? group.sorted(by: { $0.order > $1.order }) : group {
        steps.append(Step(record: record))
        if steps.count > first + 1 { lead(from: steps.count - 2, to: steps.count - 1) }
      }
      places.append(first..<steps.count)
    }
    for (number, received) in search.received.enumerated() {
      let group = search.group[number]
      for other in received where search.group[other] != group {
        lead(from: places[group].upperBound - 1, to: places[search.group[other]].lowerBound)
      }
    }
  }

  private mutating func lead(from step: Int, to other: Int) {
    steps[step].next.append(other)
    steps[other].waitsFor += 1
  }

  /// The components on a path to an object, that of the object last; at most some dozens.
  func path(to record: EndRecord) -> [ComponentInfo] {
    var path = [record.info]
    var next = search.numbers[ObjectIdentifier(record)].flatMap { search.asker[$0] }
    while let asker = next, path.count < 50 {
      path.append(search.records[asker].info)
      next = search.asker[asker]
    }
    return path.reversed()
  }
}

/// Tarjan's search for the groups of objects that lead to each other. It numbers a group after all to which it leads.
private struct Search {
  var records: [EndRecord] = []
  var received: [[Int]] = []
  var asker: [Int?] = []
  var group: [Int] = []
  var groups = 0
  var numbers: [ObjectIdentifier: Int] = [:]
  private var low: [Int] = []
  private var stack: [Int] = []

  init(from wanted: [EndRecord]) {
    for record in wanted { visit(record) }
  }

  private mutating func add(_ record: EndRecord, _ asker: Int?) -> Int {
    let number = records.count
    numbers[ObjectIdentifier(record)] = number
    records.append(record)
    received.append([])
    self.asker.append(asker)
    group.append(-1)
    low.append(number)
    stack.append(number)
    return number
  }

  /// Visits a record and all to which it leads. A loop: a chain of objects may be long.
  private mutating func visit(_ record: EndRecord) {
    guard numbers[ObjectIdentifier(record)] == nil else { return }
    var path: [(number: Int, open: [EndRecord])] = [(add(record, nil), record.received)]
    while let number = path.last?.number {
      if let other = path[path.count - 1].open.popLast() {
        if let known = numbers[ObjectIdentifier(other)] {
          received[number].append(known)
          if group[known] < 0 { low[number] = min(low[number], known) }
        } else {
          let next = add(other, number)
          received[number].append(next)
          path.append((next, other.received))
        }
        continue
      }
      path.removeLast()
      if let outer = path.last?.number { low[outer] = min(low[outer], low[number]) }
      guard low[number] == number else { continue }
      while let member = stack.popLast() {
        group[member] = groups
        if member == number { break }
      }
      groups += 1
    }
  }
}
