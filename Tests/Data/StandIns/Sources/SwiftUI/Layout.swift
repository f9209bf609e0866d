/// An edge of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// Edges, as a set.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ e: Edge) {
            rawValue = 1 << e.rawValue
        }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}

/// An edge from side to side.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing
}

/// Distances from the edges.
@frozen
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    public init() {
        (top, leading, bottom, trailing) = (0, 0, 0, 0)
    }
}

/// Across or down.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal
    case vertical

    /// Axes, as a set.
    @frozen
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// A place from side to side.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
    private let value: Int8

    public static let leading = HorizontalAlignment(value: 0)
    public static let center = HorizontalAlignment(value: 1)
    public static let trailing = HorizontalAlignment(value: 2)
}

/// A place up and down.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
    private let value: Int8

    public static let top = VerticalAlignment(value: 0)
    public static let center = VerticalAlignment(value: 1)
    public static let bottom = VerticalAlignment(value: 2)
    public static let firstTextBaseline = VerticalAlignment(value: 3)
    public static let lastTextBaseline = VerticalAlignment(value: 4)
}

/// A place in both directions.
@frozen
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A place in a rectangle, as parts of its size.
@frozen
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
}

/// Views in a row.
@frozen @MainActor @preconcurrency
public struct HStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

/// Views in a column.
@frozen @MainActor @preconcurrency
public struct VStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

/// Views on top of each other.
@frozen @MainActor @preconcurrency
public struct ZStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}

/// Views in a row, made when they are seen.
@MainActor @preconcurrency
public struct LazyHStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

/// Views in a column, made when they are seen.
@MainActor @preconcurrency
public struct LazyVStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

/// Views in columns, made when they are seen.
@MainActor @preconcurrency
public struct LazyVGrid<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

/// A column or row of a grid.
public struct GridItem: Sendable {
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}

    /// How wide a column is.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
}

/// What stays in sight while the rest scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

#if IOS_16
/// Views in rows and columns.
@frozen @MainActor @preconcurrency
public struct Grid<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        _ = content()
    }
}

/// A row of a grid.
@frozen @MainActor @preconcurrency
public struct GridRow<Content>: _PrimitiveView where Content: View {
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        _ = content()
    }
}
#endif

/// What scrolls.
@MainActor @preconcurrency
public struct ScrollView<Content>: _PrimitiveView where Content: View {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    nonisolated public init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

/// Room that grows.
@frozen @MainActor @preconcurrency
public struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

/// A line.
@MainActor @preconcurrency
public struct Divider: _PrimitiveView {
    nonisolated public init() {}
}

/// What knows the room it has.
@frozen @MainActor @preconcurrency
public struct GeometryReader<Content>: _PrimitiveView where Content: View {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

/// The room that a view has.
public struct GeometryProxy {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// What can scroll to a view.
@frozen @MainActor @preconcurrency
public struct ScrollViewReader<Content>: _PrimitiveView where Content: View {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

/// Scrolls to a view.
public struct ScrollViewProxy {
    public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}

#if IOS_16
/// The first of several views that fits.
@frozen @MainActor @preconcurrency
public struct ViewThatFits<Content>: _PrimitiveView where Content: View {
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        _ = content()
    }
}
#endif
