import DIv3Async
public import Logging

/// Passes the messages of all containers of the process on to a logger.
public func logContainers(to logger: Logger) {
  DISetting.Log.level = .warning
  DISetting.Log.fun = { level, message in
    logger.log(level: level == .error ? .error : .warning, "\(message)")
  }
}
