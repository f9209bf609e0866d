/// Shows a view in UIKit.
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }

    public required init?(coder aDecoder: NSCoder) {
        preconditionFailure("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    public var rootView: Content

    #if IOS_16
    public var sizingOptions: UIHostingControllerSizingOptions = []
    #endif
}

#if IOS_16
/// How a hosting controller follows its view's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Shows a view in a cell.
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        _ = content()
    }

    @MainActor @preconcurrency
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
    }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
}
#endif

/// Shows a UIKit view controller in SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    @MainActor @preconcurrency
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    @MainActor @preconcurrency
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    @MainActor @preconcurrency
    func makeCoordinator() -> Self.Coordinator
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("a representable view has no body") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view controller is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable> where Representable: UIViewControllerRepresentable {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
}

/// Shows a UIKit view in SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    @MainActor @preconcurrency
    func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency
    func makeCoordinator() -> Self.Coordinator
}

extension UIViewRepresentable {
    public var body: Never { fatalError("a representable view has no body") }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable view is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { EnvironmentValues() }
}
