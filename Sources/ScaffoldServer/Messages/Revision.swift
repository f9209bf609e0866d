import YAMLReader

/// The revisions of the Model Context Protocol that the server speaks.
enum Revision {
    /// The one without a handshake: each request states the revision and what its client can do.
    static let current = "2026-07-28"

    /// Those with a handshake, the newest first.
    static let handshakes = ["2025-11-25", "2025-06-18"]

    static let all: YAMLValue = .array(([current] + handshakes).map(YAMLValue.string))

    /// The revision of a connection whose client asks for this one.
    static func negotiated(_ asked: YAMLValue?) -> YAMLValue {
        handshakes.map(YAMLValue.string).first { $0 == asked } ?? .string(handshakes[0])
    }
}
