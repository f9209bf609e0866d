/// What fills a shape.
public protocol ShapeStyle: Sendable {}

/// A colour.
@frozen
public struct Color: Hashable, Sendable, ShapeStyle {
    private let name: String

    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "\(red) \(green) \(blue) \(opacity)"
    }

    public init(white: Double, opacity: Double = 1) {
        name = "white \(white) \(opacity)"
    }

    public init(uiColor: UIColor) {
        name = "\(uiColor.hash)"
    }

    @available(
        *,
        deprecated,
        message: "Use Color(uiColor:) when converting a UIColor, or create a standard Color directly"
    )
    @_disfavoredOverload
    public init(_ color: UIColor) {
        name = "\(color.hash)"
    }

    public func opacity(_ opacity: Double) -> Color { self }

    public static let red = Color("red")
    public static let orange = Color("orange")
    public static let yellow = Color("yellow")
    public static let green = Color("green")
    public static let mint = Color("mint")
    public static let teal = Color("teal")
    public static let cyan = Color("cyan")
    public static let blue = Color("blue")
    public static let indigo = Color("indigo")
    public static let purple = Color("purple")
    public static let pink = Color("pink")
    public static let brown = Color("brown")
    public static let white = Color("white")
    public static let gray = Color("gray")
    public static let black = Color("black")
    public static let clear = Color("clear")
    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    public static let accentColor = Color("accentColor")
}

extension Color: View {
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension Color: _PrimitiveView {}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

/// A level of importance of the foreground.
@frozen
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The tint.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { .init() }
}

/// The background.
@frozen
public struct BackgroundStyle: ShapeStyle {
    public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { .init() }
}

/// Frosted glass.
public struct Material: ShapeStyle {
    public static let regular = Material()
    public static let thick = Material()
    public static let thin = Material()
    public static let ultraThin = Material()
    public static let ultraThick = Material()
    public static let bar = Material()
}

extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var thinMaterial: Material { .thin }
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var bar: Material { .bar }
}

/// A figure.
public protocol Shape: Sendable, View {}

extension Shape {
    nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle { modified() }
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        modified()
    }
    public var body: some View { EmptyView() }
}

/// A figure that can be drawn smaller.
public protocol InsettableShape: Shape {}

/// A rectangle.
@frozen
public struct Rectangle: InsettableShape {
    nonisolated public init() {}
}

/// A rectangle with round corners.
@frozen
public struct RoundedRectangle: InsettableShape {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
}

/// A circle.
@frozen
public struct Circle: InsettableShape {
    nonisolated public init() {}
}

/// A rectangle with half circles at its ends.
@frozen
public struct Capsule: InsettableShape {
    nonisolated public init(style: RoundedCornerStyle = .circular) {}
}

/// How a corner curves.
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

extension Shape where Self == Rectangle {
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
}

/// A picture.
@frozen
public struct Image: Equatable, Sendable {
    let name: String

    public init(systemName: String) {
        name = systemName
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.name = name
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.name = name
    }

    public init(uiImage: UIImage) {
        name = "\(uiImage.hash)"
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// How a picture is made larger.
    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    /// How a picture takes a colour.
    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }

    /// How large a symbol is beside text.
    public enum Scale: Sendable {
        case small
        case medium
        case large
    }
}

extension Image: View {
    public var body: Never { fatalError("the framework's own views have no body") }
}

extension Image: _PrimitiveView {}

/// How a symbol takes colours.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

/// A picture from the network.
@MainActor @preconcurrency
public struct AsyncImage<Content>: _PrimitiveView where Content: View {
    nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {}

    nonisolated public init<I, P>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P>, I: View, P: View {}

    nonisolated public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

/// How far a picture from the network is.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}

/// A change over time.
@frozen
public struct Animation: Equatable, Sendable {
    private let name: String

    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
    public static func linear(duration: TimeInterval) -> Animation { .linear }
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(name: "spring")
    }
}

public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try body()
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let identity = AnyTransition()
    public static let scale = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
}
