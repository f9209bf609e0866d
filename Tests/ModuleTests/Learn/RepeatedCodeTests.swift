import Diagnostics
import Testing

@testable import ModulePlanning

/// What the rest of an app has for a module, in constructs that have to be repeated as a whole: before and after, and back.
@Suite("Code that is repeated for a copy")
struct RepeatedCodeTests {
    private static func module(_ name: String) -> [String: String] {
        [
            "Shop/\(name)/\(name)View.swift": "struct \(name)View { let model: \(name)Model }\n",
            "Shop/\(name)/\(name)Model.swift": "struct \(name)Model { var count = 0 }\n",
        ]
    }

    /// The text of a file after the copy of `Movies` as `Wishes`, which the removal takes back.
    private func copied(_ text: String, at path: String = "Shop/App.swift", _ others: [String: String] = [:]) throws
        -> String?
    {
        var files = Self.module("Movies").merging(Self.module("Songs")) { $1 }.merging(others) { $1 }
        files[path] = text
        let app = try LearntApp(files)
        try app.copy("Movies", to: "Wishes")
        let new = app.text(path)
        try app.remove("Wishes")
        #expect(app.isAsBefore)
        return new
    }

    // MARK: - What stays as it is

    @Test(
        "what the app has once, or has for another thing of the same name, is not repeated",
        arguments: [
            // A program starts once.
            "@main\nstruct MoviesPreviewApp: App {\n    var body: some Scene { MoviesView(model: MoviesModel()) }\n}\n",
            // A library's type is no type of the app's, whatever its name is.
            "enum Event {\n    case start\n    case moviesDone(Center.Info.MoviesModel)\n    case songsDone(Center.Info.SongsModel)\n}\n",
            // The module's own case is meant in its code, and not that of an enum of the same name elsewhere.
            "struct Over {\n    enum Action {\n        case load\n        case moviesShown(Int)\n        case songs\n    }\n}\n",
        ]
    )
    func stays(text: String) throws {
        let own =
            "struct MoviesLoader {\n    enum Action { case moviesShown(Int) }\n    let next = { () -> Action in .moviesShown(1) }\n}\n"
        #expect(try copied(text, ["Shop/Movies/MoviesLoader.swift": own]) == text)
    }

    @Test("a mark above an entry is repeated only if it names the module")
    func marks() throws {
        func list(_ entry: String) -> String {
            """
            final class Container {
                // MARK: - Modules
                // Lives as long as the app.
                lazy var movies = MoviesModel()
            \(entry)    lazy var songs = SongsModel()
            }

            """
        }
        let entry = "    // Lives as long as the app.\n    lazy var wishes = WishesModel()\n"
        #expect(try copied(list("")) == list(entry))
    }

    // MARK: - Conditional compilation

