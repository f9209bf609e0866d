internal import Foundation

/// The subscribers of one source of values, each with its own demand; safe to use from any thread.
final class Broadcast<Output, Failure: Error> {
    private let lock = NSRecursiveLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private(set) var completion: Subscribers.Completion<Failure>?

    /// Called when the last subscriber has cancelled.
    var onEmpty: (() -> Void)?

    func locked<T>(_ body: () throws -> T) rethrows -> T {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    /// Connects a subscriber; `first` is what it receives before anything else, once it asks.
    func add<S>(_ subscriber: S, first: Output? = nil)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
        let conduit = Conduit(AnySubscriber(subscriber), first: first) { self.remove($0) }
        let ended = locked { () -> Subscribers.Completion<Failure>? in
            if completion == nil { conduits.append(conduit) }
            return completion
        }
        subscriber.receive(subscription: conduit)
        if let ended { conduit.complete(ended) }
    }

    func send(_ value: Output) {
        let current = locked { completion == nil ? conduits : [] }
        for conduit in current { conduit.offer(value) }
    }

    func send(completion end: Subscribers.Completion<Failure>) {
        let current = locked { () -> [Conduit<Output, Failure>] in
            guard completion == nil else { return [] }
            completion = end
            defer { conduits = [] }
            return conduits
        }
        for conduit in current { conduit.complete(end) }
    }

    private func remove(_ conduit: Conduit<Output, Failure>) {
        let isEmpty = locked { () -> Bool in
            conduits.removeAll { $0 === conduit }
            return conduits.isEmpty
        }
        if isEmpty { onEmpty?() }
    }
}

/// One subscriber of a `Broadcast`.
final class Conduit<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private var first: Output?
    private let onCancel: (Conduit) -> Void

    init(_ downstream: AnySubscriber<Output, Failure>, first: Output?, onCancel: @escaping (Conduit) -> Void) {
        self.downstream = downstream
        self.first = first
        self.onCancel = onCancel
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        let pending = demand > .none ? first : nil
        if pending != nil { first = nil }
        lock.unlock()
        if let pending { offer(pending) }
    }

    /// Passes a value on if it was asked for; a current value that was not yet taken is replaced.
    func offer(_ value: Output) {
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return
        }
        guard demand > .none else {
            if first != nil { first = value }
            lock.unlock()
            return
        }
        demand -= .max(1)
        lock.unlock()
        let more = downstream.receive(value)
        lock.lock()
        demand += more
        lock.unlock()
    }

    func complete(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let downstream = downstream
        self.downstream = nil
        lock.unlock()
        downstream?.receive(completion: completion)
    }

    func cancel() {
        lock.lock()
        downstream = nil
        first = nil
        lock.unlock()
        onCancel(self)
    }
}
