extension TypeReference {
    /// The streams and publishers that a use case may return, as they are written, by name.
    static let streams = [
        "AsyncStream": "AsyncStream<[Order]>", "AsyncThrowingStream": "AsyncThrowingStream<[Order], Error>",
        "AnyPublisher": "AnyPublisher<[Order], Error>",
    ]

    /// The type of the values that a stream or publisher delivers; `nil` for any other type, and for one whose failure is not
    /// `Error`, or a publisher's `Never`.
    package var delivered: TypeReference? {
        guard case .named(let name, let arguments) = self, let value = arguments.first else { return nil }
        let failure = arguments.dropFirst().map(\.text)
        switch name {
        case "AsyncStream": return failure.isEmpty ? value : nil
        case "AsyncThrowingStream": return failure == ["Error"] ? value : nil
        case "AnyPublisher": return failure == ["Error"] || failure == ["Never"] ? value : nil
        default: return nil
        }
    }

    package var isPublisher: Bool { text.hasPrefix("AnyPublisher<") }

    /// Whether a value may be followed by an error.
    package var canFail: Bool { text.hasSuffix(", Error>") }
}
