import Diagnostics

/// A screen of another feature that this one navigates to, through the parent.
public struct Link: Sendable, Equatable {
    public var module: NameWords
    public var screen: NameWords?
    /// The parameters of that screen, where the other module's spec is known.
    public var parameters: [Parameter]
    /// How that screen comes to be seen.
    public var presentation: Presentation
    /// Whether the other module has a tab to switch to.
    public var hasTab: Bool
    /// The other module's root screen.
    public var root: NameWords
    /// The other module's further screens, for what stands in for it in tests.
    public var others: [Target] = []

    /// A screen of the other module.
    public struct Target: Sendable, Equatable {
        public var name: NameWords
        public var parameters: [Parameter]
    }
}
