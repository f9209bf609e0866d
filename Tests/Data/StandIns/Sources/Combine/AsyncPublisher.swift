/// A publisher's values as an asynchronous sequence.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
    public typealias Element = P.Output
    public typealias AsyncIterator = Iterator

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Gives the values one by one.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        private var inner: AsyncStream<UncheckedBox<P.Output>>.Iterator

        init(_ publisher: P) {
            let (stream, continuation) = AsyncStream.makeStream(of: UncheckedBox<P.Output>.self)
            let sink = publisher.sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: { continuation.yield(UncheckedBox(value: $0)) }
            )
            let box = UncheckedBox(value: sink)
            continuation.onTermination = { _ in box.value.cancel() }
            inner = stream.makeAsyncIterator()
        }

        public mutating func next() async -> P.Output? {
            await inner.next()?.value
        }
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher)
    }
}

/// A publisher's values as an asynchronous sequence that ends with the publisher's error.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
    public typealias Element = P.Output
    public typealias AsyncIterator = Iterator

    private let publisher: P

    public init(_ publisher: P) {
        self.publisher = publisher
    }

    /// Gives the values one by one.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output

        private var inner: AsyncThrowingStream<UncheckedBox<P.Output>, any Error>.Iterator

        init(_ publisher: P) {
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: UncheckedBox<P.Output>.self)
            let sink = publisher.sink(
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: continuation.finish()
                    case .failure(let error): continuation.finish(throwing: error)
                    }
                },
                receiveValue: { continuation.yield(UncheckedBox(value: $0)) }
            )
            let box = UncheckedBox(value: sink)
            continuation.onTermination = { _ in box.value.cancel() }
            inner = stream.makeAsyncIterator()
        }

        public mutating func next() async throws -> P.Output? {
            try await inner.next()?.value
        }
    }

    public func makeAsyncIterator() -> Iterator {
        Iterator(publisher)
    }
}

struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> {
        AsyncPublisher(self)
    }
}

extension Publisher {
    public var values: AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self)
    }
}
