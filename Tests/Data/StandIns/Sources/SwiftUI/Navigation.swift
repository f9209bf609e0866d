/// A stack of views; from iOS 16 on there is `NavigationStack`.
@MainActor @preconcurrency
public struct NavigationView<Content>: _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        _ = content()
    }
}

/// How a navigation view looks.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// One view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

/// As the device likes.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

/// Goes to another view.
@MainActor @preconcurrency
public struct NavigationLink<Label, Destination>: _PrimitiveView where Label: View, Destination: View {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        _ = destination()
        _ = label()
    }

    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        _ = label()
    }

    #if IOS_16
    @available(
        *,
        deprecated,
        message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    nonisolated public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        _ = destination()
        _ = label()
    }

    @available(
        *,
        deprecated,
        message: "use NavigationLink(value:label:) inside a NavigationStack or NavigationSplitView"
    )
    nonisolated public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        _ = label()
    }

    @available(
        *,
        deprecated,
        message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
    )
    nonisolated public init<V>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) where V: Hashable {
        _ = destination()
        _ = label()
    }
    #else
    nonisolated public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        _ = destination()
        _ = label()
    }

    nonisolated public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) {
        _ = label()
    }

    nonisolated public init<V>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) where V: Hashable {
        _ = destination()
        _ = label()
    }
    #endif

    nonisolated init(titled: Void) {}
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(titled: ())
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(titled: ())
    }
}

#if IOS_16
extension NavigationLink where Destination == Never {
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(titled: ())
    }

    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(titled: ())
    }

    @_disfavoredOverload
    nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(titled: ())
    }
}

/// A stack of views, kept as data.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root>: _PrimitiveView where Root: View {
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        _ = root()
    }

    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        _ = root()
    }

    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        _ = root()
    }
}

/// The data of a stack whose elements are of several types.
public struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []

    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable, S.Element: Codable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V>(_ value: V) where V: Hashable {
        elements.append(AnyHashable(value))
    }

    public mutating func append<V>(_ value: V) where V: Hashable, V: Codable {
        elements.append(AnyHashable(value))
    }

    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }
}

/// Two or three columns.
@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar, Content, Detail>: _PrimitiveView
where Sidebar: View, Content: View, Detail: View {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        _ = sidebar()
        _ = detail()
    }

    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        _ = sidebar()
        _ = content()
        _ = detail()
    }
}

extension View {
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { modified() }

    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View where V: View { modified() }

    #if IOS_17
    nonisolated public func navigationDestination<D, C>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View { modified() }
    #endif
}
#endif

/// What a navigation bar shows.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

extension View {
    nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle { modified() }
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { modified() }
    nonisolated public func navigationTitle(_ title: Text) -> some View { modified() }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { modified() }
    @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol { modified() }
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { modified() }
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { modified() }
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { modified() }
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { modified() }
}

/// Views side by side, one of them chosen.
@MainActor @preconcurrency
public struct TabView<SelectionValue, Content>: _PrimitiveView where SelectionValue: Hashable, Content: View {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        _ = content()
    }
}

extension View {
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { modified() }
    nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable { modified() }
    nonisolated public func badge(_ count: Int) -> some View { modified() }
    nonisolated public func badge(_ label: Text?) -> some View { modified() }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { modified() }
    @_disfavoredOverload
    nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol { modified() }
}
