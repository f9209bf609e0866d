import Diagnostics

/// What a style's `style.yml` says: its options, its naming, its pieces, and the base app.
public struct StyleManifest: Sendable, Equatable {
    public var name: String
    public var title: String
    public var summary: String
    /// The lowest iOS version that the style's output runs on (`15.0`).
    public var minimumIOS: String
    public var options: [StyleOption]
    public var naming: StyleNaming
    /// Type names of the base app, which no module may emit.
    public var reserved: [String]
    /// Names that the style's view models use themselves.
    public var reservedMembers: [String]
    public var app: BaseApp
    /// By what an app of the style is told from others.
    public var signs = StyleSigns()
    /// What an app may call its own way: by key, the anchors to look at, the style's own first.
    public var names: [String: [AnchorPath]] = [:]
    /// Whether this style is taken where nothing says which; the library says so, not the manifest.
    public var isDefault = false
    /// What every module consists of.
    public var pieces: [Piece]
    /// What every module needs in files that the app has already.
    public var wirings: [Wiring] = []

    /// The base app: what there is once, and how an app of this style is recognised.
    public struct BaseApp: Sendable, Equatable {
        /// A declaration that every app of this style has (`class AppDIContainer`).
        public var entry: DeclarationPattern?
        /// Other declarations of which one shows the style as well, in an app that calls its own way what the first one is.
        public var otherEntries: [DeclarationPattern] = []
        public var pieces: [Piece]
        /// The Xcode project that a new app gets; `nil` for none.
        public var xcode: XcodeSettings?
        /// The modules that a new app begins with, where nothing else is asked for.
        public var modules: [ModuleSpec]
        /// The features that the base app brings itself: who asks for one of them by name alone has it already.
        public var provides: [String] = []
    }
}

extension StyleManifest.BaseApp {
    /// The names of the parts that the base app itself consists of, by the folders of its pieces.
    public var parts: Set<String> {
        Set(pieces.flatMap { $0.path.split(separator: "/").map(String.init) })
    }

    /// Why a module cannot be made: the base app has a feature of that name itself.
    func refusal(of module: ModuleSpec) -> Problem? {
        let name = NameWords(module.name.value).pascal
        guard provides.contains(name) else { return nil }
        return Problem(
            "the base app has the feature \"\(name)\" itself",
            at: module.name.mark,
            hint: "a module needs another name, such as \"\(name)Feed\""
        )
    }
}
