/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
        Publishers.Sequence<[Output], Never>(sequence: [output]).receive(subscriber: subscriber)
    }
}

extension Just: Equatable where Output: Equatable {}

/// No value, and the end at once or never.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: EmptySubscription())
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// An error at once.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
    public let error: Failure

    public init(error: Failure) {
        self.error = error
    }

    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        subscriber.receive(subscription: EmptySubscription())
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}

/// One value or error, when it is known; the work starts at once.
public final class Future<Output, Failure>: Publisher where Failure: Error {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let broadcast = Broadcast<Output, Failure>()
    private var result: Result<Output, Failure>?

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in fulfil(result) }
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        guard let result = broadcast.locked({ result }) else {
            broadcast.add(subscriber)
            return
        }
        switch result {
        case .success(let value):
            Publishers.Sequence<[Output], Failure>(sequence: [value]).receive(subscriber: subscriber)
        case .failure(let error):
            Fail(error: error).receive(subscriber: subscriber)
        }
    }

    private func fulfil(_ result: Result<Output, Failure>) {
        let isFirst = broadcast.locked { () -> Bool in
            guard self.result == nil else { return false }
            self.result = result
            return true
        }
        guard isFirst else { return }
        switch result {
        case .success(let value):
            broadcast.send(value)
            broadcast.send(completion: .finished)
        case .failure(let error):
            broadcast.send(completion: .failure(error))
        }
    }
}

extension Publishers {
    /// The elements of a sequence.
    public struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) {
            self.sequence = sequence
        }

        public func receive<S>(subscriber: S) where Failure == S.Failure, S: Subscriber, Elements.Element == S.Input {
            let subscription = SequenceSubscription(Array(sequence), AnySubscriber(subscriber))
            subscriber.receive(subscription: subscription)
            subscription.finishIfDone()
        }
    }
}

extension Swift.Sequence {
    public var publisher: Publishers.Sequence<Self, Never> {
        .init(sequence: self)
    }
}

extension Optional {
    /// The value, if there is one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        public init(_ output: Output?) {
            self.output = output
        }

        public func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never {
            Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
        }
    }

    public var publisher: Publisher {
        Publisher(self)
    }
}

extension Result {
    /// The value or the error.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success

        public let result: Result

        public init(_ result: Result) {
            self.result = result
        }

        public init(_ output: Output) {
            result = .success(output)
        }

        public init(_ failure: Failure) {
            result = .failure(failure)
        }

        public func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
            switch result {
            case .success(let value):
                Publishers.Sequence<[Success], Failure>(sequence: [value]).receive(subscriber: subscriber)
            case .failure(let error):
                Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    public var publisher: Publisher {
        Publisher(self)
    }
}

private final class SequenceSubscription<Element, Failure: Error>: Subscription {
    private var elements: ArraySlice<Element>
    private var downstream: AnySubscriber<Element, Failure>?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ elements: [Element], _ downstream: AnySubscriber<Element, Failure>) {
        self.elements = elements[...]
        self.downstream = downstream
    }

    func request(_ more: Subscribers.Demand) {
        demand += more
        guard !isDelivering else { return }
        isDelivering = true
        while demand > .none, let downstream, let element = elements.popFirst() {
            demand -= .max(1)
            demand += downstream.receive(element)
        }
        isDelivering = false
        finishIfDone()
    }

    func finishIfDone() {
        guard elements.isEmpty, !isDelivering, let downstream else { return }
        self.downstream = nil
        downstream.receive(completion: .finished)
    }

    func cancel() {
        downstream = nil
    }
}
