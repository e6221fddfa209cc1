/// A value that answers a request; it depends on the request's context and on the clock of the app.
public struct RequestStatus {
  public let context: RequestContext
  public let clock: any Clock

  @inline(never)
  public init(context: RequestContext, clock: any Clock) {
    (self.context, self.clock) = (context, clock)
  }
}
