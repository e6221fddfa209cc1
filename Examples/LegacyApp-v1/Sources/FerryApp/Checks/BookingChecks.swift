import DITranquillity
import FerryCore
import FerryFeatures

/// Checks the path from the timetable to the ticket.
struct BookingChecks {
  private let list: Checklist
  private let app: AppDelegate

  init(_ list: Checklist) throws {
    self.list = list
    app = try AppDelegate()
  }

  func run() throws {
    let clock: Clock = *!app.container
    clock.now = 500
    let session = app.logIn("Ada")
    let timetable = app.show("Timetable") as! TimetableViewController
    list.check(timetable.rows == ["10:00 Turku", "21:30 Bremen"], "the ship to Oslo has left")
    timetable.select(row: 1)
    guard let screen = app.window.root.top as? BookingViewController else {
      return list.check(false, "the router opened the booking")
    }
    list.check(screen.title == "Booking", "the router opened the booking")
    list.check(screen.presenter.crossing.number == 3, "for the crossing that was selected")
    list.check(
      screen.presenter.router.presenter === screen.presenter,
      "what is made of arguments is found by its router")

    list.check(screen.presenter.book(payBy: "card") == nil, "nobody travels")
    list.check(screen.message == "nobody to book for", "and the screen says so")

    let empty: PassengerForm = *!session
    let named = try session.resolve(PassengerForm.self, arg: "Ben")
    let full: PassengerForm = try session.resolve(arg: "Ada", 36)
    list.check(empty.name == "" && empty.age == nil, "an empty form")
    list.check(named.name == "Ben" && named.age == nil, "one with a name")
    list.check(full.name == "Ada" && full.age == 36, "one with all")
    named.age = 8
    for form in [empty, named, full] {
      screen.presenter.add(form)
    }
    guard let ticket = screen.presenter.book(payBy: "invoice") else {
      return list.check(false, "there is a ticket")
    }
    list.check(ticket.number == 100, "the first number")
    list.check(ticket.passengers.map { $0.name } == ["Ben", "Ada"], "two forms were filled in")
    list.check(ticket.price == 18000, "a child travels at half the price")
    list.check(screen.message == "invoice to Ada 18000", "the invoice is Ada's")
    list.check(app.window.root.top === timetable, "the router closed the booking")

    try checkTwoScreens(timetable, session)
  }

  private func checkTwoScreens(_ timetable: TimetableViewController, _ session: DIScope) throws {
    timetable.select(row: 0)
    let first = app.window.root.top as? BookingViewController
    timetable.select(row: 1)
    let second = app.window.root.top as? BookingViewController
    list.check(first?.presenter !== second?.presenter, "each crossing has its presenter")
    list.check(
      first?.presenter.crossing.number == 2 && second?.presenter.crossing.number == 3,
      "with the requested data")

    let form = try session.resolve(PassengerForm.self, arg: "Eve", 70)
    first?.presenter.add(form)
    list.check(first?.presenter.book(payBy: "card")?.number == 101, "numbers are counted on")
    list.check(first?.message == "card 4500", "this one was paid by card")
    let tickets: TicketRepository = *!session
    list.check(tickets.tickets.map { $0.number } == [100, 101], "both are in Ada's scope")
    list.check(
      (*!app.container as TicketRepository).tickets.isEmpty, "and not in that of the app")
    list.check(tickets.database.applied.count == 3, "the database is the one of the app")
  }
}
