/// A screen of another feature that this one navigates to, through the parent.
public struct Link: Sendable, Equatable {
    public var module: NameWords
    public var screen: NameWords?
    /// The parameters of that screen, where the other module's spec is known.
    public var parameters: [Parameter]
}
