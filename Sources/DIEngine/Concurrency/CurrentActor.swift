internal import CDIEngine

/// Whether the running code is isolated to an actor: the thread runs a task on the actor's executor.
///
/// Code that runs there in another way counts as not isolated, such as a block on a dispatch queue that an actor
/// uses as its executor.
package func isRunning(on actor: any Actor) -> Bool {
  // The first word is the address of the actor or object that runs the jobs.
  unsafeBitCast(actor.unownedExecutor, to: (UInt, UInt).self).0 == di_current_executor()
}
