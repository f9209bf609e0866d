/// What a person asks for: a module as the flags or a spec file describe it, before any default is filled in.
///
/// Both ways of writing (`SpecFlags`, `SpecFile`) give this one model; `ModuleResolver` turns it into a `Module`.
public struct ModuleSpec: Sendable, Equatable {
    public var name: Located<String>
    public var style: Located<String>?
    /// Choices among the style's options (`tests: xctest`).
    public var options: [Located<StyleChoice>] = []
    /// The first is the root.
    public var screens: [ScreenSpec] = []
    /// Whether screens were asked for of which none could be read: what is wrong with them is told, and that there are none need not be.
    public var hasOnlyUnreadScreens = false
    public var routes: [RouteSpec] = []
    public var useCases: [UseCaseSpec] = []
    public var types: [TypeSpec] = []
    /// Screens of other features that this one navigates to: `Orders.detail`, or `Orders` for its root.
    public var links: [Located<String>] = []
    /// Further first components of the module's URLs.
    public var aliases: [Located<String>] = []
    public var tab: TabSpec?

    public init(name: Located<String>) {
        self.name = name
    }
}
