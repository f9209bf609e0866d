/// What stands in a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    @ToolbarContentBuilder @MainActor @preconcurrency
    var body: Self.Body { get }
}

extension Never: ToolbarContent {
    public typealias Body = Never
}

/// Toolbar content that the framework draws itself.
@MainActor @preconcurrency
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
    public var body: Never { return fatalError("the framework's own toolbars have no body") }
}

extension Optional: _PrimitiveToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: _PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

/// Makes toolbar content of the statements in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
    where repeat each Content: ToolbarContent {
        TupleToolbarContent()
    }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent {
        content
    }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        .init(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
        .init(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        TupleToolbarContent()
    }
}

struct TupleToolbarContent: _PrimitiveToolbarContent {
    nonisolated init() {}
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

/// One item.
@MainActor @preconcurrency
public struct ToolbarItem<ID, Content>: _PrimitiveToolbarContent where Content: View {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) where ID == () {
        _ = content()
    }

    nonisolated public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        _ = content()
    }
}

/// Several items in one place.
@MainActor @preconcurrency
public struct ToolbarItemGroup<Content>: _PrimitiveToolbarContent where Content: View {
    nonisolated public init(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()

    #if IOS_16
    public static let secondaryAction = ToolbarItemPlacement()
    #endif
}

#if IOS_16
/// A bar.
public struct ToolbarPlacement: Sendable {
    public static var automatic: ToolbarPlacement { .init() }
    public static var bottomBar: ToolbarPlacement { .init() }
    public static var navigationBar: ToolbarPlacement { .init() }
    public static var tabBar: ToolbarPlacement { .init() }
}
#endif

extension View {
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        modified()
    }

    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent {
        modified()
    }

    #if IOS_16
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { modified() }
    nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View
    where S: ShapeStyle { modified() }
    nonisolated public func toolbarBackground(
        _ visibility: Visibility,
        for bars: ToolbarPlacement...
    ) -> some View { modified() }
    #endif
}
