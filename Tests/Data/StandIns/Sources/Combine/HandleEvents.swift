extension Publishers {
    /// Looks at what passes.
    public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Upstream.Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream,
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Upstream.Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
            upstream.subscribe(EventWatch(events: self, downstream: subscriber))
        }
    }
}

/// One subscription whose events are looked at.
private final class EventWatch<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    private var events: Publishers.HandleEvents<Upstream>?
    private let downstream: Downstream
    private var subscription: (any Subscription)?

    init(events: Publishers.HandleEvents<Upstream>, downstream: Downstream) {
        self.events = events
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        events?.receiveSubscription?(subscription)
        self.subscription = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        events?.receiveOutput?(input)
        return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        events?.receiveCompletion?(completion)
        events = nil
        subscription = nil
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        events?.receiveRequest?(demand)
        subscription?.request(demand)
    }

    func cancel() {
        events?.receiveCancel?()
        events = nil
        subscription?.cancel()
        subscription = nil
    }
}

extension Publisher {
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        .init(
            upstream: self,
            receiveSubscription: receiveSubscription,
            receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion,
            receiveCancel: receiveCancel,
            receiveRequest: receiveRequest
        )
    }
}
