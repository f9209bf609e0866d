/// One screen as the user described it.
public struct ScreenSpec: Sendable, Equatable {
    public var name: Located<String>
    /// `nil` where nothing was said, empty for `detail()`: a screen that surely has none.
    public var parameters: [ParameterSpec]?
    public var kind: Located<ScreenKind>?
    public var presentation: Located<Presentation>?
    /// The stem of the screen's type names, where the style's own will not do (`Login`).
    public var type: Located<String>?
    /// The names of the use cases that belong here.
    public var useCases: [Located<String>] = []

    public init(name: Located<String>) {
        self.name = name
    }
}
