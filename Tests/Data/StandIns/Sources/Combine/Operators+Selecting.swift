extension Publishers {
    /// Ends with the first value.
    public struct First<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber) { .finish($0) }
        }
    }

    /// Ends with the first value that fits.
    public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.receive(subscriber) { predicate($0) ? .finish($0) : .skip }
        }
    }

    /// The last value, at the end.
    public struct Last<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.receive(subscriber, atEnd: { last }) { value in
                last = value
                return .skip
            }
        }
    }

    /// Ends before the first value that does not fit.
    public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            upstream.receive(subscriber) { predicate($0) ? .pass($0) : .finish(nil) }
        }
    }

    /// The values at some places.
    public struct Output<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let range: CountableRange<Int>

        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let range = range
            var index = 0
            if range.isEmpty {
                subscriber.receive(subscription: EmptySubscription())
                subscriber.receive(completion: .finished)
                return
            }
            upstream.receive(subscriber) { value in
                defer { index += 1 }
                guard index >= range.lowerBound else { return .skip }
                return index == range.upperBound - 1 ? .finish(value) : .pass(value)
            }
        }
    }

    /// All values, at the end.
    public struct Collect<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            upstream.receive(subscriber, atEnd: { values }) { value in
                values.append(value)
                return .skip
            }
        }
    }

    /// The running result.
    public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream,
            initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initialResult
            upstream.receive(subscriber) { value in
                result = next(result, value)
                return .pass(result)
            }
        }
    }

    /// The result of all values, at the end.
    public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream,
            initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            let next = nextPartialResult
            var result = initial
            upstream.receive(subscriber, atEnd: { result }) { value in
                result = next(result, value)
                return .skip
            }
        }
    }

    /// Only the completion.
    public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber) { _ in .skip }
        }
    }
}

extension Publisher {
    public func first() -> Publishers.First<Self> {
        .init(upstream: self)
    }

    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    public func last() -> Publishers.Last<Self> {
        .init(upstream: self)
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }

    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        .init(upstream: self, range: 0..<maxLength)
    }

    public func output(at index: Int) -> Publishers.Output<Self> {
        .init(upstream: self, range: index..<(index + 1))
    }

    public func collect() -> Publishers.Collect<Self> {
        .init(upstream: self)
    }

    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
        .init(upstream: self)
    }
}