    @Test(
        "each branch of an #if that names the module is extended",
        arguments: [
            (
                "func make() {\n    #if DEBUG\n    use(MoviesView(model: MoviesModel()))\n    #else\n    use(MoviesView(model: MoviesModel(count: 1)))\n    #endif\n    use(SongsView(model: SongsModel()))\n}\n",
                "func make() {\n    #if DEBUG\n    use(MoviesView(model: MoviesModel()))\n    use(WishesView(model: WishesModel()))\n    #else\n    use(MoviesView(model: MoviesModel(count: 1)))\n    use(WishesView(model: WishesModel(count: 1)))\n    #endif\n    use(SongsView(model: SongsModel()))\n}\n"
            ),
            (
                "struct Factory {\n    #if os(iOS)\n    func makeMovies() -> MoviesView { a() }\n    #elseif os(tvOS)\n    func makeMovies() -> MoviesView { b() }\n    #else\n    func makeMovies() -> MoviesView { c() }\n    #endif\n    func makeSongs() -> SongsView { a() }\n}\n",
                "struct Factory {\n    #if os(iOS)\n    func makeMovies() -> MoviesView { a() }\n    func makeWishes() -> WishesView { a() }\n    #elseif os(tvOS)\n    func makeMovies() -> MoviesView { b() }\n    func makeWishes() -> WishesView { b() }\n    #else\n    func makeMovies() -> MoviesView { c() }\n    func makeWishes() -> WishesView { c() }\n    #endif\n    func makeSongs() -> SongsView { a() }\n}\n"
            ),
            (
                "enum Tab {\n    #if DEBUG\n    case movies\n    #endif\n    case songs\n\n    var screen: Any {\n        switch self {\n        #if DEBUG\n        case .movies: MoviesView(model: MoviesModel())\n        #endif\n        case .songs: SongsView(model: SongsModel())\n        }\n    }\n}\n",
                "enum Tab {\n    #if DEBUG\n    case movies\n    case wishes\n    #endif\n    case songs\n\n    var screen: Any {\n        switch self {\n        #if DEBUG\n        case .movies: MoviesView(model: MoviesModel())\n        case .wishes: WishesView(model: WishesModel())\n        #endif\n        case .songs: SongsView(model: SongsModel())\n        }\n    }\n}\n"
            ),
            (
                "let list: [Any] = [\n    a(MoviesModel())\n    #if DEBUG\n        .bold()\n    #endif\n    ,\n    a(SongsModel())\n    #if DEBUG\n        .bold()\n    #endif\n]\n",
                "let list: [Any] = [\n    a(MoviesModel())\n    #if DEBUG\n        .bold()\n    #endif\n    ,\n    a(WishesModel())\n    #if DEBUG\n        .bold()\n    #endif\n    ,\n    a(SongsModel())\n    #if DEBUG\n        .bold()\n    #endif\n]\n"
            ),
        ]
    )
    func branches(before: String, after: String) throws {
        #expect(try copied(before) == after)
    }

    // MARK: - Enums and properties

