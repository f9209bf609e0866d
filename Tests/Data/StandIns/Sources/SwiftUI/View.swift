@_exported import DeveloperToolsSupport
@_exported import UIKit

/// A part of the interface.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

/// A view that the framework draws itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension Never: View {
    public var body: Never { fatalError("unreachable") }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension Optional: _PrimitiveView where Wrapped: View {}

/// No view at all.
@frozen
public struct EmptyView: _PrimitiveView, Sendable {
    nonisolated public init() {}
}

/// Any view.
@frozen @MainActor @preconcurrency
public struct AnyView: _PrimitiveView {
    let content: any View

    nonisolated public init<V>(_ view: V) where V: View {
        content = view
    }

    nonisolated public init<V>(erasing view: V) where V: View {
        content = view
    }

    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = view
    }
}

@available(*, unavailable)
extension AnyView: Sendable {}

/// Several views.
@frozen @MainActor @preconcurrency
public struct TupleView<T>: _PrimitiveView {
    public var value: T

    nonisolated public init(_ value: T) {
        self.value = value
    }
}

@available(*, unavailable)
extension TupleView: Sendable {}

/// One of two views.
@frozen
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// Which one.
    @frozen
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension _ConditionalContent: _PrimitiveView where TrueContent: View, FalseContent: View {}

/// Views treated as one.
@frozen
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("the framework's own views have no body") }

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: _PrimitiveView where Content: View {}

extension Group: Scene where Content: Scene {
    public init(@SceneBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { return fatalError("the framework's own scenes have no body") }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { return fatalError("the framework's own toolbars have no body") }
}
