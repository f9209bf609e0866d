extension Publisher {
    public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P: Publisher, Failure == P.Failure {
        .init(self, other)
    }

    public func combineLatest<P, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P: Publisher, Failure == P.Failure {
        Publishers.CombineLatest(self, other).map { transform($0, $1) }
    }

    public func combineLatest<P, Q>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        .init(self, publisher1, publisher2)
    }

    public func combineLatest<P, Q, T>(
        _ publisher1: P,
        _ publisher2: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P: Publisher, Q: Publisher, Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0, $1, $2) }
    }

    public func combineLatest<P, Q, R>(
        _ publisher1: P,
        _ publisher2: Q,
        _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where
        P: Publisher, Q: Publisher, R: Publisher,
        Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure
    {
        .init(self, publisher1, publisher2, publisher3)
    }

    public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
    where P: Publisher, Failure == P.Failure, Output == P.Output {
        .init(self, other)
    }

    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        .init(self, other)
    }

    public func zip<P>(_ other: P) -> Publishers.Zip<Self, P> where P: Publisher, Failure == P.Failure {
        .init(self, other)
    }

    public func flatMap<T, P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Failure == P.Failure {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P: Publisher, P.Failure == Never {
        .init(upstream: self, maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }

    public func `catch`<P>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P: Publisher, Output == P.Output {
        .init(upstream: self, handler: handler)
    }

    public func share() -> Publishers.Share<Self> {
        .init(upstream: self)
    }
}

extension Publisher where Failure == Never {
    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
        .init(upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    public func flatMap<P>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Output.Failure, Output: Publisher {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        .init(upstream: self)
    }
}

extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> {
        .init(upstream: self)
    }
}
