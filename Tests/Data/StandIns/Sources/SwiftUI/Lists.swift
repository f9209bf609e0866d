/// Views made from data.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: UndrawnModifier())
    }

    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        ModifiedContent(content: self, modifier: UndrawnModifier())
    }
}

/// A view for each element.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension ForEach: _PrimitiveView where Content: View {}
extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    @_disfavoredOverload
    nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        let whole = data.wrappedValue
        self.data = whole.indices.lazy.map { ($0, whole[$0].id) }
        self.content = { content(data[$0.0]) }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}

/// Rows.
@MainActor @preconcurrency
public struct List<SelectionValue, Content>: _PrimitiveView where SelectionValue: Hashable, Content: View {
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        _ = content()
    }

    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        _ = content()
    }

    nonisolated init(rows content: Content) {}
}

extension List where SelectionValue == Never {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }

    nonisolated public init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
    {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<RowContent>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

extension List {
    nonisolated public init<Data, RowContent>(
        _ data: Data,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data, RowContent>(
        _ data: Data,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

/// A part of a list or form with a header and a footer.
public struct Section<Parent, Content, Footer> {
    nonisolated init(parts: Content) {}
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(parts: content())
    }

    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(parts: content())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(parts: content())
    }

    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(parts: content())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(parts: content())
    }

    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(parts: content())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(parts: content())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(parts: content())
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(parts: content())
    }
}

/// Controls to fill in.
@MainActor @preconcurrency
public struct Form<Content>: _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        _ = content()
    }
}

/// What can be opened and closed.
@MainActor @preconcurrency
public struct DisclosureGroup<Label, Content>: _PrimitiveView where Label: View, Content: View {
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        _ = label()
    }

    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        _ = label()
    }
}

extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}

/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The usual list.
public struct DefaultListStyle: ListStyle {
    nonisolated public init() {}
}

/// A list without groups.
public struct PlainListStyle: ListStyle {
    nonisolated public init() {}
}

/// A list in groups.
public struct GroupedListStyle: ListStyle {
    nonisolated public init() {}
}

/// A list in groups away from the edges.
public struct InsetGroupedListStyle: ListStyle {
    nonisolated public init() {}
}

/// A list away from the edges.
public struct InsetListStyle: ListStyle {
    nonisolated public init() {}
}

/// A list beside the content.
public struct SidebarListStyle: ListStyle {
    nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { .init() }
}

extension View {
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { modified() }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { modified() }
    nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View { modified() }
    nonisolated public func listRowSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View { modified() }
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility,
        edges: VerticalEdge.Set = .all
    ) -> some View { modified() }
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View { modified() }
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { modified() }
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { modified() }

    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View where T: View {
        modified()
    }

    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modified()
    }

    #if IOS_16
    nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle { modified() }
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { modified() }
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { modified() }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { modified() }
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { modified() }
    #endif
}

#if IOS_16
/// How a form looks.
@MainActor @preconcurrency
public protocol FormStyle {}

/// A form in groups.
public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
}

/// A form in columns.
public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { .init() }
}

/// When scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
    public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
    public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
    public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

/// When scroll indicators are seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private let name: String

    public static var automatic: ScrollIndicatorVisibility { .init(name: "automatic") }
    public static var visible: ScrollIndicatorVisibility { .init(name: "visible") }
    public static var hidden: ScrollIndicatorVisibility { .init(name: "hidden") }
    public static var never: ScrollIndicatorVisibility { .init(name: "never") }
}
#endif

/// Whether something is seen.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

/// An edge up or down.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    case top
    case bottom

    /// Edges, as a set.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
    }
}
