@_spi(Previews) import DeveloperToolsSupport

extension Preview {
    /// What `#Preview` calls for a view.
    @MainActor
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIView
    ) {
        self.init(makeBody: body)
    }

    /// What `#Preview` calls for a view controller.
    @MainActor
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<Preview.ViewTraits>...,
        body: @escaping @MainActor () -> UIViewController
    ) {
        self.init(makeBody: body)
    }
}

// UIKit's previews want iOS 17. The macro is there on older systems too, because a declaration may be marked
// `@available(iOS 17, *)`; it refuses where the mark is missing.

#if IOS_17
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "UIKitPreviewMacro")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "UIKitPreviewMacro")
#else
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "MarkedUIKitPreviewMacro")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "MarkedUIKitPreviewMacro")
#endif
