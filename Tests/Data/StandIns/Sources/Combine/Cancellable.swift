/// Something under way that can be called off.
public protocol Cancellable {
    func cancel()
}

/// Calls off what it holds when it goes away.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    public init<C>(_ canceller: C) where C: Cancellable {
        action = { canceller.cancel() }
    }

    deinit {
        action?()
    }

    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
        lhs === rhs
    }

    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(self)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }
}

extension Cancellable {
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
    private let object: AnyObject

    public init() {
        object = Token()
    }

    public init(_ obj: AnyObject) {
        object = obj
    }

    public var description: String { "\(ObjectIdentifier(object))" }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(object))
    }

    public static func == (lhs: CombineIdentifier, rhs: CombineIdentifier) -> Bool {
        lhs.object === rhs.object
    }
}

private final class Token {}

/// Something with a `CombineIdentifier`.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

extension Subscriptions {
    public static var empty: any Subscription { EmptySubscription() }
}

final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// Runs a closure when it is cancelled; takes no notice of demand.
final class ClosureSubscription: Subscription {
    private var onCancel: (() -> Void)?

    init(_ onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        onCancel?()
        onCancel = nil
    }
}
