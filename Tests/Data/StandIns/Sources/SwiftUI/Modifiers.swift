// MARK: - Layout

extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modified() }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { modified() }
    nonisolated public func padding(_ length: CGFloat) -> some View { modified() }
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { modified() }
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { modified() }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified() }
    nonisolated public func fixedSize() -> some View { modified() }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { modified() }
    nonisolated public func layoutPriority(_ value: Double) -> some View { modified() }
    nonisolated public func zIndex(_ value: Double) -> some View { modified() }
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified()
    }
    nonisolated public func scaledToFit() -> some View { modified() }
    nonisolated public func scaledToFill() -> some View { modified() }
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all
    ) -> some View { modified() }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modified() }
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { modified() }
}

/// How a picture fills its room.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

/// Parts of the safe area.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

// MARK: - Appearance

extension View {
    nonisolated public func font(_ font: Font?) -> some View { modified() }
    nonisolated public func foregroundColor(_ color: Color?) -> some View { modified() }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { modified() }
    @_disfavoredOverload
    nonisolated public func tint(_ tint: Color?) -> some View { modified() }
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { modified() }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { modified() }
    nonisolated public func lineLimit(_ number: Int?) -> some View { modified() }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { modified() }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { modified() }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { modified() }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { modified() }
    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability { modified() }
    nonisolated public func monospacedDigit() -> some View { modified() }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { modified() }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { modified() }
    nonisolated public func opacity(_ opacity: Double) -> some View { modified() }
    nonisolated public func hidden() -> some View { modified() }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { modified() }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { modified() }
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        modified()
    }
    nonisolated public func shadow(
        color: Color = Color(white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { modified() }
    nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle { modified() }
    @_disfavoredOverload
    nonisolated public func background<Background>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View where Background: View { modified() }
    nonisolated public func background<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { modified() }
    nonisolated public func background<S>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle { modified() }
    nonisolated public func background<S, T>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape { modified() }
    @_disfavoredOverload
    nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
    where Overlay: View { modified() }
    nonisolated public func overlay<V>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { modified() }
    nonisolated public func overlay<S>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View where S: ShapeStyle { modified() }
    nonisolated public func overlay<S, T>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View where S: ShapeStyle, T: Shape { modified() }
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { modified() }
    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View
    where S: Shape { modified() }
    nonisolated public func mask<Mask>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View where Mask: View { modified() }
    nonisolated public func redacted(reason: RedactionReasons) -> some View { modified() }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { modified() }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { modified() }
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize { modified() }
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { modified() }
    nonisolated public func labelsHidden() -> some View { modified() }
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        modified()
    }
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    nonisolated public func animation(_ animation: Animation?) -> some View { modified() }
    nonisolated public func transition(_ t: AnyTransition) -> some View { modified() }

    #if IOS_16
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { modified() }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { modified() }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { modified() }
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { modified() }
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { modified() }
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { modified() }
    nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { modified() }
    #endif
}

/// How a shape is filled.
@frozen
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// Whether text can be chosen.
public protocol TextSelectability {}

/// Text that can be chosen.
public struct EnabledTextSelectability: TextSelectability {}

/// Text that cannot be chosen.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { .init() }
}

/// Why a view hides its content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
}

/// How large a control is.
public enum ControlSize: CaseIterable, Sendable {
    case mini
    case small
    case regular
    case large
}

// MARK: - Events

extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { modified() }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { modified() }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modified()
    }
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modified() }
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modified() }
    nonisolated public func task<T>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { modified() }
    nonisolated public func disabled(_ disabled: Bool) -> some View { modified() }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modified() }
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        modified()
    }
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { modified() }
    nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View
    where MenuItems: View { modified() }

    #if IOS_17
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable { modified() }
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable { modified() }
    nonisolated public func onChange<V>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View where V: Equatable { modified() }
    #else
    nonisolated public func onChange<V>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable { modified() }
    #endif
}
