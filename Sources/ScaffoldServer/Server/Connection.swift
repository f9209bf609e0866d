/// The lines between a server and its client.
package struct Connection: Sendable {
    /// The next line of the client; `nil` at its end.
    package let readLine: @Sendable () -> String?
    /// Sends a line to the client.
    package let writeLine: @Sendable (String) -> Void
    /// Whether the client is no longer there to read.
    package let isGone: @Sendable () -> Bool

    package init(
        readLine: @escaping @Sendable () -> String?,
        writeLine: @escaping @Sendable (String) -> Void,
        isGone: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.readLine, self.writeLine, self.isGone) = (readLine, writeLine, isGone)
    }
}
