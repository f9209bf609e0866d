/// An app.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Self.Body { get }

    @MainActor @preconcurrency
    init()
}

extension App {
    /// Starts the app; here there is no screen to start it on.
    @MainActor @preconcurrency
    public static func main() {}
}

/// A part of an app with a life of its own.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that the framework draws itself.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    public var body: Never { fatalError("the framework's own scenes have no body") }
}

/// Makes a scene of the statements in a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
        content
    }

    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene where C0: Scene, C1: Scene {
        TupleScene()
    }
}

struct TupleScene: _PrimitiveScene {
    nonisolated init() {}
}

/// Windows that all show the same.
@MainActor @preconcurrency
public struct WindowGroup<Content>: _PrimitiveScene where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        _ = content()
    }

    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
        _ = content()
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

extension Scene {
    nonisolated public func environmentObject<T>(_ object: T) -> some Scene { TupleScene() }

    #if IOS_17
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable { TupleScene() }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene where V: Equatable { TupleScene() }
    #else
    nonisolated public func onChange<V>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene where V: Equatable { TupleScene() }
    #endif
}

/// Makes and holds an app delegate.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType { fatalError("no app runs here that could have made its delegate") }
}
