/// Passes values on to whoever listens, and keeps none.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
    private let broadcast = Broadcast<Output, Failure>()

    public init() {}

    public func send(subscription: any Subscription) {
        subscription.request(.unlimited)
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.add(subscriber)
    }

    public func send(_ input: Output) {
        broadcast.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}

/// Keeps the latest value, gives it to each new subscriber, and passes on what comes after.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
    private let broadcast = Broadcast<Output, Failure>()
    private var current: Output

    public init(_ value: Output) {
        current = value
    }

    public var value: Output {
        get { broadcast.locked { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) {
        subscription.request(.unlimited)
    }

    public func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
        broadcast.add(subscriber, first: broadcast.completion == nil ? value : nil)
    }

    public func send(_ input: Output) {
        let isOpen = broadcast.locked { () -> Bool in
            guard broadcast.completion == nil else { return false }
            current = input
            return true
        }
        if isOpen { broadcast.send(input) }
    }

    public func send(completion: Subscribers.Completion<Failure>) {
        broadcast.send(completion: completion)
    }
}
