import Foundation
import NIOCore
import NIOPosix
import Testing

/// A TCP connection to the server, for what no HTTP client would send.
struct RawConnection {
  private let channel: any Channel
  private let inbound: NIOAsyncChannelInboundStream<ByteBuffer>
  private let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

  /// Connects to a port of the loopback interface, and closes the connection after the test.
  static func with<Value: Sendable>(
    port: Int, test: (RawConnection) async throws -> Value
  ) async throws -> Value {
    let asyncChannel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await asyncChannel.executeThenClose { inbound, outbound in
      try await test(
        RawConnection(channel: asyncChannel.channel, inbound: inbound, outbound: outbound))
    }
  }

  /// Sends one text, and returns what the server has answered when it closes the connection.
  static func exchange(port: Int, _ text: String) async throws -> String {
    try await with(port: port) { connection in
      try await connection.send(text)
      return try await connection.readToEnd()
    }
  }

  func send(_ text: String) async throws {
    try await outbound.write(ByteBuffer(string: text))
  }

  /// Returns what the server sends until it closes the connection.
  func readToEnd() async throws -> String {
    var answer = ByteBuffer()
    do {
      for try await part in inbound { answer.writeImmutableBuffer(part) }
    } catch is IOError {
      // The server has reset the connection instead.
    }
    return String(buffer: answer)
  }

  /// Closing the connection resets it, as the end of a client's process would.
  func resetAtEnd() async throws {
    let provider = try #require(channel as? any SocketOptionProvider)
    try await provider.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
  }
}
