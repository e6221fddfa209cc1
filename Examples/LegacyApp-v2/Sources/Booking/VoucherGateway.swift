/// A season's vouchers. The object itself is the tag for requests of its gateway.
public final class VoucherProgram {
  public static let summer = VoucherProgram(season: "summer")
  public static let winter = VoucherProgram(season: "winter")

  public let season: String

  public init(season: String) {
    self.season = season
  }
}

public final class VoucherGateway: PaymentGateway {
  public let program: VoucherProgram
  private var used = 0

  init(program: VoucherProgram) {
    self.program = program
  }

  public func pay(_ cents: Int) -> String {
    used += 1
    return "\(program.season)-\(used)"
  }
}
