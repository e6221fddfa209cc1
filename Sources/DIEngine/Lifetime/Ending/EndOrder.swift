/// The order in which objects end: each before those that it received.
///
/// Example: `Server` received `Pool` and `Log`, and `Pool` received `Log`. `Server` ends, then `Pool`, then `Log`. Objects
/// that received each other end one after another, the one first that was finished last.
package struct EndOrder {
  /// Objects that end one after another; none if they only lead to others.
  package struct Step {
    package fileprivate(set) var records: [EndRecord] = []
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
    var search = Search()
    for record in wanted.sorted(by: { $0.order > $1.order }) { search.visit(record) }
    let ends = Set(wanted.map { ObjectIdentifier($0) })
    steps = [Step](repeating: Step(), count: search.groups)
    for (number, record) in search.records.enumerated() {
      let group = search.group[number]
      if ends.contains(ObjectIdentifier(record)) { steps[group].records.append(record) }
      for other in search.received[number] where search.group[other] != group {
        steps[group].next.append(search.group[other])
        steps[search.group[other]].waitsFor += 1
      }
    }
    for index in steps.indices where steps[index].records.count > 1 {
      steps[index].records.sort { $0.order > $1.order }
    }
    self.search = search
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
  fileprivate var numbers: [ObjectIdentifier: Int] = [:]
  private var low: [Int] = []
  private var stack: [Int] = []

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
  mutating func visit(_ record: EndRecord) {
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
