extension Subscribers {
    /// How many values a subscriber is ready for.
    @frozen
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        let rawValue: UInt

        private static let unlimitedValue = UInt(Int.max) + 1

        init(rawValue: UInt) {
            self.rawValue = Swift.min(Self.unlimitedValue, rawValue)
        }

        public static let unlimited = Demand(rawValue: unlimitedValue)
        public static let none = Demand(rawValue: 0)

        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "a demand is not negative")
            return Demand(rawValue: UInt(value))
        }

        public var max: Int? {
            self == .unlimited ? nil : Int(rawValue)
        }

        public var description: String {
            max.map { "max(\($0))" } ?? "unlimited"
        }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            lhs.rawValue < rhs.rawValue
        }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            lhs == .unlimited || rhs == .unlimited ? .unlimited : Demand(rawValue: lhs.rawValue + rhs.rawValue)
        }

        public static func += (lhs: inout Demand, rhs: Demand) {
            lhs = lhs + rhs
        }

        public static func - (lhs: Demand, rhs: Demand) -> Demand {
            if lhs == .unlimited { return .unlimited }
            return rhs >= lhs ? .none : Demand(rawValue: lhs.rawValue - rhs.rawValue)
        }

        public static func -= (lhs: inout Demand, rhs: Demand) {
            lhs = lhs - rhs
        }
    }

    /// How a publisher ended.
    @frozen
    public enum Completion<Failure> where Failure: Error {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// A subscriber whose kind is not known.
@frozen
public struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible where Failure: Error {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: ((any Subscription) -> Void)?
    private let onValue: ((Input) -> Subscribers.Demand)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    public init<S>(_ subscriber: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = { subscriber.receive(subscription: $0) }
        onValue = { subscriber.receive($0) }
        onCompletion = { subscriber.receive(completion: $0) }
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription
        onValue = receiveValue
        onCompletion = receiveCompletion
    }

    public var description: String { "AnySubscriber" }

    public func receive(subscription: any Subscription) {
        onSubscription?(subscription)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
        onValue?(value) ?? .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        onCompletion?(completion)
    }
}

extension Subscribers {
    /// Hands every value to a closure.
    public final class Sink<Input, Failure>: Subscriber, Cancellable where Failure: Error {
        public private(set) var receiveValue: (Input) -> Void
        public private(set) var receiveCompletion: (Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        private var isOver = false

        public init(
            receiveCompletion: @escaping ((Completion<Failure>) -> Void),
            receiveValue: @escaping ((Input) -> Void)
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, !isOver else {
                subscription.cancel()
                return
            }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            if !isOver { receiveValue(value) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard !isOver else { return }
            let tell = receiveCompletion
            end()
            tell(completion)
        }

        public func cancel() {
            let subscription = subscription
            end()
            subscription?.cancel()
        }

        private func end() {
            isOver = true
            subscription = nil
            receiveValue = { _ in }
            receiveCompletion = { _ in }
        }
    }

    /// Writes every value to a property of an object, which it holds strongly until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) {
            subscription = nil
            object = nil
        }

        public func cancel() {
            subscription?.cancel()
            subscription = nil
            object = nil
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
        receiveValue: @escaping ((Output) -> Void)
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
