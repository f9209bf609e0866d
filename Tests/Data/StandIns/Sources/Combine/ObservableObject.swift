/// An object that says, before it changes, that it is about to.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

/// What an `ObservableObject` speaks through, unless it has its own.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let broadcast = Broadcast<Void, Never>()

    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
        broadcast.add(subscriber)
    }

    public func send() {
        broadcast.send(())
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One publisher that all published properties share, found by reflection on first use.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties(of: self)
        if let known = properties.lazy.compactMap(\.changes).first { return known }
        let publisher = ObservableObjectPublisher()
        for property in properties { property.changes = publisher }
        return publisher
    }

    private func publishedProperties(of object: Any) -> [any PublishedStorage] {
        var mirror: Mirror? = Mirror(reflecting: object)
        var found: [any PublishedStorage] = []
        while let level = mirror {
            found += level.children.compactMap { ($0.value as? any PublishedProperty)?.published }
            mirror = level.superclassMirror
        }
        return found
    }
}

/// What reflection sees of a `Published`.
protocol PublishedProperty {
    var published: any PublishedStorage { get }
}

/// The part of a `Published` that does not depend on its value's type.
protocol PublishedStorage: AnyObject {
    var changes: ObservableObjectPublisher? { get set }
}
