/// Reads values from some form of data.
public protocol TopLevelDecoder {
    associatedtype Input
    func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

/// Writes values to some form of data.
public protocol TopLevelEncoder {
    associatedtype Output
    func encode<T>(_ value: T) throws -> Output where T: Encodable
}

extension Publisher {
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
    where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
        .init(upstream: self, decoder: decoder)
    }
}

extension Publishers {
    /// Reads each value.
    public struct Decode<Upstream, Output, Coder>: Publisher
    where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
        public typealias Failure = any Error

        public let upstream: Upstream
        private let decoder: Coder

        init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == any Error {
            let decoder = decoder
            upstream.receiveThrowing(subscriber) { .pass(try decoder.decode(Output.self, from: $0)) }
        }
    }
}
