/// The lines between a server and its client: one thread reads, and the server writes one line at a time.
package struct Connection: @unchecked Sendable {
    /// The next line of the client; `nil` at its end.
    let readLine: () -> String?
    /// Sends a line to the client.
    let writeLine: (String) -> Void
    /// Whether the client is no longer there to read.
    let isGone: () -> Bool

    package init(
        readLine: @escaping () -> String?,
        writeLine: @escaping (String) -> Void,
        isGone: @escaping () -> Bool = { false }
    ) {
        (self.readLine, self.writeLine, self.isGone) = (readLine, writeLine, isGone)
    }
}
