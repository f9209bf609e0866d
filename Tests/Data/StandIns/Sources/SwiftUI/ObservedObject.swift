public import Combine
#if IOS_17
@_exported import Observation
#endif

/// An object that a view watches and another part of the app owns.
@MainActor @preconcurrency @frozen @propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    public var wrappedValue: ObjectType

    nonisolated public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    nonisolated public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to an object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup @frozen
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An object that a view owns.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    private let made: Made

    private final class Made: @unchecked Sendable {
        let make: () -> ObjectType
        lazy var object = make()

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
        }
    }

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        made = Made(thunk)
    }

    public var wrappedValue: ObjectType { made.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: made.object) }
}

/// An object that an outer view gave.
@MainActor @preconcurrency @frozen @propertyWrapper
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated public init() {}

    public var wrappedValue: ObjectType { fatalError("no object of this type is in the environment") }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension View {
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject { modified() }

    nonisolated public func onReceive<P>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Publisher, P.Failure == Never {
        modified()
    }
}

#if IOS_17
/// Bindings to an observable object's properties.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: Observation.Observable, Value: AnyObject {
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension View {
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observation.Observable {
        modified()
    }
}
#endif
