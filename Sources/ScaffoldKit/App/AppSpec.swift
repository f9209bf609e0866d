/// What a person asks for with `scaffold app`: a new app of a style with its first modules.
public struct AppSpec: Sendable, Equatable {
    public var name: Located<String>
    public var style: Located<String>?
    public var options: [Located<StyleChoice>] = []
    /// The modules that the app begins with; none means those that the style names.
    public var modules: [ModuleSpec] = []

    public init(name: Located<String>) {
        self.name = name
    }
}
