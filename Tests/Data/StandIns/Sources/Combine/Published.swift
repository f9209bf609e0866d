/// A property whose changes are published, before they are stored.
@propertyWrapper
public struct Published<Value> {
    let box: Box

    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    public init(initialValue: Value) {
        box = Box(initialValue)
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    public static subscript<EnclosingSelf>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value where EnclosingSelf: AnyObject {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.send(newValue) }
    }

    /// Publishes the current value, then each new one before it is stored.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let box: Box

        public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
            box.broadcast.add(subscriber, first: box.value)
        }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set { _ = newValue }
    }

    final class Box: PublishedStorage {
        private(set) var value: Value
        let broadcast = Broadcast<Value, Never>()
        var changes: ObservableObjectPublisher?
        var assignments: [AnyCancellable] = []

        init(_ value: Value) {
            self.value = value
        }

        func send(_ newValue: Value) {
            changes?.send()
            broadcast.send(newValue)
            value = newValue
        }
    }
}

extension Published: PublishedProperty {
    var published: any PublishedStorage { box }
}

extension Publisher where Failure == Never {
    /// Feeds a published property for as long as it lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        let subscription = sink { [weak box] value in box?.send(value) }
        box.assignments.append(subscription)
    }
}