    @Test(
        "an enum whose own name has the module's word stays, and grows with its switches",
        arguments: ["extension MovieEvent {\n    ", "extension MovieEvent: CustomStringConvertible {\n    "]
    )
    func enumOfTheName(head: String) throws {
        func text(_ more: String, _ cases: String) -> String {
            "enum MovieEvent {\n    case login\n    case openMovies(id: Int)\n\(more)    case openSongs(id: Int)\n}\n\n\(head)"
                + "var description: String {\n        switch self {\n        case .login: \"login\"\n        case .openMovies: \"open_movies\"\n"
                + "\(cases)        case .openSongs: \"open_songs\"\n        }\n    }\n}\n"
        }
        let use = [
            "Shop/Movies/MoviesLog.swift": "func logMovies() { print(MovieEvent.openMovies(id: 1).description) }\n"
        ]
        #expect(
            try copied(text("", ""), use)
                == text("    case openWishes(id: Int)\n", "        case .openWishes: \"open_wishes\"\n")
        )
    }

    @Test(
        "a stored property is repeated with the statement that gives it its value",
        arguments: ["self.movies = .init()", "movies = MoviesModel()"]
    )
    func storedProperty(statement: String) throws {
        func text(_ property: String, _ statements: String) -> String {
            "struct AppState {\n    var movies: MoviesModel\n\(property)    var path: [String] = []\n\n    init() {\n"
                + "        \(statement)\n\(statements)    }\n\n    init(path: [String]) {\n        \(statement)\n\(statements)"
                + "        self.path = path\n    }\n}\n"
        }
        let copy = statement.replacing("ovies", with: "ishes").replacing("m", with: "w").replacing("M", with: "W")
        let new = "        \(copy.replacing("Wodel", with: "Model"))\n"
        #expect(try copied(text("", "")) == text("    var wishes: WishesModel\n", new))
    }

    // MARK: - Manifests

    private static let sources = ["Movies", "Songs"].reduce(into: [String: String]()) { files, name in
        files["Sources/\(name)/\(name)View.swift"] = "public struct \(name)View {\n    public init() {}\n}\n"
    }

    /// The manifest after the copy, and the file that imports the targets.
    private func manifest(_ text: String, at path: String = "Package.swift", beside other: String? = nil) throws
        -> [String?]
    {
        var files = Self.sources
        files["Package.swift"] = other ?? text
        files[path] = text
        files["Sources/Root/Root.swift"] =
            "import Movies\nimport Songs\n\nlet all: [Any] = [\n    MoviesView(),\n    SongsView(),\n]\n"
        let app = try LearntApp(files)
        try app.copy("Movies", to: "Wishes")
        let new = [app.text(path), app.text("Sources/Root/Root.swift"), app.text("Package.swift")]
        try app.remove("Wishes")
        #expect(app.isAsBefore)
        return new
    }

    private static let head = "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
    private static let root =
        "import Movies\nimport Wishes\nimport Songs\n\nlet all: [Any] = [\n    MoviesView(),\n    WishesView(),\n    SongsView(),\n]\n"

    @Test(
        "a manifest that computes its targets is extended where the name is written",
        arguments: [
            (
                "let movies = \"Movies\"\nlet songs = \"Songs\"\n\nlet package = Package(\n    name: \"Shop\",\n    targets: [\n        .target(name: movies),\n        .target(name: songs),\n        .testTarget(name: movies + \"Tests\", dependencies: [.byName(name: movies)]),\n        .target(name: \"Root\", dependencies: [.byName(name: movies), .byName(name: songs)]),\n    ]\n)\n",
                "let movies = \"Movies\"\nlet wishes = \"Wishes\"\nlet songs = \"Songs\"\n\nlet package = Package(\n    name: \"Shop\",\n    targets: [\n        .target(name: movies),\n        .target(name: wishes),\n        .target(name: songs),\n        .testTarget(name: movies + \"Tests\", dependencies: [.byName(name: movies)]),\n        .testTarget(name: wishes + \"Tests\", dependencies: [.byName(name: wishes)]),\n        .target(name: \"Root\", dependencies: [.byName(name: movies), .byName(name: wishes), .byName(name: songs)]),\n    ]\n)\n"
            ),
            (
                "enum Feature: String, CaseIterable {\n    case movies = \"Movies\"\n    case songs = \"Songs\"\n}\n\nlet package = Package(name: \"Shop\", targets: Feature.allCases.map { .target(name: $0.rawValue) })\n",
                "enum Feature: String, CaseIterable {\n    case movies = \"Movies\"\n    case wishes = \"Wishes\"\n    case songs = \"Songs\"\n}\n\nlet package = Package(name: \"Shop\", targets: Feature.allCases.map { .target(name: $0.rawValue) })\n"
            ),
            (
                "let package = Package(\n    name: \"Shop\",\n    targets: [\n        \"Movies\",\n        \"Songs\",\n    ].map { .target(name: $0) }\n)\n",
                "let package = Package(\n    name: \"Shop\",\n    targets: [\n        \"Movies\",\n        \"Wishes\",\n        \"Songs\",\n    ].map { .target(name: $0) }\n)\n"
            ),
        ]
    )
    func computed(before: String, after: String) throws {
        let new = try manifest(Self.head + before)
        #expect(new[0] == Self.head + after)
        #expect(new[1] == Self.root)
    }

    @Test("every manifest of a package is extended")
    func versions() throws {
        func text(_ more: String) -> String {
            Self.head
                + "let package = Package(\n    name: \"Shop\",\n    targets: [\n        .target(name: \"Movies\"),\n\(more)        .target(name: \"Songs\"),\n    ]\n)\n"
        }
        let old = text("").replacing("6.0", with: "5.9")
        let new = try manifest(old, at: "Package@swift-5.9.swift", beside: text(""))
        let line = "        .target(name: \"Wishes\"),\n"
        #expect(new[0] == text(line).replacing("6.0", with: "5.9"))
        #expect(new[2] == text(line))
    }

    @Test("a manifest in which no place can be found refuses the copy")
    func hidden() throws {
        var files = Self.sources
        files["Package.swift"] =
            Self.head + "let package = Package(name: \"Shop\", targets: folders().map { .target(name: $0) })\n"
        let error = try LearntApp(files).refusal(of: "Movies", to: "Wishes")
        #expect(
            error?.lines == [
                "Package.swift: error: no target is made of \"Sources/Wishes\", and the one of \"Movies\" cannot be repeated; "
                    + "add the target \"Wishes\" first"
            ]
        )
    }
}
