@_spi(Previews) import DeveloperToolsSupport

/// Previews as they were before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency
    static var previews: Self.Previews { get }
}

extension View {
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { modified() }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { modified() }
}

/// How a preview is shown.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

extension Preview {
    /// What `#Preview` calls for a view.
    @MainActor
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(makeBody: body)
    }
}

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "SwiftUIPreviewMacro")

#if IOS_17
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "SwiftUIPreviewMacro")
#endif
