public import AppleFoundation

/// What a `#Preview` shows.
@MainActor
public struct Preview: Sendable {
    let makeBody: @MainActor () -> Any

    @_spi(Previews)
    public init(makeBody: @escaping @MainActor () -> Any) {
        self.makeBody = makeBody
    }

    /// How a view is shown.
    public enum ViewTraits {}
}

/// How a preview is shown.
@MainActor
public struct PreviewTrait<T>: Sendable {
    init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { PreviewTrait() }
    public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
}

/// What the `#Preview` macro makes a type conform to.
public protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }
    @MainActor static func makePreview() throws -> Preview
}

/// The body of a preview: one expression.
@resultBuilder
public struct PreviewMacroBodyBuilder<Content> {
    public static func buildBlock(_ content: Content) -> Content { content }

    @available(*, unavailable, message: "This builder requires exactly one content expression")
    public static func buildBlock(_ content: Content...) -> Content { fatalError("unavailable") }

    @available(*, unavailable, message: "This builder does not support control flow statements")
    public static func buildOptional(_ content: Content?) -> Content { fatalError("unavailable") }

    @available(*, unavailable, message: "This builder does not support control flow statements")
    public static func buildEither(first: Content) -> Content { fatalError("unavailable") }

    @available(*, unavailable, message: "This builder does not support control flow statements")
    public static func buildEither(second: Content) -> Content { fatalError("unavailable") }
}
