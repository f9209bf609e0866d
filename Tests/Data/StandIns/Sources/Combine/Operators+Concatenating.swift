extension Publishers {
    /// The values of one publisher, then those of another.
    public struct Concatenate<Prefix, Suffix>: Publisher
    where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        public let prefix: Prefix
        public let suffix: Suffix

        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        public func receive<S>(subscriber: S)
        where S: Subscriber, Suffix.Failure == S.Failure, Suffix.Output == S.Input {
            let junction = Junction<Output, Failure>()
            junction.start(subscriber)
            let first = prefix.handleEvents(receiveCompletion: { [suffix] completion in
                if case .finished = completion { junction.add(suffix) { junction.source.send($0) } }
            })
            junction.add(first) { junction.source.send($0) }
        }
    }
}

extension Publisher {
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        .init(prefix: .init(sequence: elements), suffix: self)
    }
}
