/// Makes a view of another.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content) -> Self.Body

    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier changes.
@MainActor @preconcurrency
public struct _ViewModifier_Content<Modifier>: _PrimitiveView where Modifier: ViewModifier {
    nonisolated init() {}
}

/// A view or toolbar item with a modifier.
@frozen
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// What a modifier gives whose effect the stand-ins do not draw.
    nonisolated func modified() -> ModifiedContent<Self, UndrawnModifier> {
        ModifiedContent(content: self, modifier: UndrawnModifier())
    }
}

/// A modifier whose effect the stand-ins do not draw.
@MainActor @preconcurrency
struct UndrawnModifier: ViewModifier {
    nonisolated init() {}

    func body(content: Content) -> Never {
        fatalError("the framework's own modifiers have no body")
    }
}

/// Sets what assistive technologies hear.
@MainActor @preconcurrency
public struct AccessibilityAttachmentModifier: ViewModifier {
    nonisolated init() {}

    public func body(content: Content) -> Never {
        fatalError("the framework's own modifiers have no body")
    }
}
