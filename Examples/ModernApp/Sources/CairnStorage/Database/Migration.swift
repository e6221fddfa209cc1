/// One step from a version of the database to the next.
protocol Migration {
  var version: Int { get }
  func apply(to database: Database)
}

struct CreateHuts: Migration {
  let version = 1

  func apply(to database: Database) {
    database.create("huts")
  }
}

struct CreateBookings: Migration {
  let version = 2

  func apply(to database: Database) {
    database.create("bookings")
  }
}

struct CreateFavourites: Migration {
  let version = 3

  func apply(to database: Database) {
    database.create("favourites")
  }
}
