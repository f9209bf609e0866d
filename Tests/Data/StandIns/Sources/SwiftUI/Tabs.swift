#if IOS_18
/// What a tab view shows: tabs, with their values.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent

    @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// Tab content of the framework's own.
@MainActor @preconcurrency
public protocol _PrimitiveTabContent: TabContent where Body == Never {}

extension _PrimitiveTabContent {
    public var body: Never { fatalError("the framework's own tabs have no body") }
}

/// Makes tab content of the statements in a closure.
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    /// The content of a tab view that has tabs.
    public struct Content<C>: _PrimitiveView where C: TabContent {
        nonisolated init() {}
    }

    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: TabContent, Content.TabValue == TabValue {
        content
    }

    public static func buildBlock<Content>(_ content: Content) -> Content
    where Content: TabContent, Content.TabValue == TabValue {
        content
    }

    @_disfavoredOverload
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some TabContent<TabValue>
    where repeat each Content: TabContent {
        TupleTabContent<TabValue>()
    }

    public static func buildIf<Content>(_ content: Content?) -> some TabContent<TabValue> where Content: TabContent {
        TupleTabContent<TabValue>()
    }
}

/// Several tabs.
struct TupleTabContent<TabValue>: _PrimitiveTabContent where TabValue: Hashable {
    nonisolated init() {}
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel: _PrimitiveView {}

/// What a tab is for, so that the system gives it its place.
public struct TabRole: Hashable, Sendable {
    public static var search: TabRole { TabRole() }
}

/// One tab, by its value.
public struct Tab<Value, Content, Label> {
    fileprivate init() {}
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
}

extension Tab: _PrimitiveTabContent where Value: Hashable, Content: View, Label: View {}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        _ = content()
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

extension ForEach: _PrimitiveTabContent where Content: TabContent {}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
    nonisolated public init<T>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
    where T == Content.TabValue {
        self.data = data
        self.content = content
    }
}

extension TabView {
    nonisolated public init<C>(
        selection: Binding<SelectionValue>,
        @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        _ = content()
    }
}

/// How a tab view looks.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// A tab bar that becomes a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension View {
    nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { modified() }
}
#endif

#if IOS_26
/// When a tab bar becomes small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { modified() }
}
#endif
