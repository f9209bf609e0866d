/// Joins several publishers into one subscription: values go through `source`, and ending it ends them all.
struct Junction<Output, Failure: Error> {
    let source = Broadcast<Output, Failure>()
    private let parts = Parts()

    private final class Parts {
        var cancellables: [AnyCancellable] = []
        var open = 0
    }

    func start<S>(_ subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
        let parts = parts
        source.onEmpty = { parts.cancellables = [] }
        source.add(subscriber)
    }

    /// Adds a publisher; the whole finishes when all parts have.
    func add<P>(_ publisher: P, onValue: @escaping (P.Output) -> Void) where P: Publisher, P.Failure == Failure {
        parts.open += 1
        let (source, parts) = (source, parts)
        let cancellable = publisher.sink(
            receiveCompletion: { completion in
                parts.open -= 1
                switch completion {
                case .failure: source.send(completion: completion)
                case .finished: if parts.open == 0 { source.send(completion: .finished) }
                }
            },
            receiveValue: onValue
        )
        if source.completion == nil { parts.cancellables.append(cancellable) }
    }

    /// Keeps the whole open while parts are still being added.
    func whileOpen(_ body: () -> Void) {
        parts.open += 1
        body()
        parts.open -= 1
        if parts.open == 0 { source.send(completion: .finished) }
    }
}

extension Publishers {
    /// The latest values of two publishers.
    public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let junction = Junction<Output, Failure>()
            var latest: (a: A.Output?, b: B.Output?)
            func tell() {
                guard let a = latest.a, let b = latest.b else { return }
                junction.source.send((a, b))
            }
            junction.start(subscriber)
            junction.whileOpen {
                junction.add(a) { value in
                    latest.a = value
                    tell()
                }
                junction.add(b) { value in
                    latest.b = value
                    tell()
                }
            }
        }
    }

    /// The latest values of three publishers.
    public struct CombineLatest3<A, B, C>: Publisher
    where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
                .map { ($0.0, $0.1, $1) }
                .receive(subscriber: subscriber)
        }
    }

    /// The latest values of four publishers.
    public struct CombineLatest4<A, B, C, D>: Publisher
    where
        A: Publisher, B: Publisher, C: Publisher, D: Publisher,
        A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
    {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            CombineLatest<CombineLatest3<A, B, C>, D>(CombineLatest3<A, B, C>(a, b, c), d)
                .map { ($0.0, $0.1, $0.2, $1) }
                .receive(subscriber: subscriber)
        }
    }

    /// The values of two publishers as they come.
    public struct Merge<A, B>: Publisher
    where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let junction = Junction<Output, Failure>()
            junction.start(subscriber)
            junction.whileOpen {
                junction.add(a) { junction.source.send($0) }
                junction.add(b) { junction.source.send($0) }
            }
        }
    }

    /// The values of several publishers as they come.
    public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
            publishers = Array(upstream)
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let junction = Junction<Output, Failure>()
            junction.start(subscriber)
            junction.whileOpen {
                for publisher in publishers { junction.add(publisher) { junction.source.send($0) } }
            }
        }
    }

    /// Pairs the values of two publishers.
    public struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let junction = Junction<Output, Failure>()
            var waiting: (a: [A.Output], b: [B.Output]) = ([], [])
            func tell() {
                guard !waiting.a.isEmpty, !waiting.b.isEmpty else { return }
                junction.source.send((waiting.a.removeFirst(), waiting.b.removeFirst()))
            }
            junction.start(subscriber)
            junction.whileOpen {
                junction.add(a) { value in
                    waiting.a.append(value)
                    tell()
                }
                junction.add(b) { value in
                    waiting.b.append(value)
                    tell()
                }
            }
        }
    }

    /// Turns each value into a publisher and delivers what these deliver.
    public struct FlatMap<NewPublisher, Upstream>: Publisher
    where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream,
            maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let junction = Junction<Output, Failure>()
            let transform = transform
            junction.start(subscriber)
            junction.whileOpen {
                junction.add(upstream) { value in
                    junction.add(transform(value)) { junction.source.send($0) }
                }
            }
        }
    }

    /// Delivers what the latest of a publisher's publishers delivers.
    public struct SwitchToLatest<P, Upstream>: Publisher
    where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let junction = Junction<Output, Failure>()
            var latest = 0
            junction.start(subscriber)
            junction.whileOpen {
                junction.add(upstream) { publisher in
                    latest += 1
                    let mine = latest
                    junction.add(publisher) { if mine == latest { junction.source.send($0) } }
                }
            }
        }
    }

    /// Goes on with another publisher after a failure.
    public struct Catch<Upstream, NewPublisher>: Publisher
    where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let source = Broadcast<Output, Failure>()
            var parts: [AnyCancellable] = []
            let handler = handler
            source.onEmpty = { parts = [] }
            source.add(subscriber)
            parts.append(
                upstream.sink(
                    receiveCompletion: { completion in
                        guard case .failure(let failure) = completion else {
                            source.send(completion: .finished)
                            return
                        }
                        let next = handler(failure)
                        parts.append(
                            next.sink(
                                receiveCompletion: { source.send(completion: $0) },
                                receiveValue: { source.send($0) }
                            )
                        )
                    },
                    receiveValue: { source.send($0) }
                )
            )
        }
    }

    /// One subscription to a publisher for all who listen.
    public final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let source = Broadcast<Output, Failure>()
        private var subscription: AnyCancellable?

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            source.onEmpty = { [weak self] in self?.subscription = nil }
            source.add(subscriber)
            guard subscription == nil else { return }
            let source = source
            subscription = upstream.sink(
                receiveCompletion: { source.send(completion: $0) },
                receiveValue: { source.send($0) }
            )
        }

        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }

    /// Starts a connectable publisher with its first subscriber.
    public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public final let upstream: Upstream
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
            let source = Broadcast<Output, Failure>()
            let sink = Subscribers.Sink<Output, Failure>(
                receiveCompletion: { source.send(completion: $0) },
                receiveValue: { source.send($0) }
            )
            source.onEmpty = { [self] in
                sink.cancel()
                subscribers -= 1
                if subscribers == 0 {
                    connection?.cancel()
                    connection = nil
                }
            }
            source.add(subscriber)
            upstream.subscribe(sink)
            subscribers += 1
            if connection == nil { connection = upstream.connect() }
        }
    }
}
