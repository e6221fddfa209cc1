import CairnCore

/// Schedules reminders of bookings.
public final class Reminders: LaunchTask {
  private var bus: EventBus!
  private var calendar: StayCalendar!
  public private(set) var evenings: [Night] = []

  func connect(bus: EventBus, calendar: StayCalendar) {
    self.bus = bus
    self.calendar = calendar
  }

  public func launch() {
    bus.listen { [weak self] event in
      guard let self = self, case .booked(let booking) = event else { return }
      self.evenings.append(self.calendar.reminder(for: booking.stay))
    }
  }
}
