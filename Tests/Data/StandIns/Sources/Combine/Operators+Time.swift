internal import Foundation

/// Carries values over to a scheduler, in order, for `receive(on:)`, `delay` and `subscribe(on:)`.
private final class Relay<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let run: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, run: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.run = run
    }

    private var current: Downstream? {
        lock.lock()
        defer { lock.unlock() }
        return downstream
    }

    func receive(subscription: any Subscription) {
        upstream = subscription
        current?.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        run { [self] in
            guard let demand = current?.receive(input), demand > .none else { return }
            upstream?.request(demand)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        run { [self] in
            let downstream = current
            lock.lock()
            self.downstream = nil
            lock.unlock()
            upstream = nil
            downstream?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        upstream?.request(demand)
    }

    func cancel() {
        lock.lock()
        downstream = nil
        lock.unlock()
        upstream?.cancel()
        upstream = nil
    }
}

extension Publishers {
    /// Delivers on a scheduler.
    public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let scheduler = scheduler
            let options = options
            upstream.subscribe(Relay(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }

    /// Subscribes on a scheduler.
    public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let upstream = upstream
            scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
        }
    }

    /// Delivers later.
    public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions? = nil
        ) {
            self.upstream = upstream
            self.interval = interval
            self.tolerance = tolerance
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
            let relay = Relay(subscriber) { action in
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval),
                    tolerance: tolerance,
                    options: options,
                    action
                )
            }
            upstream.subscribe(relay)
        }
    }

    /// Delivers a value once nothing came after it for a while.
    public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream,
            dueTime: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let (scheduler, dueTime, options) = (scheduler, dueTime, options)
            let source = Broadcast<Output, Failure>()
            var latest = 0
            source.add(subscriber)
            let sink = Subscribers.Sink<Output, Failure>(
                receiveCompletion: { completion in
                    latest += 1
                    scheduler.schedule(options: options) { source.send(completion: completion) }
                },
                receiveValue: { value in
                    latest += 1
                    let mine = latest
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime),
                        tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        if mine == latest { source.send(value) }
                    }
                }
            )
            source.onEmpty = { sink.cancel() }
            upstream.subscribe(sink)
        }
    }

    /// Delivers at most one value in each span of time.
    public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool

        public init(
            upstream: Upstream,
            interval: Context.SchedulerTimeType.Stride,
            scheduler: Context,
            latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let (scheduler, interval, latest) = (scheduler, interval, latest)
            let source = Broadcast<Output, Failure>()
            var pending: Output?
            var isWaiting = false
            source.add(subscriber)
            func wait() {
                isWaiting = true
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                    isWaiting = false
                    guard let value = pending else { return }
                    pending = nil
                    source.send(value)
                    wait()
                }
            }
            let sink = Subscribers.Sink<Output, Failure>(
                receiveCompletion: { source.send(completion: $0) },
                receiveValue: { value in
                    guard !isWaiting else {
                        if latest || pending == nil { pending = value }
                        return
                    }
                    scheduler.schedule(options: nil) { source.send(value) }
                    wait()
                }
            )
            source.onEmpty = { sink.cancel() }
            upstream.subscribe(sink)
        }
    }
}

extension Publisher {
    public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
    where S: Scheduler {
        .init(upstream: self, scheduler: scheduler, options: options)
    }

    public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
    where S: Scheduler {
        .init(upstream: self, scheduler: scheduler, options: options)
    }

    public func delay<S>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> where S: Scheduler {
        .init(
            upstream: self,
            interval: interval,
            tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler,
            options: options
        )
    }

    public func debounce<S>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> where S: Scheduler {
        .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }

    public func throttle<S>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Throttle<Self, S> where S: Scheduler {
        .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
