extension Publishers {
    /// Gives a publisher that cannot fail a failure type.
    public struct SetFailureType<Upstream, Failure>: Publisher
    where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let stage = Stage<Output, Never, S>(
                subscriber,
                onEnd: { _ in StageEnd(value: nil, completion: .finished) },
                onValue: { .pass($0) }
            )
            upstream.subscribe(stage)
        }
    }

    /// Changes the error.
    public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
        public typealias Output = Upstream.Output

        public let upstream: Upstream
        public let transform: (Upstream.Failure) -> Failure

        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let transform = transform
            let stage = Stage<Output, Upstream.Failure, S>(
                subscriber,
                onEnd: { completion in
                    switch completion {
                    case .finished: StageEnd(value: nil, completion: .finished)
                    case .failure(let failure): StageEnd(value: nil, completion: .failure(transform(failure)))
                    }
                },
                onValue: { .pass($0) }
            )
            upstream.subscribe(stage)
        }
    }

    /// Ends with a value in place of an error.
    public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let output = output
            let stage = Stage<Output, Upstream.Failure, S>(
                subscriber,
                onEnd: { completion in
                    switch completion {
                    case .finished: StageEnd(value: nil, completion: .finished)
                    case .failure: StageEnd(value: output, completion: .finished)
                    }
                },
                onValue: { .pass($0) }
            )
            upstream.subscribe(stage)
        }
    }

    /// Gives a value where there was none.
    public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let output = output
            var isEmpty = true
            upstream.receive(subscriber, atEnd: { isEmpty ? output : nil }) { value in
                isEmpty = false
                return .pass(value)
            }
        }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error {
        .init(upstream: self)
    }
}

extension Publisher {
    public func mapError<E>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> where E: Error {
        .init(upstream: self, transform: transform)
    }

    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        .init(upstream: self, output: output)
    }

    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        .init(upstream: self, output: output)
    }

    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }
}
