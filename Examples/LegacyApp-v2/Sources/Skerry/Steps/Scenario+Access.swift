import Account
import Booking
import Core
import DITranquillity
import Timetable
import Wallet

extension Scenario {
  func access() throws {
    checks.isTrue(
      "outside of modules all is open", try container.resolve(TokenVault.self).users != [])
    checks.fails(
      "an injection reaches too far", try container.resolve(DiagnosticsViewController.self)
    ) {
      guard case .noAccess(let infos, let modules) = $0 else { return false }
      return infos.map { "\($0.type)" } == ["TokenVault"] && modules.count == 1
        && modules[0].0 == TokenVault.self && modules[0].1 == ["AccountModule"]
    }
    checks.fails(
      "so does an initializer", try container.resolve(OldDiagnosticsViewController.self)
    ) {
      guard case .noAccess(let infos, let modules) = $0 else { return false }
      // One entry for each type of the registration: all modules may see the promised type.
      return infos.map { "\($0.type)" } == ["SessionKeeper"] && modules.count == 2
        && modules[0].0 == SessionKeeper.self && modules[0].1 == ["AccountModule"]
        && modules[1].0 == SessionProvider.self && modules[1].1.contains("AppModule")
    }
    let support: SupportViewController = try *container
    checks.isTrue("an optional injection gets nil", support.vault == nil)
    checks.isTrue("and the promise is kept", !support.session.isOpen)

    let desk: GiftDesk = try *container
    checks.isTrue("a neighbour isn't seen", desk.directory == nil && desk.isReady)
    checks.equal("the desk lives without", desk.offers, 1)
    checks.fails("another desk doesn't", try container.resolve(RefundDesk.self)) {
      guard case .noAccess(_, let modules) = $0 else { return false }
      return modules.count == 1
        && modules[0].1 == ["TimetableModule", "AppModule", "BookingModule"]
    }
    checks.isTrue(
      "the failure is forgotten", try container.resolve(GiftDesk.self) === desk)

    checks.fails("two modules have colours", try container.resolve(Palette.self)) {
      guard case .ambiguousType(let type, let infos) = $0 else { return false }
      return type == Palette.self
        && infos.map { $0.file.hasSuffix("BookingModule.swift") } == [true, false]
    }
    checks.fails("and two sources have names", try container.resolve(TimetableSource.self)) {
      guard case .ambiguousType(_, let infos) = $0 else { return false }
      return infos.count == 2
    }
    checks.isTrue(
      "a component in a public one may be hidden",
      try container.resolve(TimetableSource.self, name: "remote")
        !== container.resolve(TimetableSource.self, name: "cache"))
  }

  func lateBinding() throws {
    let session = router.session
    checks.same(
      "Core's promise of a session is kept by Account",
      try session.resolve(SessionProvider.self), try session.resolve(SessionKeeper.self))
    checks.same(
      "that of an office by Wallet", try session.resolve(TicketOffice.self),
      try session.resolve(TicketBox.self))
    checks.same(
      "whom Booking doesn't know", try session.resolve(BookingService.self).office,
      try session.resolve(TicketBox.self))
    checks.fails("that of crash reports nowhere", try container.resolve(CrashReporter.self)) {
      guard case .typeNotFound(let type) = $0 else { return false }
      return type == CrashReporter.self
        && $0.description.hasPrefix("Cannot found type: CrashReporter\n")
    }
    let nobody: CrashReporter? = *?container
    checks.isTrue("nil where nil is wanted", nobody == nil)
  }
}
