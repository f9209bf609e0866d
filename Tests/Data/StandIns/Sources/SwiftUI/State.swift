/// A property of a view that the framework updates.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A value that a view owns.
@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
    private let box: Box<Value>

    public init(wrappedValue value: Value) {
        box = Box(value)
    }

    public init(initialValue value: Value) {
        box = Box(value)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> { box.binding }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: Sendable where Value: Sendable {}

@usableFromInline
final class Box<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    var binding: Binding<Value> {
        Binding(read: { self.value }, write: { self.value = $0 })
    }
}

/// A value that is kept elsewhere.
@frozen @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    public var transaction = Transaction()

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        self.read = read
        self.write = write
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        read = unsafeBitCast(get, to: (() -> Value).self)
        write = unsafeBitCast(set, to: ((Value) -> Void).self)
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        read = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        write = { set($0, Transaction()) }
    }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(read: { value }, write: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (read, write) = (read, write)
        return Binding<Subject>(
            read: { read()[keyPath: keyPath] },
            write: { part in
                var whole = read()
                whole[keyPath: keyPath] = part
                write(whole)
            }
        )
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(read: { base.wrappedValue }, write: { if let value = $0 { base.wrappedValue = value } })
    }

    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(read: { base.wrappedValue ?? value }, write: { base.wrappedValue = $0 })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            read: { wrappedValue[position] },
            write: { wrappedValue[position] = $0 }
        )
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
    public func index(_ i: Value.Index, offsetBy distance: Int) -> Value.Index {
        wrappedValue.index(i, offsetBy: distance)
    }
    public func distance(from start: Value.Index, to end: Value.Index) -> Int {
        wrappedValue.distance(from: start, to: end)
    }
}

/// The circumstances of a change.
public struct Transaction {
    public init() {}
    public init(animation: Animation?) {}
}

/// What has the keyboard.
@frozen @propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    private let box: Box<Value>

    public init() where Value == Bool {
        box = Box(false)
    }

    public init<T>() where Value == T?, T: Hashable {
        box = Box(nil)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding {
        Binding(box: box)
    }

    /// A focus that is kept elsewhere.
    @propertyWrapper
    public struct Binding {
        let box: Box<Value>

        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }
}

/// A value in the user defaults.
@frozen @propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let box: Box<Value>

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> { box.binding }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        box = Box(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        box = Box(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        box = Box(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        box = Box(wrappedValue)
    }
}

/// A value that a scene keeps, and has again when it is restored.
@frozen @propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let box: Box<Value>

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> { box.binding }

    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        box = Box(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        box = Box(wrappedValue)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        box = Box(wrappedValue)
    }

    public init(_ key: String) where Value == String? {
        box = Box(nil)
    }

    public init(_ key: String) where Value == URL? {
        box = Box(nil)
    }

    public init(_ key: String) where Value == Data? {
        box = Box(nil)
    }
}

extension SceneStorage: Sendable where Value: Sendable {}

/// A length that follows the person's text size.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}

/// Tells groups of views apart.
@frozen @propertyWrapper
public struct Namespace: DynamicProperty {
    public init() {}

    public var wrappedValue: ID { ID() }

    /// One namespace.
    public struct ID: Hashable, Sendable {}
}
