import Lending
import LendingStore
import ServiceLifecycle
import Synchronization

/// Objects that several requests have at the same time.
actor Meeting {
  struct Guest {
    let request: String
    let trail: ObjectIdentifier
    let database: ObjectIdentifier
  }

  private let size: Int
  private(set) var guests: [Guest] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(size: Int) {
    self.size = size
  }

  /// Returns when all guests have arrived.
  func arrive(_ guest: Guest) async {
    guests.append(guest)
    guard guests.count == size else {
      return await withCheckedContinuation { waiting.append($0) }
    }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Answers when as many requests as the meeting needs ask at the same time.
struct MeetingBooks: BooksDouble {
  let meeting: Meeting
  let database: LendingDatabase
  let trail: AuditTrail
  let request: CurrentRequest

  func book(_ id: Int64) async throws -> Book? {
    await meeting.arrive(
      Meeting.Guest(
        request: request.id, trail: ObjectIdentifier(trail), database: ObjectIdentifier(database)))
    return Book(id: id, title: "Emma", author: "Austen", available: 1)
  }
}

/// Counts objects.
final class Census: Sendable {
  private let counts = Mutex((created: 0, alive: 0))

  var created: Int { counts.withLock { $0.created } }
  var alive: Int { counts.withLock { $0.alive } }

  func enter() {
    counts.withLock { $0 = ($0.created + 1, $0.alive + 1) }
  }

  func leave() {
    counts.withLock { $0.alive -= 1 }
  }
}

final class CountedBooks: BooksDouble {
  private let census: Census

  init(census: Census) {
    self.census = census
    census.enter()
  }

  deinit {
    census.leave()
  }

  func book(_ id: Int64) async throws -> Book? {
    Book(id: id, title: "Emma", author: "Austen", available: census.alive)
  }
}

/// Reads the database after the shutdown has begun.
struct LateBooks: BooksDouble {
  let books: StoredBooks
  let reached: AsyncStream<Void>.Continuation

  func book(_ id: Int64) async throws -> Book? {
    reached.yield()
    try await gracefulShutdown()
    return try await books.book(id)
  }

  func add(_ book: NewBook) async throws -> Book {
    try await books.add(book)
  }
}

/// Reads the database after the request has been cancelled.
struct CancelledBooks: BooksDouble {
  let books: StoredBooks
  let reached: AsyncStream<Void>.Continuation
  let ended: Census

  func book(_ id: Int64) async throws -> Book? {
    reached.yield()
    try? await Task.sleep(for: .seconds(60))
    // A task of its own isn't cancelled.
    let reading = Task {
      try await Task.sleep(for: .milliseconds(200))
      return try await books.book(id)
    }
    let book = try await reading.value
    ended.enter()
    return book
  }

  func add(_ book: NewBook) async throws -> Book {
    try await books.add(book)
  }
}

/// Books of which a test reads one.
protocol BooksDouble: Books {}

extension BooksDouble {
  func books(by author: String?) async throws -> [Book] { [] }

  func add(_ book: NewBook) async throws -> Book {
    Book(id: 1, title: book.title, author: book.author, available: book.copies)
  }
}
