"""Further constructs of the kinds of `cases.py`; a case's name begins with its kind, and `Tests/Apps/check-cases` runs them, too."""
from cases import ALL, LIKE, PACKAGE, ROOT, app, feature, package, synchronised, tabs

USE = "Shop/App/Use.swift"
FILM = "MoviesViewModel()"
CASES = {}


def case(name, files, *has, no=(), fit=True, run=(LIKE,), **others):
    """A case whose copy compiles and goes without a trace; `has` and `no` are expressions on the app's own file."""
    found = {"files": files, "run": list(run), "fit": fit, "back": run == (LIKE,), **others}
    if "build" not in others:
        found["typecheck"] = ALL
    if has:
        found["has"] = {USE: list(has)}
    if no:
        found["no"] = {USE: list(no)}
    CASES[name] = found


def use(text, **others):
    return app({USE: text}, {f"Shop/Movies/{name}.swift": code for name, code in others.items()})


def edited(text, old, new):
    """A copy, what a person writes then, and its removal."""
    return {"files": use(text), "run": (LIKE, ["edit", USE, old, new], ["remove", "Wishes"])}


# ---- raw identifiers
case("raw identifiers: functions", use("""struct Factory {
    func `make movies`() -> MoviesView { MoviesView(viewModel: MoviesViewModel()) }
    func `make songs`() -> SongsView { SongsView(viewModel: SongsViewModel()) }
}
"""), r"func `make wishes`\(\)")
case("raw identifiers: properties", use("""struct Holder {
    let `movies model` = MoviesViewModel()
    let `songs model` = SongsViewModel()
}
"""), "`wishes model` = WishesViewModel")
case("raw identifiers: cases in one line", use("enum `All screens` { case `movies screen`, `songs screen` }\n"))

# ---- conditional compilation
case("#if: an attribute", use("""final class Factory {
    #if DEBUG
    @discardableResult
    #endif
    func makeMovies() -> MoviesView { MoviesView(viewModel: MoviesViewModel()) }
    func makeSongs() -> SongsView { SongsView(viewModel: SongsViewModel()) }
}
"""), r"#if DEBUG\n    @discardableResult\n    #endif\n    func makeWishes")
case("#if: properties in two branches", use("""final class Factory {
    #if DEBUG
    var movies = MoviesViewModel()
    var songs = SongsViewModel()
    #else
    lazy var movies = MoviesViewModel()
    lazy var songs = SongsViewModel()
    #endif
    func all() -> [Any] { [movies, songs] }
}
"""), r"    var wishes = WishesViewModel\(\)", "lazy var wishes", r"\[movies, wishes, songs\]")
case("#if: the body of a case", app(tabs("""        case .movies: MoviesView(viewModel: MoviesViewModel())
""", """        case .movies:
            #if DEBUG
            MoviesView(viewModel: MoviesViewModel()) as Any
            #else
            MoviesViewModel() as Any
            #endif
""")))
case("#if: statements behind #elseif", use("""func start(_ add: (Any) -> Void) {
    #if os(Windows)
    add(0)
    #elseif os(Linux)
    add(MoviesView(viewModel: MoviesViewModel()))
    add(SongsView(viewModel: SongsViewModel()))
    #else
    add(MoviesViewModel())
    add(SongsViewModel())
    #endif
}
"""), r"add\(WishesView\(", r"add\(WishesViewModel")

# ---- comments
case("comments: behind elements", use("""let screens: [Any] = [
    MoviesView(viewModel: MoviesViewModel()), // the first
    SongsView(viewModel: SongsViewModel()) /* the last */,
]
"""), r"// the first\n    WishesView")
case("comments: before a comma on its line", use("""let screens: [Any] = [
    MoviesView(viewModel: MoviesViewModel()) // the first
    , SongsView(viewModel: SongsViewModel())
]
"""), "WishesView")
case("comments: behind arguments", use("""func show(movies: MoviesViewModel, /* music */ songs: SongsViewModel) {}
func run() { show(movies: MoviesViewModel() /* films */, songs: SongsViewModel() /* music */) }
"""), r"movies: MoviesViewModel\(\) /\* films \*/, wishes: WishesViewModel\(\), songs")
case("comments: around patterns", use("""extension Tab {
    var isFilm: Bool {
        switch self {
        case /* films */ .movies, // and
             .songs /* music */: true
        }
    }
}
"""), r"\.wishes")
case("comments: a last element without a comma", use("""let screens: [Any] = [
    SongsView(viewModel: SongsViewModel()),
    MoviesView(viewModel: MoviesViewModel()) // no comma
]
"""), "WishesView")
case("comments: in a dictionary", use("""let screens: [String: Any] = [
    // films
    "movies": MoviesViewModel(), // m
    /* music */ "songs": SongsViewModel(),
    // end
]
"""), '"wishes": WishesViewModel')

# ---- enums
KIND = """
func model(_ kind: Kind) -> Any {
    switch kind {
    case .movies: MoviesViewModel()
    case .songs: SongsViewModel()
    }
}
"""
case("enums: numbers in one line", use("enum Kind: Int { case movies = 1, songs = 2 }" + KIND))
case("enums: a number that the next case has", use("enum Kind: Int {\n    case movies\n    case songs = 1\n}" + KIND))
case("enums: the first alone has a number", use("enum Kind: Int {\n    case movies = 0\n    case songs\n}" + KIND), r"case wishes\n")
case("enums: negative and hexadecimal numbers", use("enum Kind: Int {\n    case movies = -1\n    case songs = 0x0\n}" + KIND), fit=False)
case("enums: fractions", use("enum Kind: Double {\n    case movies = 1.5\n    case songs = 2.5\n}" + KIND), refuse=True)
case("enums: characters", use('enum Kind: Character {\n    case movies = "m"\n    case songs = "s"\n}' + KIND), refuse=True)
case("enums: a text that another case has", use("""enum Kind: String {
    case movies
    case songs
    case old = "wishes"
}
func model(_ kind: Kind) -> Any {
    switch kind {
    case .movies: MoviesViewModel()
    case .songs: SongsViewModel()
    case .old: 0
    }
}
"""), fit=False)
case("enums: pairs that name both", use("""func order(_ a: Tab, _ b: Tab) -> Int {
    switch (a, b) {
    case (.movies, .songs): 1
    case (.songs, .movies): 2
    case (.movies, .movies), (.songs, .songs): 0
    }
}
"""), refuse=True)
case("enums: pairs under a condition", use("""func order(_ a: Tab, _ b: Tab) -> Int {
    switch (a, b) {
    case (.movies, .movies): 1
    case (.movies, let other) where other == .songs: 2
    case (.songs, .movies), (.songs, .songs), (.movies, .songs): 0
    }
}
"""), refuse=True)
case("enums: pairs with wildcards", use("""func order(_ a: Tab, _ b: Tab) -> Int {
    switch (a, b) {
    case (.movies, _): 1
    case (_, .movies): 2
    case (.songs, .songs): 0
    }
}
"""))
case("enums: a pair with another value", use("""func title(_ tab: Tab, _ isShort: Bool) -> String {
    switch (tab, isShort) {
    case (.movies, true): "M"
    case (.movies, false): "Movies"
    case (.songs, true): "S"
    case (.songs, false): "Songs"
    }
}
"""))
case("enums: bound values", use("""enum Route {
    case movies(id: Int, MoviesViewModel)
    case songs(SongsViewModel)
}
func show(_ route: Route) -> Any {
    switch route {
    case let .movies(id, model) where id > 0: model
    case .movies(id: _, let model): model
    case .songs(let model): model
    }
}
"""), r"case wishes\(id: Int, WishesViewModel\)", r"case let \.wishes\(id, model\) where id > 0")
case("enums: a case within itself", use("""indirect enum Kind {
    case movies(MoviesViewModel, next: Kind?)
    case songs(SongsViewModel)
    static let first: Kind = .movies(MoviesViewModel(), next: nil)
}
extension Kind {
    var next: Kind? { switch self { case .movies(_, let next): next
        case .songs: nil } }
}
"""), fit=False)

# ---- declarations that need others
STORE = """final class Store<Model> {
    let model: Model
    init(_ model: Model) { self.model = model }
}
"""
case("needs: extensions where a type is the module's", use(STORE + """extension Store where Model == MoviesViewModel { func start() { model.load() } }
extension Store where Model == SongsViewModel { func start() { model.load() } }
""", MoviesStart="struct MoviesStart { func run() { Store(MoviesViewModel()).start() } }\n"), "where Model == WishesViewModel { func start")
case("needs: what differs by its result only is no second one", use("""struct Section<Content> {
    let content: Content
    static func first(_ count: Int) -> Section where Content == MoviesView { Section(content: MoviesView(viewModel: MoviesViewModel())) }
}
extension Section where Content == MoviesViewModel {
    static func plain() -> Section { Section(content: MoviesViewModel()) }
}
""", MoviesStart="struct MoviesStart { func run() -> [Any] { [Section.first(1), Section.plain()] } }\n"), no=["Wishes"])
case("needs: functions where a type is the module's", use("""protocol Feature { associatedtype Model; var model: Model { get } }
struct MoviesFeature: Feature { let model: MoviesViewModel }
struct SongsFeature: Feature { let model: SongsViewModel }
func open<F: Feature>(_ feature: F) where F.Model == MoviesViewModel { feature.model.load() }
func open<F: Feature>(_ feature: F) where F.Model == SongsViewModel { feature.model.load() }
""", MoviesStart="struct MoviesStart { func run() { open(MoviesFeature(model: MoviesViewModel())) } }\n"))
case("needs: a subscript and an operator", use("""struct Models {
    subscript(_ key: MoviesViewModel) -> Int { 1 }
    subscript(_ key: SongsViewModel) -> Int { 2 }
}
func == (a: MoviesViewModel, b: MoviesViewModel) -> Bool { a === b }
""", MoviesStart="struct MoviesStart { func run() -> Bool { Models()[MoviesViewModel()] == 1 && MoviesViewModel() == MoviesViewModel() } }\n"))
case("needs: a memberwise initialiser", use("""struct Models {
    let movies: MoviesViewModel
    let songs: SongsViewModel
}
let models = Models(movies: MoviesViewModel(), songs: SongsViewModel())
func make() -> Models { .init(movies: .init(), songs: .init()) }
"""))
case("needs: parameters with values", use("""struct Models {
    let movies: MoviesViewModel
    let songs: SongsViewModel
    init(movies: MoviesViewModel = MoviesViewModel(), songs: SongsViewModel) { (self.movies, self.songs) = (movies, songs) }
}
let models = [Models(songs: SongsViewModel()), Models(movies: MoviesViewModel(), songs: SongsViewModel())]
"""), fit=False)
case("needs: two initialisers and one that calls another", use("""final class Box {
    let movies: MoviesViewModel
    let songs: SongsViewModel
    init() {
        movies = MoviesViewModel()
        songs = SongsViewModel()
    }
    init(songs: SongsViewModel) {
        self.movies = MoviesViewModel()
        self.songs = songs
    }
    convenience init(_ number: Int) { self.init() }
}
"""), "let wishes", "        wishes = WishesViewModel", "self.wishes = WishesViewModel")
case("needs: a tuple's type", use("""typealias Models = (movies: MoviesViewModel, songs: SongsViewModel)
func models() -> Models { (movies: MoviesViewModel(), songs: SongsViewModel()) }
"""), no=["Wishes"])

# ---- statements that are not a list's
case("statements: a guard over several values", use("""func go(_ tabs: [Tab: Any]) -> Any? {
    guard let movies = tabs[.movies], let songs = tabs[.songs] else { return nil }
    return [movies, songs]
}
"""), fit=False)
case("statements: loops and defer", use("""func go() {
    for movie in MoviesViewModel().items where movie != "" { print(movie) }
    var movies = MoviesViewModel()
    while movies.items.isEmpty { movies = MoviesViewModel(); movies.items = ["a"] }
    defer { _ = MoviesViewModel() }
}
"""))
case("statements: either or", use("""func pick(_ isFilm: Bool, _ model: MoviesViewModel?) -> Any {
    isFilm ? MoviesView(viewModel: model ?? MoviesViewModel()) as Any : SongsView(viewModel: SongsViewModel())
}
"""))
case("statements: awaited values", use("""func add(_ any: Any) async throws {}
func go() async throws {
    try await add(MoviesViewModel())
    try await add(SongsViewModel())
    async let movies: Void = add(MoviesViewModel())
    async let songs: Void = add(SongsViewModel())
    _ = try await (movies, songs)
}
"""), r"try await add\(WishesViewModel")

# ---- names
case("names: words run together", use("let moviesview = 1\nlet MOVIES_LIST = 2\nlet mymovies = 3\n",
     moviesHelpers="func moviesHelper() -> Int { moviesview + MOVIES_LIST + mymovies }\n"))
case("names: files without code", use("", MoviesNotes="// Notes about MoviesView.\n", MoviesEmpty="", MoviesImports="import Foundation\n"))
case("names: part of a longer word", use("struct MoviesterView { let n = 1 }\nfunc nonMovies() -> Int { MoviesterView().n }\n"), no=["Wish"])

# ---- texts
TEXTS = '"movies.title" = "Movies";\n"songs.title" = "Songs";\n'
TABLE = "Shop/en.lproj/Localizable.strings"
PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>movies.title</key>
\t<string>Filme</string>
\t<key>songs.title</key>
\t<string>Lieder</string>
</dict>
</plist>
"""
for form, data in {
    "UTF-16 with the high byte first": b"\xfe\xff" + TEXTS.encode("utf-16-be"),
    "UTF-16 with returns": b"\xff\xfe" + TEXTS.replace("\n", "\r\n").encode("utf-16-le"),
    "UTF-8 with a mark": b"\xef\xbb\xbf" + TEXTS.encode(),
    "a property list in UTF-16": PLIST.replace("UTF-8", "UTF-16").encode("utf-16"),
}.items():
    case("texts: " + form, app({TABLE: data}, {
        f"Shop/{name}/{name}Texts.swift": f'import Foundation\nlet {name.lower()}Text = NSLocalizedString("{name.lower()}.title", comment: "")\n'
        for name in ("Movies", "Songs")
    }))
    CASES["texts: " + form]["has"] = {TABLE: r"wishes\.title"}

# ---- manifests that compute
HEAD = "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
for form, text in {
    "static members": """extension Target.Dependency {
    static let movies: Self = "Movies"
    static let songs: Self = "Songs"
}

let package = Package(
    name: "Features",
    targets: [
        .target(name: "Root", dependencies: [.movies, .songs]),
        .target(name: "Movies"),
        .target(name: "Songs"),
        .testTarget(name: "MoviesTests", dependencies: [.movies]),
        .testTarget(name: "SongsTests", dependencies: [.songs]),
    ]
)
""",
    "a function and +=": """func feature(_ name: String) -> [Target] {
    [.target(name: name), .testTarget(name: "\\(name)Tests", dependencies: [.init(stringLiteral: name)])]
}

let package = Package(name: "Features", targets: [.target(name: "Root", dependencies: ["Movies", "Songs"])])
package.targets += feature("Movies")
package.targets += feature("Songs")
""",
    "a loop": """let package = Package(name: "Features", targets: [.target(name: "Root", dependencies: ["Movies", "Songs"])])
for name in ["Movies", "Songs"] {
    package.targets.append(.target(name: name))
    package.targets.append(.testTarget(name: name + "Tests", dependencies: [.init(stringLiteral: name)]))
}
""",
}.items():
    case("manifests: " + form, package(HEAD + text), build=True)

# ---- remove, after people changed the code
LIST = "let all: [Any] = [MoviesViewModel(), SongsViewModel()]\n"
WISH = "WishesViewModel()"
case("remove: an element on a line of its own", no=["Wishes"], **edited(LIST, f"[{FILM}, {WISH}, ", f"[\n    {FILM},\n    {WISH},\n    "))
FACTORY = """final class Factory {
    func makeMovies() -> MoviesViewModel { MoviesViewModel() }
    func makeSongs() -> SongsViewModel { SongsViewModel() }
}
"""
MADE = "    func makeWishes() -> WishesViewModel { WishesViewModel() }\n"
case("remove: a method in an extension", no=["Wishes"], files=use(FACTORY), run=(
    LIKE, ["edit", USE, MADE, ""], ["edit", USE, "}\n}\n", "}\n}\n\nextension Factory {\n" + MADE + "}\n"], ["remove", "Wishes"]))
case("remove: a method in several lines", no=["Wishes"], **edited(FACTORY, MADE, MADE.replace("{ ", "{\n        ").replace(" }", "\n    }")))

# ---- places where a second entry would be wrong
case("places: a key that both would have", use("""let titles: [String: Any] = ["film": MoviesViewModel(), "songs": SongsViewModel()]
let numbers: [Int: Any] = [
    0: MoviesViewModel(),
    1: SongsViewModel(),
]
"""), no=["Wishes"])
case("places: keys of the module", use('let titles: [String: Any] = ["movies": MoviesViewModel(), "songs": SongsViewModel()]\n'),
     r'"movies": MoviesViewModel\(\), "wishes": WishesViewModel\(\)')
case("places: arrays that are read by position", use("""let pages: [Any] = [MoviesViewModel(), SongsViewModel()]
let icons = ["film", "note"]
let bar: [Any] = [MoviesViewModel(), SongsViewModel()]
func page(_ index: Int) -> Any { pages[index] }
func tabs() -> [(Any, String)] { Array(zip(bar, icons)) }
"""), no=["Wishes"])
case("places: a block that sets what is the other's", use("""final class Bar {
    var showsMovies = false
    var showsSongs = false
    var views: [Any] = []
    func update(hasMovies: Bool, hasSongs: Bool) {
        if hasMovies {
            showsMovies = true
            views.append(MoviesViewModel())
        }
        if hasSongs {
            showsSongs = true
            views.append(SongsViewModel())
        }
    }
    func reset(_ key: Int) {
        if key == 1 { showsMovies = false } else if key == 2 { showsSongs = false }
    }
}
"""))
case("places: a value of another class", use("""final class Opener { weak var back: MoviesLink? }
""", MoviesLink="final class MoviesLink {\n    let opener = Opener()\n    func link() { opener.back = self }\n}\n"), fit=False)
case("places: a statement beside another one about the module", use("""enum Effect { case send(Action) }
enum Route { case movies(String), songs(String) }
indirect enum Action { case open(Route), load(String), movies(Action) }
func link(_ id: String) -> [Effect] {
    var effects: [Effect] = []
    effects.append(.send(.movies(.load(id))))
    effects.append(.send(.open(.movies(id))))
    return effects
}
"""), no=[r"\.wishes\(id\)"])

# ---- declarations of the module in other forms
case("forms: an extension where Self is the module's", use("""protocol Route {}
struct MoviesRoute: Route {}
struct SongsRoute: Route {}
extension Route where Self == MoviesRoute { static var movies: Self { MoviesRoute() } }
extension Route where Self == SongsRoute { static var songs: Self { SongsRoute() } }
func go(_ route: some Route) {}
func run() { go(.movies); go(.songs) }
"""))
case("forms: a protocol of the folder", use("""final class Holder {
    private let movies: any MoviesBuilding
    private let songs: any SongsBuilding
    init(movies: some MoviesBuilding, songs: some SongsBuilding) {
        self.movies = movies
        self.songs = songs
    }
    convenience init() { self.init(movies: MoviesBuilder(), songs: SongsBuilder()) }
    func start() { movies.build().load(); songs.build().load() }
}
struct SongsBuilder: SongsBuilding { func build() -> SongsViewModel { SongsViewModel() } }
protocol SongsBuilding { func build() -> SongsViewModel }
""", MoviesBuilding="protocol MoviesBuilding { func build() -> MoviesViewModel }\n",
    MoviesBuilder="struct MoviesBuilder: MoviesBuilding { func build() -> MoviesViewModel { MoviesViewModel() } }\n"))
FLOW = "protocol {0}Flow: AnyObject {{ func open(_ view: {0}View) -> {0}ViewModel }}\n"
case("forms: a service that meets a protocol of the folder", use("""func start(_ service: MoviesManager) -> any MoviesManaging { service }
""", MoviesManaging="protocol MoviesManaging { func models() -> [String] }\n",
    MoviesManager="final class MoviesManager: MoviesManaging { func models() -> [String] { [] } }\n",
    MoviesLoader="struct MoviesLoader {\n    let manager: MoviesManaging\n    init() { manager = MoviesManager() }\n}\n"))
MAPS = {path.replace("Movies", "Map"): text.replace("Movies", "Map") for path, text in app().items() if "Movies" in path}
case("forms: a module of the name of a function", app(MAPS, {
    "Shop/Map/MapView+Map.swift": "extension MapView { func map() -> [String] { viewModel.items.map { $0 } } }\n",
    USE: "let all: [Any] = [[1].map { MapViewModel.init; return $0 }, SongsViewModel()]\n".replace("MapViewModel.init; ", ""),
}), run=(["module", "Wishes", "--like", "Map"],))
case("names: a type that could not be declared", use("let all: [Any] = [MoviesViewModel()]\n", Movie="struct Movie { let name: String }\n"),
     run=(["module", "Types", "--like", "Movies"],), refuse=True)
case("names: a function of a reserved name", use("func run() { MoviesViewModel().movies(1) }\n",
     More="extension MoviesViewModel { func movies(_ count: Int) { if count > 1 { self.movies(count - 1) } } }\n"),
     run=(["module", "Init", "--like", "Movies"],))

# ---- packages in other forms
case("packages: scoped imports", package() | {"Sources/Root/Root.swift": ROOT.replace(
    "import Movies\n", "import struct Movies.MoviesView\nimport class Movies.MoviesViewModel\n").replace(
    "import Songs\n", "import struct Songs.SongsView\nimport class Songs.SongsViewModel\n")}, build=True)
case("packages: resources of tests", package(PACKAGE.replace(
    '.testTarget(name: "MoviesTests", dependencies: ["Movies"])',
    '.testTarget(name: "MoviesTests", dependencies: ["Movies"], resources: [.copy("Fixtures")])'))
    | {"Tests/MoviesTests/Fixtures/list.json": "[]\n"}, build=True)
CASES["packages: resources of tests"]["has"] = {"Tests/WishesTests/Fixtures/list.json": r"\[\]"}
case("packages: products in small letters, and conditions", package(PACKAGE.replace(
    '.library(name: "Movies", targets', '.library(name: "feature-movies", targets').replace(
    '.library(name: "Songs", targets', '.library(name: "feature-songs", targets').replace(
    '.target(name: "Movies")', '.target(name: "Movies", swiftSettings: [.define("FEATURE_MOVIES")])'))
    | {"Sources/Movies/MoviesFlag.swift": '#if !FEATURE_MOVIES\n#error("no flag")\n#endif\n'}, build=True)
CASES["packages: products in small letters, and conditions"]["has"] = {
    "Package.swift": [r'\.library\(name: "feature-movies", targets: \["Movies"\]\)', r'\.library\(name: "feature-wishes", targets: \["Wishes"\]\)']}
PREFIXED = HEAD + """let features = ["Movies", "Songs"]
func named(_ name: String) -> String { "Feature\\(name)" }

let package = Package(
    name: "Features",
    targets: features.map { .target(name: named($0), path: "Sources/\\($0)") }
        + features.map { .testTarget(name: named($0) + "Tests", dependencies: [.byName(name: named($0))], path: "Tests/\\($0)Tests") }
        + [.target(name: "Root", dependencies: features.map { .byName(name: named($0)) })]
)
"""
case("packages: a prefix that is computed", {
    path: text if path == "Package.swift" else text.replace("import Movies", "import FeatureMovies").replace("import Songs", "import FeatureSongs")
    for path, text in package(PREFIXED).items()}, build=True)
case("packages: operands of a list", package(HEAD + """extension Target {
    static func feature(_ name: String) -> [Target] {
        [.target(name: name), .testTarget(name: "\\(name)Tests", dependencies: [.init(stringLiteral: name)])]
    }
}

let package = Package(
    name: "Features",
    targets: [.target(name: "Root", dependencies: ["Movies", "Songs"])] + Target.feature("Movies") + Target.feature("Songs")
)
"""), build=True, refuse=True)
case("packages: constants of several types", package(HEAD + """extension String {
    static let movies = "Movies"
    static let songs = "Songs"
}
extension Target.Dependency {
    static let movies = byName(name: .movies)
    static let songs = byName(name: .songs)
}

let package = Package(
    name: "Features",
    targets: [
        .target(name: "Root", dependencies: [.movies, .songs]),
        .target(name: .movies),
        .target(name: .songs),
        .testTarget(name: "MoviesTests", dependencies: [.movies]),
        .testTarget(name: "SongsTests", dependencies: [.songs]),
    ]
)
"""), build=True)

# ---- values that are told apart by a literal
case("keys: registrations, pairs and places", use("""final class Registry {
    var made: [String: () -> Any] = [:]
    var pages: [Any] = []
    func register(_ key: String, _ make: @escaping () -> Any) { made[key] = make }
    func start() {
        register("film") { MoviesViewModel() }
        register("music") { SongsViewModel() }
        pages.insert(MoviesViewModel(), at: 0)
        pages.insert(SongsViewModel(), at: 1)
    }
    let pairs: [(String, Any)] = [("film", MoviesViewModel()), ("music", SongsViewModel())]
}
"""), no=["Wishes"])
case("keys: the module's own", use("""func register(_ key: String, _ make: @escaping () -> Any) {}
func start() {
    register("movies") { MoviesViewModel() }
    register("songs") { SongsViewModel() }
}
"""), r'register\("wishes"\) \{ WishesViewModel\(\) \}')
case("keys: a number for each case", app(tabs("    var screen", """    var code: Int {
        switch self {
        case .movies: 1
        case .songs: 2
        }
    }

    var screen""")), log=r'the case of the copy has "1", too')
case("keys: a parameter with another name inside", use("""func open(movies m: MoviesViewModel, songs s: SongsViewModel) { m.load(); s.load() }
func run() { open(movies: MoviesViewModel(), songs: SongsViewModel()) }
"""))
case("places: a case that needs the other's code", app(tabs("    var screen", """    func title(_ all: [String: String]) -> String {
        switch self {
        case .movies: moviesTitle(all)
        case .songs: songsTitle(all)
        }
    }

    func moviesTitle(_ all: [String: String]) -> String { all["a"] ?? "" }
    func songsTitle(_ all: [String: String]) -> String { all["b"] ?? "" }

    var screen"""), {"Shop/App/Titles.swift": "func header(_ tab: Tab) -> Int {\n    switch tab {\n    case .movies: sharedMoviesHeight\n    case .songs: 2\n    }\n}\nlet sharedMoviesHeight = 1\n"}))

# ---- names of another type, and of two targets that a file imports
case("names: a member of a framework's type in a list", use("""import Foundation
let folders: [FileManager.SearchPathDirectory] = [.moviesDirectory, .musicDirectory]
func isKnown(_ folder: FileManager.SearchPathDirectory) -> Bool {
    switch folder {
    case .moviesDirectory, .musicDirectory: true
    default: false
    }
}
""", MoviesPlace="enum MoviesPlace { case moviesDirectory, poster }\n"), no=["wishesDirectory"])
TOURS = {path.replace("Songs", "Tours"): text.replace("Songs", "Tours") for path, text in app().items() if "Songs" in path}
EXAMPLES = {f"Shop/{name}/{name}Example.swift": f"struct {name}Example {{\n    let view = {name}View(viewModel: {name}ViewModel())\n}}\n"
            for name in ["Movies", "Songs", "Tours"]}
case("extent: what a list has for each module", app(TOURS, EXAMPLES, {
    USE: "let all: [Any] = [MoviesExample(), SongsExample(), ToursExample()]\n"}), r"WishesExample\(\)")
CASES["extent: what a list has for each module"]["has"]["Shop/Wishes/WishesExample.swift"] = ["struct WishesExample"]
case("packages: types without the module's name", package() | {
    "Sources/Movies/Poster.swift": "public final class Poster {\n    public init() {}\n}\n",
    "Sources/Songs/Cover.swift": "public final class Cover {\n    public init() {}\n}\n",
    "Sources/Root/Root.swift": ROOT.replace("    public var", """    let poster = Poster()
    let cover = Cover()
    func moviesPoster() -> Poster { poster }
    func songsCover() -> Cover { cover }
    public init() {}
    public var""")}, build=True)

# ---- lists that take no more
BOTH = "    MoviesView(viewModel: MoviesViewModel())\n    SongsView(viewModel: SongsViewModel())\n}\n"
case("full: a builder of two", use("""@resultBuilder struct Pair { static func buildBlock(_ a: Any, _ b: Any) -> [Any] { [a, b] } }
func both(@Pair _ make: () -> [Any]) -> [Any] { make() }
let screens = both {
""" + BOTH), no=["Wishes"], log="is not repeated")
case("full: a builder of any number", use("""@resultBuilder struct All { static func buildBlock(_ all: Any...) -> [Any] { all } }
@All func screens() -> [Any] {
""" + BOTH), "WishesView")
case("full: a type that names each element", use("""@resultBuilder struct All { static func buildBlock<each T>(_ t: repeat each T) -> (repeat each T) { (repeat each t) } }
struct Home {
    @All var body: (MoviesView, SongsView) {
        MoviesView(viewModel: MoviesViewModel())
        SongsView(viewModel: SongsViewModel())
    }
}
"""), no=["Wishes"])
case("full: lists of the original's type", use("""final class Lists { var films: [MoviesViewModel] = []; var tunes: [SongsViewModel] = [] }
func fill(_ lists: Lists) {
    lists.films.append(MoviesViewModel())
    lists.tunes.append(SongsViewModel())
}
"""), no=["Wishes"])
case("full: statements that count on the last element", use("""final class Bar {
    var items: [Any] = []
    func set() -> [Int] {
        items.append(MoviesViewModel())
        let first = items.count - 1
        items.append(SongsViewModel())
        return [first, items.count - 1]
    }
}
"""), no=["Wishes"])
case("full: functions of one type", use("""func open(_ model: MoviesViewModel) -> Int { 1 }
func play(_ model: SongsViewModel) -> Int { 2 }
let all = [open(MoviesViewModel()), play(SongsViewModel())]
"""), no=["Wishes"])
case("full: overloads outside of types", use("""func title(for type: MoviesView.Type) -> String { "Movies" }
func title(for type: SongsView.Type) -> String { "Songs" }
let titles = [title(for: MoviesView.self), title(for: SongsView.self)]
"""), r"func title\(for type: WishesView\.Type\)", r"title\(for: WishesView\.self\)")
case("full: cases whose places lead to titles", use("""enum Kind: Int {
    case movies, songs
    static let titles = ["Movies", "Songs"]
    var title: String { Self.titles[rawValue] }
    var model: Any {
        switch self {
        case .movies: MoviesViewModel()
        case .songs: SongsViewModel()
        }
    }
}
"""), no=["wishes"], log="is not repeated")
case("full: tabs that are selected by number", use("""final class Bar {
    var pages: [Any] = []
    var selectedIndex = 0
    func set() {
        pages = [MoviesViewModel(), SongsViewModel()]
        selectedIndex = 1
    }
}
"""), r"\[MoviesViewModel\(\), SongsViewModel\(\), WishesViewModel\(\)\]")

# ---- signatures
OPEN = "    func open(movies: MoviesViewModel, songs: SongsViewModel) {}\n"
case("signatures: a full name", use("struct Opener {\n" + OPEN + """    func make() -> (MoviesViewModel, SongsViewModel) -> Void { open(movies:songs:) }
}
func go() { Opener().open(movies: MoviesViewModel(), songs: SongsViewModel()) }
"""), no=["Wishes"])
BOX = "struct Box {\n    let movies: MoviesViewModel\n    let songs: SongsViewModel\n}\n"
case("signatures: an initialiser that is a value", use(BOX + """let make = Box.init
let box = make(MoviesViewModel(), SongsViewModel())
"""), no=["Wishes"])
case("signatures: trailing closures", use("""struct Source {
    var movies: () -> MoviesViewModel
    var songs: () -> SongsViewModel
}
let source = Source {
    MoviesViewModel()
} songs: {
    SongsViewModel()
}
"""), no=["Wishes"])
case("signatures: a pattern of a nested enum", use("""enum App { enum Event { case opened(movies: MoviesViewModel, songs: SongsViewModel), closed } }
func models(_ event: App.Event) -> [Any] {
    if case let .opened(movies: m, songs: s) = event { return [m, s] }
    return []
}
let event = App.Event.opened(movies: MoviesViewModel(), songs: SongsViewModel())
"""), no=["Wishes", "wishes"])
case("signatures: a parameter that nothing could use", use("""struct Box {
    let movies: MoviesViewModel, songs: SongsViewModel
    init(movies: MoviesViewModel, songs: SongsViewModel) { self.movies = movies; self.songs = songs }
}
let box = Box(movies: .init(), songs: .init())
"""), no=["Wishes"])
case("signatures: a switch in one line", app({"Shop/App/Other.swift": """func title(_ tab: Tab?) -> String {
    guard let tab else { return "" }
    let text = switch tab { case .movies: "Movies"; case .songs: "Songs" }
    return text
}
"""}))
CASES["signatures: a switch in one line"]["has"] = {"Shop/App/Other.swift": r'case \.movies: "Movies"; case \.wishes: "Wishes"; case'}
case("remove: elements with equal ends", use("""extension MoviesView { struct Header { let title: String } }
extension SongsView { struct Header { let title: String } }
let all: [Any] = [MoviesView.Header(title: "a"), SongsView.Header(title: "b")]
"""), r"WishesView\.Header")
case("remove: cases that fall through", use("""func number(_ tab: Tab) -> Int {
    switch tab {
    case .movies:
        fallthrough
    case .songs:
        return 1
    }
}
"""), r"case \.wishes:")

# ---- generic parameters and compositions
DEPS = """protocol MoviesDeps { var movies: MoviesViewModel { get } }
protocol SongsDeps { var songs: SongsViewModel { get } }
"""
case("generics: a composition", use(DEPS + """typealias AllDeps = MoviesDeps & SongsDeps
final class Deps: AllDeps {
    let movies = MoviesViewModel()
    let songs = SongsViewModel()
}
func make<T: MoviesDeps & SongsDeps>(_ d: T) -> [Any] { [d.movies, d.songs] }
func other(_ d: some MoviesDeps & SongsDeps) -> [Any] { [d.movies, d.songs] }
func more(_ d: any AllDeps) {}
func run() { let d = Deps(); _ = (make(d), other(d)); more(d) }
"""), no=[r"d\.wishes"])
case("generics: constraints of a type", use(DEPS + """final class Deps: MoviesDeps, SongsDeps {
    var movies: MoviesViewModel { MoviesViewModel() }
    var songs: SongsViewModel { SongsViewModel() }
}
struct Screens<D: MoviesDeps> where D: SongsDeps {
    let d: D
    var all: [Any] { [d.movies, d.songs] }
}
"""), "Deps: MoviesDeps, WishesDeps, SongsDeps", no=[r"d\.wishes"])
case("names: several values of one let", use("""nonisolated(unsafe) let movies = MoviesViewModel(), songs = SongsViewModel()
func run() -> [Any] {
    let movies = MoviesViewModel(), songs = SongsViewModel()
    return [movies, songs]
}
struct Models {
    let movies = MoviesViewModel(), songs = SongsViewModel()
}
"""), no=[r"let wishes = WishesViewModel\(\), songs"])
case("signatures: values of functions", use("""struct Factory {
    var makeMovies: () -> MoviesView
    var makeSongs: () -> SongsView
    static let live = Factory(
        makeMovies: { MoviesView(viewModel: MoviesViewModel()) },
        makeSongs: { SongsView(viewModel: SongsViewModel()) }
    )
    static let test = Factory(makeMovies: { fatalError() }, makeSongs: { fatalError() })
}
"""), "var makeWishes", r"makeWishes: { WishesView", r"makeWishes: { fatalError")

# ---- names that patterns and conditions bind
VIEWMODEL = "Shop/Movies/MoviesViewModel.swift"
case("names: values that patterns bind", app({VIEWMODEL: """final class MoviesViewModel {
    var items: [String] = []
    func take(_ result: Result<(String?, Int), Error>) {
        switch result {
        case let .success((movie, _)):
            guard let movie, !movie.isEmpty else { return }
            items = [movie]
        case .failure: break
        }
        if case let .success((movie?, count)) = result { items.append("\\(movie) \\(count)") }
    }
}
"""}))
case("names: a property that stays, bound in conditions", app({"Shop/App/Player.swift": """class Player {
    var movie: String?
    func play(_ movie: String) {}
}
""", VIEWMODEL: """final class MoviesViewModel: Player {
    var items: [String] = []
    func load() {
        guard let movie else { return }
        items = [movie]
        if let movie = self.movie { play(movie) }
        Task { [movie] in print(movie) }
    }
}
"""}))
case("names: cases in the values of other cases", app({VIEWMODEL: """final class MoviesViewModel {
    enum Page { case movieDetail(Int), other }
    enum Action { case path(Page), pop }
    var pages: [Page] = []
    func reduce(_ action: Action) {
        switch action {
        case let .path(.movieDetail(id)): pages = [.movieDetail(id)]
        case .path(.other), .pop: break
        }
    }
}
"""}), no=())
case("texts: queries and paths of a server", app({VIEWMODEL: '''final class MoviesViewModel {
    static let query = """
        query { movies { id title } }
        """
    var path: String { "movies" }
    func endpoint(_ isNew: Bool) -> String {
        switch isNew {
        case true: "movies"
        case false: "old"
        }
    }
    let title = "Movies"
}
'''}, {"Shop/Movies/MoviesView.swift": feature("Movies")["Shop/Movies/MoviesView.swift"]}), log="several lines")
case("places: numbers of most cases", app(tabs("    var screen", """    var code: Int {
        switch self {
        case .movies: 1
        case .songs: 2
        case .other(let code): code
        }
    }

    var screen""")) | {"Shop/App/Tabs.swift": """enum Tab {
    case movies
    case songs
    case other(Int)

    var code: Int {
        switch self {
        case .movies: 1
        case .songs: 2
        case .other(let code): code
        }
    }
    var screen: Any {
        switch self {
        case .movies: MoviesView(viewModel: MoviesViewModel())
        case .songs: SongsView(viewModel: SongsViewModel())
        case .other: 0
        }
    }
}
"""}, log=r'the case of the copy has "1", too')

# ---- folders of a project
case("membership: a synchronised folder of the module's own", app({
    "Shop.xcodeproj/project.pbxproj": synchronised().replace("path = Shop;\n\t\t\tsourceTree", "path = Shop/Movies;\n\t\t\tsourceTree"),
}), refuse=True)
case("remove: members of equal extensions in one file", app({"Shop/App/Lines.swift": """final class MoviesLine {
    var text = ""
    func check(_ done: @escaping () -> Void) { run { [weak self] in self?.save() } }
    func run(_ work: () -> Void) { work() }
}

final class SongsLine {
    func check() {}
}

private extension MoviesLine {
    func save() {
        guard text.isEmpty else { return }
        text = "saved"
    }
}

private extension MoviesLine {
    enum Texts { static let movies = "Movies" }
}
let lines: [Any] = [MoviesLine(), SongsLine()]
"""}))
case("places: a case that hands its value to what is the original's", app({"Shop/App/Routes.swift": """enum AppRoute {
    case movies(MoviesRoute?)
    case songs(SongsRoute?)
}
final class Flow<Route> { func handle(_ route: Route?) {} }
final class Main {
    private lazy var moviesFlow = Flow<MoviesRoute>()
    private lazy var songsFlow = Flow<SongsRoute>()
    func open<Route>(_ route: Route?, with handle: (Route?) -> Void) { handle(route) }
    func start(_ route: AppRoute) {
        switch route {
        case .movies(let route): open(route, with: moviesFlow.handle(_:))
        case .songs(let route): open(route, with: songsFlow.handle(_:))
        }
    }
}
""", "Shop/Movies/MoviesRoute.swift": "enum MoviesRoute { case list }\n", "Shop/Songs/SongsRoute.swift": "enum SongsRoute { case list }\n"}))
case("places: the only case of an enum, which hands its value on", app({"Shop/App/Routes.swift": """enum AppRoute {
    case movies(MoviesRoute?)
}
final class Flow<Route> { func handle(_ route: Route?) {} }
final class Main {
    private let moviesFlow: Flow<MoviesRoute>
    init(_ flow: Flow<MoviesRoute>) { moviesFlow = flow }
    func open<Route>(_ route: Route?, with handle: (Route?) -> Void) { handle(route) }
    func start(_ route: AppRoute) {
        switch route {
        case .movies(let route): open(route, with: moviesFlow.handle(_:))
        }
    }
}
""", "Shop/Movies/MoviesRoute.swift": "enum MoviesRoute { case list }\n"}))

# ---- types within others, members of types that stay, flags and paths
case("nested: a conformance to a protocol within the module's type", use("""final class Client { func get(_ path: String) -> [String] { [path] } }
extension Client: MoviesViewModel.Source {
    func titles(_ count: Int) -> [String] { get("films") }
}
extension Client: SongsViewModel.Source {
    func songs(_ count: Int) -> [String] { get("music") }
}
let models: [Any] = [MoviesViewModel(source: Client()), SongsViewModel()]
""") | {VIEWMODEL: """final class MoviesViewModel {
    protocol Source { func titles(_ count: Int) -> [String] }
    var items: [String] = []
    private let source: any Source
    init(source: any Source = Client()) { self.source = source }
    func load() { items = source.titles(1) }
}
""", "Shop/Songs/SongsViewModel.swift": """final class SongsViewModel {
    protocol Source { func songs(_ count: Int) -> [String] }
    func load() {}
}
"""}, "extension Client: WishesViewModel.Source")
case("nested: a store with listeners, which a type that stays has", use("""final class Session {
    let movies = MoviesStore()
    let songs = SongsViewModel()
}
final class Badge: MoviesStore.Listener {
    func start(_ session: Session) { session.movies.add(self) }
    func moviesChanged(_ store: MoviesStore) { print(store.movies) }
}
extension Session: MoviesViewModel.Source { func titles() -> [String] { movies.movies } }
""") | {"Shop/App/MoviesStore.swift": """final class MoviesStore {
    protocol Listener: AnyObject { func moviesChanged(_ store: MoviesStore) }
    private var listeners: [any Listener] = []
    var movies: [String] = []
    func add(_ listener: any Listener) { listeners.append(listener) }
    func save() { for listener in listeners { listener.moviesChanged(self) } }
}
""", VIEWMODEL: """final class MoviesViewModel: MoviesStore.Listener {
    protocol Source {
        var movies: MoviesStore { get }
        func titles() -> [String]
    }
    var items: [String] = []
    private let source: any Source
    init(source: any Source = Session()) {
        self.source = source
        source.movies.add(self)
    }
    func load() { items = source.titles() }
    func moviesChanged(_ store: MoviesStore) { items = store.movies }
}
"""}, "let wishes = WishesStore")
ACCOUNTS = """struct Account { let id: Int }
final class Accounts { var all: [Account] = [] }
"""
case("stays: a conformance of another type, with members without the module's words", use(ACCOUNTS, MoviesSource="""protocol MoviesSource {
    var movies: [Account] { get }
    var newest: Account? { get }
    func sorted(by count: Int) -> [Account]
}
extension Accounts: MoviesSource {
    var movies: [Account] { all.filter { $0.isMovie } }
    var newest: Account? { movies.first }
    func sorted(by count: Int) -> [Account] { movies.filter { $0.rank < count } }
    private var helper: Int { 1 }
}
extension Account {
    var isMovie: Bool { id > 1 }
    var rank: Int { id }
    static let empty = Account(id: 0)
}
""") | {VIEWMODEL: """final class MoviesViewModel {
    let source: any MoviesSource = Accounts()
    func load() { print(source.sorted(by: 2).map(\\.rank), Account.empty.isMovie, source.newest?.id ?? 0) }
}
"""})
case("stays: a member that a type which stays requires", use("""protocol Presenting { func present(_ text: String) }
final class Wire: MoviesPresenting { func present(_ text: String) {} }
func go() { Wire().presentMovies(); Wire().presentPoster(1) }
""", MoviesPresenting="""protocol MoviesPresenting: Presenting { func presentMovies(); func presentPoster(_ count: Int) }
extension MoviesPresenting {
    func presentMovies() { present("movies") }
    func presentPoster(_ count: Int) { present("poster") }
}
extension Presenting where Self: MoviesPresenting { func twice() { presentMovies(); presentMovies() } }
final class MoviesWire: MoviesPresenting { func present(_ text: String) {}; func go() { twice(); presentPoster(2) } }
"""))
STYLE = """protocol Style { var size: Int { get } }
struct PlainStyle: Style { let size = 1 }
extension Style where Self == PlainStyle { static var plain: PlainStyle { PlainStyle() } }
func style(_ style: some Style) -> Int { style.size }
"""
OWNSTYLE = """struct MoviesStyle: Style { let size: Int }
extension Style where Self == MoviesStyle {
    static var movies: Self { .init(size: 2) }
    static var large: Self { .init(size: 3) }
    static func sized(_ size: Int) -> MoviesStyle { MoviesStyle(size: size) }
}
struct MoviesRow { let size = style(.large) + style(.movies) + style(.sized(1)) }
"""
case("stays: statics of a style", use(STYLE + "let sizes = [style(.large), style(.movies), style(.plain)]\n", MoviesStyle=OWNSTYLE),
     r"style\(\.wishes\)")
case("stays: a static of a style that has another name", use(STYLE + "let size = style(.poster)\n", MoviesPoster="""struct PosterStyle: Style { let size = 2 }
extension Style where Self == PosterStyle {
    static var poster: PosterStyle { PosterStyle() }
}
struct MoviesPoster { let size = style(.poster) }
"""))
case("places: a flag that decides about both", use("""final class Root {
    var isMoviesShown = false
    var isSongsShown = false
}
struct Cover { init(_ isShown: Bool, _ make: () -> Any) {} }
func covers(_ root: Root) -> [Cover] {
    [
        Cover(root.isMoviesShown) { MoviesView(viewModel: MoviesViewModel()) },
        Cover(root.isSongsShown) { SongsView(viewModel: SongsViewModel()) },
    ]
}
"""), no=["Wishes"], log="is not repeated")
case("places: roots of which one is shown", use("""final class Root {
    var movies: MoviesViewModel?
    var songs: SongsViewModel?
    func change(_ tab: Tab?) {
        switch tab {
        case .movies:
            movies = MoviesViewModel()
            songs = nil
        case .songs:
            movies = nil
            songs = SongsViewModel()
        case nil:
            movies = nil
            songs = nil
        }
    }
}
"""), r"movies = nil\n            wishes = nil\n            songs = SongsViewModel", r"movies = nil\n            wishes = nil\n            songs = nil",
     log='the copy of this lacks "movies = nil", and this lacks "wishes = nil"')
ROUTE = """enum MoviesRoute {
    case list, item(String)
    var path: String {
        switch self {
        case .list: "movies"
        case .item(let id): "movies/\\(id)"
        }
    }
    static func parse(_ parts: [String]) -> MoviesRoute? {
        guard parts.first == "movies" else { return nil }
        return parts.count > 1 ? .item(parts[1]) : .list
    }
    var title: String { "Movies" }
}
"""
case("texts: a path, where it is parsed and tested", use("", MoviesRoute=ROUTE) | {"ShopTests/MoviesRouteTests.swift": """import Testing
@Test func movies() {
    #expect(MoviesRoute.parse(["movies", "1"])?.path == "movies/1")
    #expect(MoviesRoute.list.title == "Movies")
}
"""})
CASES["texts: a path, where it is parsed and tested"].update({"has": {"Shop/Wishes/WishesRoute.swift": ['first == "movies"', '"Wishes"'],
    "ShopTests/WishesRouteTests.swift": [r'\["movies", "1"\]', '"Wishes"']}})

# ---- what shows a module, and what only seems to
case("extent: a protocol that makes what wires the module", use("""final class Main {
    private let movies: MoviesBuildable
    private let songs: SongsBuildable
    init(movies: MoviesBuildable, songs: SongsBuildable) {
        self.movies = movies
        self.songs = songs
    }
    func screens() -> [Any] { [attachMovies(), attachSongs()] }
    private func attachMovies() -> MoviesRouting { movies.build(with: MoviesDependency(count: 1)) }
    private func attachSongs() -> SongsRouting { songs.build(with: SongsDependency(count: 1)) }
}
let main = Main(movies: MoviesBuilder(), songs: SongsBuilder())
protocol SongsRouting {}
struct SongsDependency { let count: Int }
protocol SongsBuildable { func build(with dependency: SongsDependency) -> SongsRouting }
struct SongsRouter: SongsRouting {}
struct SongsBuilder: SongsBuildable { func build(with dependency: SongsDependency) -> SongsRouting { SongsRouter() } }
""", MoviesBuilder="""protocol MoviesRouting {}
struct MoviesDependency { let count: Int }
protocol MoviesBuildable { func build(with dependency: MoviesDependency) -> MoviesRouting }
struct MoviesRouter: MoviesRouting {}
struct MoviesBuilder: MoviesBuildable { func build(with dependency: MoviesDependency) -> MoviesRouting { MoviesRouter() } }
"""), "private let wishes: WishesBuildable", r"wishes\.build\(with: WishesDependency")
case("reach: what registers the module does not show it", use("""final class Container {
    var all: [String: () -> Any] = [:]
    func start() {
        registerMovies()
        registerSongs()
    }
    private func registerMovies() { all["movies"] = { MoviesViewModel() } }
    private func registerSongs() { all["songs"] = { SongsViewModel() } }
}
"""), "        registerWishes", log="nothing opens Wishes yet")
case("reach: a branch on a text that nothing has", use("""struct Row { let key: String }
let rows = [Row(key: "Movies"), Row(key: "Songs")]
func page(_ key: String) -> Any {
    if key == "Movies" {
        return MoviesView(viewModel: MoviesViewModel())
    } else if key == "Songs" {
        return SongsView(viewModel: SongsViewModel())
    }
    return 0
}
"""), r'if key == "Wishes"', log=r'Row\(key: "Movies"\).*is not repeated(.|\n)*nothing opens Wishes yet')
case("places: the stack of a navigation controller", use("""class NavigationController { func setViewControllers(_ all: [Any], animated: Bool) {}; var viewControllers: [Any] = [] }
func open(_ root: NavigationController, _ navigation: NavigationController, _ other: Any) {
    guard let first = other as? NavigationController else { return }
    first.setViewControllers([SongsView(viewModel: SongsViewModel()), MoviesView(viewModel: MoviesViewModel())], animated: true)
    let movies = MoviesView(viewModel: MoviesViewModel())
    let songs = SongsView(viewModel: SongsViewModel())
    root.setViewControllers([songs, movies], animated: true)
    navigation.viewControllers = [songs, MoviesView(viewModel: MoviesViewModel())]
}
"""), no=["Wishes"])
case("places: pages of a tab bar", use("""class TabBarController { func setViewControllers(_ all: [Any], animated: Bool) {} }
func open(_ tabs: TabBarController) {
    let movies = MoviesView(viewModel: MoviesViewModel())
    let songs = SongsView(viewModel: SongsViewModel())
    tabs.setViewControllers([songs, movies], animated: true)
}
"""), r"\[songs, movies, wishes\]")
case("places: handlers of an event that do the same", use("""struct Event { static let moviesChanged = "moviesChanged", other = "other" }
enum Names { static let moviesAdded = "moviesAdded"
    static let songsAdded = "songsAdded" }
final class Center { func publisher(for name: String) -> Center { self }; func sink(_ work: @escaping () -> Void) {} }
final class Details {
    func load() {}
    func start(_ center: Center) {
        center.publisher(for: Names.moviesAdded)
            .sink { [weak self] in self?.load() }
        center.publisher(for: Names.songsAdded)
            .sink { [weak self] in self?.load() }
    }
}
""") | {VIEWMODEL: """final class MoviesViewModel {
    var items: [String] = []
    func load() {}
    func start(_ center: Center) { center.publisher(for: Names.moviesAdded).sink { [weak self] in self?.load() } }
}
"""}, "static let wishesAdded", no=[r"publisher\(for: Names\.wishesAdded"])
case("stays: a view model of the environment that several modules have", app({
    "Shop/App/Environment.swift": "@propertyWrapper struct EnvironmentObject<T> { var wrappedValue: T { fatalError() } }\n",
    USE: "struct Home: Screen {\n    @EnvironmentObject var movies: MoviesViewModel\n    var body: Text { Text(movies.items.joined()) }\n}\n",
    "Shop/Songs/SongsView.swift": "struct SongsView: Screen {\n    @EnvironmentObject var movies: MoviesViewModel\n    let viewModel: SongsViewModel\n    var body: Text { Text(movies.items.joined()) }\n}\n",
    **{path.replace("Songs", "Tours"): text.replace("Songs", "Tours").replace("    let viewModel", "    @EnvironmentObject var movies: MoviesViewModel\n    let viewModel")
       for path, text in feature("Songs").items()},
}), no=["Wishes"])
CASES["stays: a view model of the environment that several modules have"]["no"] = {"Shop/Tours/*": "[Ww]ish", "Shop/Songs/*": "[Ww]ish", USE: "[Ww]ish"}
case("texts: an image that a view of the app takes by its name", use("""struct IconView: Screen { init(name: String) {}; var body: Int { 0 } }
let icons: [Any] = [
    (IconView(name: "movies.fill"), MoviesView(viewModel: MoviesViewModel())),
    (IconView(name: "songs.fill"), SongsView(viewModel: SongsViewModel())),
]
""", MoviesIcon="struct MoviesIcon { let icon = IconView(name: \"movies.fill\") }\n"), no=['"wishes.fill"'])
CASES["texts: an image that a view of the app takes by its name"]["no"]["Shop/Wishes/WishesIcon.swift"] = '"wishes.fill"'
case("tests: what a stand-in records is what shared code does", use("protocol Client { func refreshMovies(); func refreshSongs() }\n") | {
    VIEWMODEL: "struct MoviesViewModel {\n    var items: [String] = []\n    let client: (any Client)? = nil\n    func load() { client?.refreshMovies() }\n}\n",
    "Shop/Movies/MoviesView.swift": feature("Movies")["Shop/Movies/MoviesView.swift"],
    "ShopTests/ClientMock.swift": """final class ClientMock: Client {
    enum Call { case refreshMovies, refreshSongs }
    var calls: [Call] = []
    func refreshMovies() { calls.append(.refreshMovies) }
    func refreshSongs() { calls.append(.refreshSongs) }
    func verify(_ expected: [Call]) {}
}
""", "ShopTests/MoviesTests.swift": """import Testing
@Test func movies() {
    MoviesViewModel().load()
    ClientMock().verify([.refreshMovies])
}
"""})
CASES["tests: what a stand-in records is what shared code does"].update({"same": ["ShopTests/ClientMock.swift"]})
case("generated: a mock of a protocol that is copied", use("""final class Main {
    private let movies: MoviesBuildable
    private let songs: SongsBuildable
    init(movies: MoviesBuildable, songs: SongsBuildable) {
        self.movies = movies
        self.songs = songs
    }
    func screens() -> [Any] { [movies.build(), songs.build()] }
}
protocol SongsBuildable { func build() -> SongsView }
""", MoviesBuilder="protocol MoviesBuildable { func build() -> MoviesView }\n") | {
    "ShopTests/Mocks.generated.swift": """// Generated using mockolo
final class MoviesBuildableMock: MoviesBuildable { func build() -> MoviesView { fatalError() } }
final class SongsBuildableMock: SongsBuildable { func build() -> SongsView { fatalError() } }
""", "ShopTests/MainTests.swift": """final class MainTests {
    private let movies = MoviesBuildableMock()
    private let songs = SongsBuildableMock()
    func test() { _ = Main(movies: movies, songs: songs) }
}
"""})

# ---- resources, and places that only seem to be the module's
PNG = b"\x89PNG"
case("resources: files of which the bundle has one of a name", app({
    "Shop/Movies/Assets/poster.png": PNG, "Shop/Movies/Assets/movies-logo.png": PNG, "Shop/Movies/movies.json": "[]", "Shop/Movies/titles.json": "[]",
    "Shop/Movies/Pictures.xcassets/poster.imageset/Contents.json": "{}",
    "Shop/Movies/MoviesSource.swift": """import Foundation
struct MoviesSource {
    let movies = Bundle.main.url(forResource: "movies", withExtension: "json")
    let titles = Bundle.main.url(forResource: "titles", withExtension: "json")
}
"""}), absent=["Shop/Wishes/titles.json", "Shop/Wishes/*/poster.png"])
CASES["resources: files of which the bundle has one of a name"]["has"] = {
    "Shop/Wishes/wishes.json": r"\[\]", "Shop/Wishes/Assets/wishes-logo.png": "PNG", "Shop/Wishes/WishesSource.swift": ['"wishes"', '"titles"'],
    "Shop/Wishes/Pictures.xcassets/poster.imageset/Contents.json": "{}"}
case("places: a condition that only binds another name", use("""struct Movie {}
struct Song {}
func open(_ item: Any, _ push: (Any) -> Void) {
    if let movie = item as? Movie {
        push(MoviesViewModel(movie))
    } else if let song = item as? Song {
        push(SongsViewModel())
    }
}
""") | {VIEWMODEL: "final class MoviesViewModel {\n    var items: [String] = []\n    init(_ movie: Movie? = nil) {}\n    func load() {}\n}\n"},
     no=["Wishes"], log="is not repeated")
case("places: a pattern of a case that functions are named after", use("""enum Page {
    case movies(MoviesViewModel, count: Int)
    case songs(SongsViewModel)
    static func movies(_ count: Int) -> Page { movies(MoviesViewModel(), count: count) }
    static func movies(_ text: String) -> Page { movies(MoviesViewModel(), count: text.count) }
}
func view(_ page: Page) -> Any {
    switch page {
    case let .movies(model, count): (model, count)
    case let .songs(model): model
    }
}
"""), r"case let \.wishes\(model, count\)")
case("reach: what counts uses, and the controller of a tab", use("""enum Event { case moviesOpened, songsOpened }
final class Bar {
    lazy var moviesTab: Any = { makeMovies() }()
    lazy var songsTab: Any = { makeSongs() }()
    var all: [Any] { [moviesTab, songsTab] }
    private func makeMovies() -> Any { tab(MoviesViewModel(), tag: Paths.movies[0]) }
    private func makeSongs() -> Any { tab(SongsViewModel(), tag: Paths.songs[0]) }
    private func tab(_ model: Any, tag: Int) -> Any { model }
}
enum Paths {
    static let movies = [1]
    static let songs = [2]
}
""") | {"Shop/App/Tracker.swift": """struct Tracker {
    let all: [Event] = [.moviesOpened, .songsOpened]
    func send(_ event: Event) {}
}
""", VIEWMODEL: """final class MoviesViewModel {
    var items: [String] = []
    func load() { Tracker().send(.moviesOpened) }
}
"""}, r"\[moviesTab, wishesTab, songsTab\]", log=r'the copy of "makeMovies" has "Paths.movies\[0\]", too(.|\n)*Use.swift:\d+:\d+: note: Wishes is reached from here')
case("extent: a screen of its own that has the module's words", use("let screens: [Any] = [SongsViewModel()]\n") | {
    "Shop/App/AddMovieView.swift": "struct AddMovieView {\n    let model = MoviesViewModel()\n}\n",
    "Shop/App/Home.swift": "struct Home {\n    func add() -> Any { AddMovieView() }\n}\n",
})
CASES["extent: a screen of its own that has the module's words"]["same"] = ["Shop/App/AddMovieView.swift", "Shop/App/Home.swift"]
case("extent: a factory of its own that the module uses", use("let start = MoviesCoordinator(factory: AppMoviesFactory()).start()\n", MoviesCoordinator="""struct MoviesCoordinator {
    let factory: AppMoviesFactory
    func start() -> MoviesView { factory.makeMovies() }
}
""") | {"Shop/App/AppMoviesFactory.swift": "final class AppMoviesFactory {\n    func makeMovies() -> MoviesView { MoviesView(viewModel: MoviesViewModel()) }\n}\n"})
case("remove: elements with equal ends of several names", use("""extension MoviesViewModel.State { var title: String { self == .idle ? "a" : "b" } }
extension SongsViewModel.State { var title: String { self == .idle ? "a" : "b" } }
let titles = [MoviesViewModel.State.idle.title, SongsViewModel.State.idle.title]
""") | {path: text.replace("    func load", "    enum State { case idle, loaded }\n    func load") for path, text in app().items() if "ViewModel.swift" in path},
     "extension WishesViewModel.State")

# ---- kinds of apps that were held out
case("packages: extensions of types that keep their names", package()
    | {"Sources/Movies/MoviesWeb.swift": """public protocol Scripting { func receive(_ text: String) -> String }
struct Bridge {}
extension Bridge: Scripting {
    func receive(_ text: String) -> String { text }
}
struct Options { let size: Int }
extension Options {
    static let usual = Options(size: 1)
    var title: String { "\\(size)" }
}
struct MoviesWeb { let text = Bridge().receive(Options.usual.title) }
"""}, build=True)
CASES["packages: extensions of types that keep their names"]["has"] = {
    "Sources/Wishes/WishesWeb.swift": [r"func receive\(_ text: String\) -> String \{ text \}", r"static let usual", r"var title"]}
case("protocols: one of the module's words that is not here", use("""func go(_ navigator: Any) {}
""", MoviesNavigation="""import Metrics
final class MoviesNavigatorImpl: MoviesNavigator {
    func present(showMovies: Int) {}
    func openMovies() { present(showMovies: 1) }
    private func log() {}
}
"""), build=False)
CASES["protocols: one of the module's words that is not here"]["has"] = {
    "Shop/Wishes/WishesNavigation.swift": [
        r"final class WishesNavigatorImpl: MoviesNavigator", r"func present\(showMovies: Int\)", r"func openMovies\(\) \{ present\(showMovies: 1\) \}"]}
case("switches: of the module over an enum that stays", use("""enum Action { case movies, songs, other }
let all: [Action] = [.movies, .songs, .other]
""", MoviesActions="""struct MoviesActions {
    func title(_ action: Action) -> String {
        switch action {
        case .movies: "own"
        case .songs, .other: ""
        }
    }
}
"""), no=["case wishes", "case movies, wishes"])
CASES["switches: of the module over an enum that stays"]["has"] = {"Shop/Wishes/WishesActions.swift": r"case \.movies: .own."}
case("texts: the table of a text", use("""func text(_ key: String, tableName: String) -> String { key }
""", MoviesTexts="""struct MoviesTexts { let title = text("movies.title", tableName: "Movies") }
"""), typecheck=ALL)
CASES["texts: the table of a text"]["has"] = {"Shop/Wishes/WishesTexts.swift": r'tableName: "Movies"'}
case("resources: what tools read by one name", app({
    "Shop/Movies/swiftgen.yml": "input: Movies\n", "Shop/Movies/MoviesTool.swift": "struct MoviesTool {}\n"}), absent=["Shop/Wishes/swiftgen.yml"])
case("generated: members of what a tool makes", use("""struct Bar {
    var moviesTab: Int { Assets.moviesTab + Assets.moviesTabActive + MoviesViewModel().items.count }
    var songsTab: Int { Assets.songsTab + SongsViewModel().items.count }
    func all() -> Int { moviesTab + songsTab }
}
"""), r"var wishesTab: Int \{ Assets\.moviesTab \+ Assets\.moviesTabActive \+ WishesViewModel", build=False)

# ---- what a name means, and where it is known
case("machine: pairs of states and events", use("""enum State { case home, movies(from: Int), songs(from: Int) }
enum Event { case showMovies, closeMovies, showSongs, closeSongs }
enum Action { case movies(String), songs(String) }
final class Machine {
    var state = State.home
    var route: (((Event, State)) -> State?)?
    func start() {
        route = { pair in
            switch pair {
            case (.showMovies, .home):
                return .movies(from: 1)
            case (.closeMovies, .movies(let from)):
                return from > 0 ? .home : nil
            case (.showSongs, .home):
                return .songs(from: 1)
            case (.closeSongs, .songs(let from)):
                return from > 0 ? .home : nil
            default: return nil
            }
        }
    }
    func send(_ event: Event) { state = route?((event, state)) ?? state }
    func openMovies() -> Any { send(.showMovies); return MoviesViewModel() }
    func openSongs() -> Any { send(.showSongs); return SongsViewModel() }
}
"""), r"case \(\.showWishes, \.home\)", r"\.closeWishes, \.wishes\(let from\)", r"return \.wishes\(from: 1\)", r"func openWishes\(\) -> Any \{ send\(\.showWishes\)", no=[r"\.closeWishes, \.movies", r"showWishes, \.home\):\n +return \.movies"])
case("meaning: a case of an action that stays", app({"Shop/App/Item.swift": """struct Item {
    enum Action: String { case movies, delete, restore }
    var actions: [Action] = [.movies, .delete]
    static let all: [Item] = []
    func perform(_ action: Action) {
        switch action {
        case .movies: moveToMovies()
        case .delete, .restore: break
        }
    }
    private func moveToMovies() {}
}
""", "Shop/Movies/MoviesActions.swift": """struct MoviesActions {
    var item = Item()
    func handle(_ action: Item.Action) {
        switch action {
        case .movies: item.perform(.movies)
        case .delete: item.perform(action)
        case .restore: break
        }
    }
}
"""}))
case("meaning: one case of many of a style", app({"Shop/App/Row.swift": """struct Row {
    enum Style: Equatable { case plain, movies(isNew: Bool), songs, compact, wide, tall }
    let style: Style
    var height: Int {
        switch style {
        case .movies(isNew: true): 2
        default: 1
        }
    }
}
"""}, {"Shop/Movies/MoviesRow.swift": "struct MoviesRow {\n    let row = Row(style: .movies(isNew: true))\n}\n"}), same=["Shop/App/Row.swift"])
case("meaning: actions of one name in several enums", use("""enum Event { case movies, songs, other }
enum Command { case movies, songs }
struct Bus<T> { func send(_ value: T) {} }
final class Home {
    let bus = Bus<Command>()
    func tap(_ event: Event) {
        if event == .movies { bus.send(.movies) }
    }
    func open(_ command: Command) -> Any {
        switch command {
        case .movies: MoviesViewModel()
        case .songs: SongsViewModel()
        }
    }
}
"""), "enum Command { case movies, wishes, songs }", log=r'Use.swift:7:\d+: note: .*is not repeated')
case("overrides: in a subclass of tests", app({"Shop/App/Router.swift": """class Router {
    func showMovies() { _ = MoviesView(viewModel: MoviesViewModel()) }
    func showSongs() { _ = SongsView(viewModel: SongsViewModel()) }
}
""", "ShopTests/RouterMock.swift": """class RouterMock: Router {
    var didShowMovies = false
    override func showMovies() { didShowMovies = true }
    override func showSongs() {}
}
""", "ShopTests/MoviesTests.swift": """struct MoviesTests {
    func test() {
        let router = RouterMock()
        router.showMovies()
        _ = (router.didShowMovies, MoviesViewModel())
    }
}
"""}), typecheck={"Shop*/*.swift": ""})
case("overrides: a superclass that is left", app({"Shop/App/Router.swift": """class Router {
    func start() {}
    func showMovies() { start() }
}
""", "ShopTests/RouterMock.swift": """class RouterMock: Router {
    var model: MoviesViewModel?
    override func showMovies() { model = MoviesViewModel() }
}
"""}), typecheck={"Shop*/*.swift": ""})
case("overrides: a mock within the module's tests", app({"Shop/App/Router.swift": """class Router {
    func start() {}
    func showMovies() { start() }
}
""", "ShopTests/MoviesTests.swift": """class MoviesRouterMock: Router {
    var model: MoviesViewModel?
    override func showMovies() { model = MoviesViewModel() }
}
struct MoviesTests {
    func test() { MoviesRouterMock().showMovies() }
}
""", "Shop/Movies/MoviesCoordinator.swift": "final class MoviesCoordinator {\n    let router = Router()\n    func start() { router.showMovies() }\n}\n"}), typecheck={"Shop*/*.swift": ""})
case("overrides: of a class that is not here", app({"ShopTests/MoviesTests.swift": """import Metrics
class MoviesRouterMock: MetricsRouter {
    var model: MoviesViewModel?
    override func showMovies() { model = MoviesViewModel() }
    override var moviesTitle: String { "" }
}
struct MoviesTests {
    func test() { MoviesRouterMock().showMovies() }
}
"""}), build=False)
CASES["overrides: of a class that is not here"]["has"] = {"ShopTests/WishesTests.swift": ["class WishesRouterMock: MetricsRouter", r"override func showMovies\(\)", r"override var moviesTitle", r"WishesRouterMock\(\)\.showMovies\(\)"]}
case("overrides: a mock beside the app of a class that is not here", app({"Shop/Mocks/RouterMock.swift": """import Metrics
class RouterMock: MetricsRouter {
    var model: Any?
    override func showMovies() { model = MoviesViewModel() }
    override func showSongs() { model = SongsViewModel() }
}
"""}), build=False)
CASES["overrides: a mock beside the app of a class that is not here"]["no"] = {"Shop/Mocks/*": "override func showWishes"}
case("strings: accessors in an enum by hand", app({"Shop/App/Texts.swift": """func NSLocalizedString(_ key: String) -> String { key }
enum Texts {
    static let moviesTitle = NSLocalizedString("movies.title")
    static let songsTitle = NSLocalizedString("songs.title")
    enum Movies {
        static let empty = NSLocalizedString("movies.empty")
    }
}
extension Texts {
    enum Songs { static let empty = NSLocalizedString("songs.empty") }
}
""", "Shop/en.lproj/Localizable.strings": '"movies.title" = "Movies";\n"songs.title" = "Songs";\n"movies.empty" = "No movies";\n"songs.empty" = "No songs";\n',
"Shop/Movies/MoviesTitle.swift": "struct MoviesTitle {\n    let title = Texts.moviesTitle\n    let empty = Texts.Movies.empty\n}\n"}))
case("keys: of a dictionary from outside", app({"Shop/Movies/MoviesLink.swift": """struct MoviesLink {
    let name: String?
    let id: String?
    init(_ userInfo: [String: Any], _ json: [AnyHashable: Any]) {
        name = userInfo["moviesName"] as? String
        id = json["movie_id"] as? String
    }
    func body() -> [String: Any] { ["movie_id": id ?? "", "title": "Movies"] }
}
"""}))
CASES["keys: of a dictionary from outside"]["has"] = {
    "Shop/Wishes/WishesLink.swift": [r'userInfo\["moviesName"\]', r'json\["movie_id"\]', r'\["movie_id": id .*"title": "Wishes"\]']}
case("posts: a notification that was copied", app({"Shop/App/Names.swift": """struct Notification { struct Name { let text: String } }
final class Center {
    static let shared = Center()
    func post(name: Notification.Name) {}
    func addObserver(_ name: Notification.Name, _ body: () -> Void) {}
}
extension Notification.Name {
    static let moviesChanged = Notification.Name(text: "moviesChanged")
    static let songsChanged = Notification.Name(text: "songsChanged")
}
""", "Shop/App/Store.swift": """final class Store {
    func save() { Center.shared.post(name: .moviesChanged) }
    func clear() { Center.shared.post(name: .songsChanged) }
}
""", "Shop/Movies/MoviesWatch.swift": "final class MoviesWatch {\n    func start() { Center.shared.addObserver(.moviesChanged) {} }\n}\n"}))
CASES["posts: a notification that was copied"]["no"] = {"Shop/*": "wishesChanged"}
case("posts: a notification that the module declares", app({"Shop/App/Names.swift": """struct Notification { struct Name { let text: String } }
final class Center {
    static let shared = Center()
    func post(name: Notification.Name) {}
    func addObserver(_ name: Notification.Name, _ body: () -> Void) {}
}
""", "Shop/App/Store.swift": """final class Store {
    func save() { Center.shared.post(name: .moviesChanged) }
}
""", "Shop/Movies/MoviesWatch.swift": "extension Notification.Name { static let moviesChanged = Notification.Name(text: \"moviesChanged\") }\nfinal class MoviesWatch {\n    func start() { Center.shared.addObserver(.moviesChanged) {} }\n}\n"}))
CASES["posts: a notification that the module declares"]["no"] = {"Shop/*": "wishesChanged"}
case("extensions: of a type that is repeated", app({"Shop/App/Items.swift": """struct MoviesItem { let id: Int }
struct SongsItem { let id: Int }
""", "Shop/App/Items+Text.swift": """extension MoviesItem { var text: String { "\\(id)" } }
extension SongsItem { var text: String { "\\(id)" } }
""", "Shop/App/Coding.swift": """extension MoviesItem: CustomStringConvertible { var description: String { text } }
""", "Shop/Movies/MoviesList.swift": "struct MoviesList {\n    let items: [MoviesItem] = [MoviesItem(id: 1)]\n    func text() -> String { items[0].description }\n}\n"}))
case("extensions: of a case's type that is repeated", app({"Shop/App/Route.swift": """enum Route {
    case movies(MoviesRoute)
    case songs(SongsRoute)
}
enum MoviesRoute { case list, detail }
enum SongsRoute { case list, detail }
func open(_ route: Route) -> Any {
    switch route {
    case .movies(let inner): MoviesView(viewModel: MoviesViewModel(inner.path))
    case .songs(let inner): inner.path
    }
}
""", "Shop/App/Route+Path.swift": """extension MoviesRoute {
    var path: String { "movies" }
}
extension SongsRoute {
    var path: String { "songs" }
}
""", VIEWMODEL: "final class MoviesViewModel {\n    init(_ text: String = \"\") {}\n    func go(_ open: (Route) -> Void) { open(.movies(.list)) }\n}\n"}))
case("payload: a nested init", app({"Shop/App/Route.swift": """struct Box { init(movies: Any? = nil, songs: Any? = nil) {} }
struct Page { init(_ box: Box) {} }
enum Route {
    case movies(Page)
    case songs(Page)
}
func routes() -> [Route] {
    [
        .movies(.init(.init(movies: MoviesViewModel()))),
        .songs(.init(.init(songs: SongsViewModel()))),
    ]
}
"""}))
case("payload: a nested init with the module's state", app({"Shop/App/Route.swift": """enum Page {
    case movies(MoviesPage.State)
    case songs(SongsPage.State)
}
struct Root {
    struct State {
        var page: Page = .movies(.init(movies: MoviesViewModel()))
        var pages: [Page] = [.movies(.init(movies: MoviesViewModel())), .songs(.init(songs: SongsViewModel()))]
    }
    func open(_ page: Page) -> Any {
        switch page {
        case .movies(let state): state.movies
        case .songs(let state): state.songs
        }
    }
}
""", "Shop/Movies/MoviesPage.swift": "struct MoviesPage {\n    struct State { var movies: MoviesViewModel }\n}\n",
 "Shop/Songs/SongsPage.swift": "struct SongsPage {\n    struct State { var songs: SongsViewModel }\n}\n"}))
case("payload: a nested init of what has a property more", app({"Shop/App/Root.swift": """protocol Part {}
struct Main: Part {
    struct State {
        var home: Int
        var movies: MoviesPage.State
        var songs: SongsPage.State
    }
}
struct App: Part {
    struct State {
        enum Root { case main(Main.State), other(Other.State) }
        var root: Root
    }
    struct Other {
        struct State { var movies: Int }
    }
    func start(_ state: inout State) {
        state.root = .main(.init(
            home: 1,
            movies: .init(),
            songs: .init()
        ))
    }
}
""", "Shop/Movies/MoviesPage.swift": "struct MoviesPage {\n    struct State { var movies = 1 }\n}\n",
 "Shop/Songs/SongsPage.swift": "struct SongsPage {\n    struct State { var songs = 1 }\n}\n"}))
CASES["payload: a nested init of what has a property more"]["has"] = {"Shop/App/Root.swift": [r"var wishes: WishesPage\.State", r"wishes: \.init\(\),\n"]}
case("composition: key paths that stay", app({"Shop/App/Root.swift": """struct Scope<Root, Value> {
    init(state: KeyPath<Root, Value>, action: KeyPath<Root, Value>, _ child: () -> Any) {}
}
struct Settings { var first = 1; var second = 1 }
func compose() {
    _ = [Scope(state: \\Settings.first, action: \\Settings.first) { MoviesViewModel() }, Scope(state: \\Settings.second, action: \\Settings.second) { SongsViewModel() }]
}
"""}), no=[])
CASES["composition: key paths that stay"]["no"] = {"Shop/App/Root.swift": "Wishes"}
case("extent: extensions beside a type that is shared", app({"Shop/Movies/MoviesList.swift": "struct MoviesList {\n    var movies = 1\n}\n",
 "Shop/Movies/MoviesList+Rows.swift": "extension MoviesList {\n    func row() -> CountBadge { CountBadge(count: movies) }\n    struct Header { var list = MoviesList() }\n}\nstruct CountBadge {\n    let count: Int\n}\n",
 "Shop/Songs/SongsBadge.swift": "struct SongsBadge {\n    let badge: CountBadge\n}\n", "Shop/App/Badge.swift": "struct Holder {\n    let badge: CountBadge\n    let list: MoviesList.Header\n}\n",
 "Shop/Movies/MoviesScreenView.swift": "struct MoviesScreenView: Screen {\n    let list = MoviesList()\n    var body: Text { Text(\"\\(list.row().count)\") }\n}\n"}))
CASES["extent: extensions beside a type that is shared"]["no"] = {"Shop/Wishes/*": "struct .*CountBadge"}
case("composition: with a part of another name", app({"Shop/App/Root.swift": """struct Chain {
    func ifLet<Value, Action>(_ state: KeyPath<Root.State, Value?>, action: KeyPath<Root.Action, Action>, _ child: () -> Part<Value>) -> Chain { self }
}
struct Part<Value> {}
struct Root {
    struct State {
        var movies: MoviesPage.State?
        var songs: SongsPage.State?
    }
    struct Action {
        var movies: MoviesPage.Action
        var songs: SongsPage.Action
    }
    let child: Part<MoviesPage.State>
    let songs: Part<SongsPage.State>
    var body: Chain {
        Chain()
            .ifLet(\\.movies, action: \\.movies) {
                child
            }
            .ifLet(\\.songs, action: \\.songs) {
                songs
            }
    }
}
""", **{f"Shop/{name}/{name}Page.swift": f"struct {name}Page {{\n    struct State {{ var count = 1 }}\n    struct Action {{}}\n}}\n" for name in ["Movies", "Songs"]}}), log="is not repeated")
case("resources: a storyboard that another file names", app({
    "Shop/Movies/Movies.storyboard": '<document><scene customClass="MoviesView"/></document>\n',
    "Shop/App/Scenes.swift": """enum Storyboard {
    static func make<View>(named name: String) -> View? { nil }
}
enum Scenes {
    static func movies() -> MoviesView? { Storyboard.make(named: "Movies") }
    static func songs() -> SongsView? { Storyboard.make(named: "Songs") }
}
"""}))
CASES["resources: a storyboard that another file names"]["has"] = {
    "Shop/App/Scenes.swift": r'func wishes\(\) -> WishesView\? \{ Storyboard\.make\(named: "Wishes"\)'}
case("places: a private extension that nothing of the copy uses", app(feature("Settings"), {"Shop/Settings/MoviesPanelView.swift": """struct MoviesPanelView {
    let tint: MoviesTint
    var size: Int { points(of: tint) }
}
private extension MoviesPanelView {
    func points(of tint: MoviesTint) -> Int {
        switch tint {
        case .dark: 1
        case .light: 2
        }
    }
}
""", "Shop/Settings/SettingsPanel.swift": "struct SettingsPanel {\n    let panel = MoviesPanelView(tint: .dark)\n    let songs = SongsViewModel()\n}\n",
 "Shop/Movies/MoviesTint.swift": "enum MoviesTint { case dark, light }\n",
 "Shop/Movies/MoviesTitle.swift": "struct MoviesTitle {\n    var tint = MoviesTint.light\n    func points(of tint: MoviesTint) -> Int { 1 }\n    var own: Int { points(of: tint) }\n}\n"}),
     same=["Shop/Settings/MoviesPanelView.swift"])


def endings(*homes):
    """A folder of one name in several modules."""
    files = {}
    for home in homes:
        files |= feature(home)
        files[f"Shop/{home}/Ending/{home}EndingView.swift"] = f"struct {home}EndingView {{}}\n"
        files[f"Shop/{home}/Ending/EndingModel.swift" if home == "Movies" else f"Shop/{home}/Ending/EndingRow.swift"] = (
            "final class EndingModel {}\n" if home == "Movies" else "struct EndingRow {}\n")
        files[f"Shop/{home}/Ending/Ending{home}.swift"] = f"struct Ending{home} {{ let view = {home}EndingView() }}\n"
        files[f"Shop/{home}/Ending/EndingView{home}.swift"] = f"struct EndingView{home} {{ let ending = Ending{home}() }}\n"
    return files


CASES["extent: folders of one name in several modules"] = {
    "files": app(endings("Movies", "Songs")), "run": [["module", "Wishes", "--like", "Ending"]], "refuse": True}
case("extent: one of the folders of one name", app(endings("Movies", "Songs")), run=(["module", "Wishes", "--like", "Shop/Movies/Ending"],),
     absent=["Shop/Songs/Wishes/*", "Shop/Songs/*/*Wishes*"])
CASES["texts: a decoded key with the name of a file that is copied"] = {
    "files": app({
        "Shop/Movies/MoviesRecord.swift": """struct MoviesRecord: Decodable {
    let items: [String]

    enum CodingKeys: String, CodingKey {
        case items = "movies"
    }
}
""",
        "Shop/Movies/movies.json": '{"movies": []}\n',
    }), "run": LIKE if isinstance(LIKE[0], list) else [LIKE], "fit": True, "back": True,
    "has": {"Shop/Wishes/WishesRecord.swift": r'case items = "movies"'}}
case("names: a requirement whose witness stands beside a property of its name", app({
    "Shop/Movies/MoviesDelegate.swift": """protocol MoviesDelegate: AnyObject {
    func movies(didSelect title: String)
}

final class MoviesPicker {
    weak var delegate: MoviesDelegate?

    func select() { delegate?.movies(didSelect: "a") }
}
""",
    USE: """final class Presenter {
    private var movies: [String] = []
    let moviesPicker = MoviesPicker()
    let songsPicker = SongsPicker()

    func start() {
        moviesPicker.delegate = self
        songsPicker.delegate = self
    }
}

extension Presenter: MoviesDelegate {
    func movies(didSelect title: String) { movies.append(title) }
}

extension Presenter: SongsDelegate {
    func songs(didSelect title: String) {}
}
""",
    "Shop/Songs/SongsDelegate.swift": """protocol SongsDelegate: AnyObject {
    func songs(didSelect title: String)
}

final class SongsPicker {
    weak var delegate: SongsDelegate?

    func select() { delegate?.songs(didSelect: "a") }
}
"""}), r"extension Presenter: WishesDelegate")
CASES["key paths: a case of another name that takes the original's value"] = {
    "files": app({USE: """import ComposableArchitecture

@Reducer struct Settings {
    struct State { var movies = MoviesFeature.State(); var songs = SongsFeature.State() }
    enum Action { case film(MoviesFeature.Action), songs(SongsFeature.Action) }

    var body: some ReducerOf<Self> {
        Scope(state: \\.movies, action: \\.film, child: MoviesFeature.init)
        Scope(state: \\.songs, action: \\.songs, child: SongsFeature.init)
    }
}
"""}, {f"Shop/{name}/{name}Feature.swift": f"import ComposableArchitecture\n\n@Reducer struct {name}Feature {{\n    struct State {{}}\n    enum Action {{}}\n}}\n"
       for name in ["Movies", "Songs"]}),
    "run": [["module", "Wishes", "--like", "Movies"]], "fit": True, "back": True,
    "no": {USE: "action: .*child: WishesFeature"}, "log": "is not repeated"}
case("switches: over an enum that is the copied module's own", app({
    "Shop/Movies/MoviesListModel.swift": """final class MoviesListModel {
    enum Action { case moviesTapped, closed }

    var send: (Action) -> Void = { _ in }
}
""",
    USE: """final class Holder {
    let model = MoviesListModel()
    private(set) var count = 0

    func start() {
        model.send = { action in
            switch action {
            case .moviesTapped: self.count += 1
            case .closed: self.count = 0
            }
        }
    }
}
"""}), no=["case .wishesTapped"])
CASES["bases of elsewhere: a value of a framework keeps its members"] = {
    "files": app({"Shop/Movies/MoviesStore.swift": """import Foundation

final class MoviesStore {
    private let bundle: Bundle
    var moviesURL: Int { bundle.moviesURL.count + Bundle.main.moviesURL.count }
    lazy var moviesQuery: Int = {
        let query = NSMetadata()
        return query.moviesQuery
    }()
    let moviesTitles: [String] = MoviesKit.moviesTitles

    init(bundle: Bundle) { self.bundle = bundle }

    func read(_ moviesQuery: NSMetadata) -> Int { moviesQuery.count }
}
"""}), "run": [["module", "Wishes", "--like", "Movies"]], "back": True,
    "has": {"Shop/Wishes/WishesStore.swift": [
        r"var wishesURL: Int \{ bundle\.moviesURL\.count \+ Bundle\.main\.moviesURL\.count \}", r"query\.moviesQuery",
        r"let wishesTitles: \[String\] = MoviesKit\.moviesTitles"]}}
CASES["bases of elsewhere: what extends a framework's type is copied"] = {
    "files": app({"Shop/Movies/Bundle+Movies.swift": """import Foundation

extension Bundle { var moviesCount: Int { 1 } }

protocol MoviesShown {}
extension MoviesShown { func moviesShown() -> Int { 2 } }
extension Bundle: MoviesShown {}

func moviesTotal(of bundle: Bundle) -> Int { bundle.moviesCount + bundle.moviesShown() }
"""}), "run": [["module", "Wishes", "--like", "Movies"]], "fit": True, "back": True, "typecheck": ALL,
    "has": {"Shop/Wishes/Bundle+Wishes.swift": r"bundle\.wishesCount \+ bundle\.wishesShown\(\)"}}
CASES["bases of elsewhere: names that Xcode makes of texts"] = {
    "files": app({"Shop/Resources/Localizable.xcstrings": """{
  "sourceLanguage" : "en",
  "strings" : {
    "Movies" : {
      "extractionState" : "manual"
    }
  },
  "version" : "1.0"
}
""", "Shop/Movies/MoviesPage.swift": """import SwiftUI

struct MoviesPage: View {
    enum Action { case movies }
    let send: (Action) -> Void

    var body: some View {
        Button(String(localized: .movies)) { send(.movies) }
            .navigationTitle(.movies)
    }
}
"""}), "run": [["module", "Wishes", "--like", "Movies"]], "back": True,
    "has": {"Shop/Wishes/WishesPage.swift": [r"localized: \.movies\)\) \{ send\(\.wishes\)", r"navigationTitle\(\.movies\)", "enum Action { case wishes }"]},
    "log": "a tool makes the name"}
CASES["values of the original's: a view's model that is not repeated"] = {
    "files": app({USE: """@propertyWrapper struct ObservedObject<Value> { var wrappedValue: Value }

struct Pages {
    let films: MoviesViewModel
    var moviesPage: Any { MoviesPage(viewModel: films) }
    var songsPage: Any { SongsPage(viewModel: SongsViewModel()) }
}
""", **{f"Shop/{name}/{name}Page.swift": f"struct {name}Page {{\n    @ObservedObject var viewModel: {name}ViewModel\n}}\n" for name in ["Movies", "Songs"]}}),
    "run": [["module", "Wishes", "--like", "Movies"]], "fit": True, "back": True, "typecheck": ALL,
    "no": {USE: "WishesPage"}, "log": "is not repeated"}
CASES["values of the original's: a generic store of its reducer"] = {
    "files": app({USE: """struct Pages {
    let films: Shelf<MoviesViewModel>
    let records: Shelf<SongsViewModel>
    var moviesPage: Any { MoviesPage(store: films) }
    var songsPage: Any { SongsPage(store: records) }
}
""", "Shop/App/Shelf.swift": "final class Shelf<Model> {}\n",
        **{f"Shop/{name}/{name}Page.swift": f"struct {name}Page {{\n    let store: Shelf<{name}ViewModel>\n}}\n" for name in ["Movies", "Songs"]}}),
    "run": [["module", "Wishes", "--like", "Movies"]], "fit": True, "back": True, "typecheck": ALL,
    "no": {USE: "WishesPage"}, "log": "is not repeated"}
CASES["reached: a controller that an assembly makes"] = {
    "files": app({USE: """class TabBar { func setViewControllers(_ all: [UIViewController], animated: Bool) {} }

enum BarAssembly {
    static func build() -> TabBar {
        let bar = TabBar()
        let moviesController = MoviesAssembly.build()
        let songsController = SongsAssembly.build()
        bar.setViewControllers([moviesController, songsController], animated: true)
        return bar
    }
}
""", "Shop/App/Controller.swift": "class UIViewController {}\n", "Shop/App/Tabs.swift": None,
        **{f"Shop/{name}/{name}Assembly.swift": f"enum {name}Assembly {{\n    static func build() -> UIViewController {{ UIViewController() }}\n}}\n" for name in ["Movies", "Songs"]}}),
    "run": [["module", "Wishes", "--like", "Movies"]], "fit": True, "back": True, "typecheck": ALL,
    "log": "Use.swift:9:.*Wishes is reached from here"}
case("names: a property that is called and a function of the file", app({
    "Shop/Domain/UseCase.swift": "struct UseCase {\n    var getMovies: @Sendable (_ page: Int) -> [String] = { _ in [] }\n}\n",
    "Shop/App/Values.swift": """@propertyWrapper struct Given<Value> {
    let wrappedValue: Value

    init(_ path: KeyPath<Values, Value>) { wrappedValue = Values()[keyPath: path] }
}

struct Values { var useCase = UseCase() }
""",
    "Shop/Movies/MoviesLoader.swift": """final class MoviesLoader {
    @Given(\\.useCase) private var useCase

    func load() { getMovies() }

    private func getMovies() { _ = useCase.getMovies(1) }
}
"""}))
case("tabs: a value that the copy would have, too", app({USE: """protocol Pages {}
struct Page: Pages { init(_ title: String, value: PageKind, content: () -> Any) {} }
enum PageKind { case movies, songs }
enum PageGenre { case movies, songs }

struct Bar {
    let tabs: [any Pages] = [
        Page("Movies", value: .movies) { MoviesViewModel() },
        Page("Songs", value: .songs) { SongsViewModel() },
    ]
}
"""}))
CASES["handlers: a closure for one tap"] = {
    "files": app({USE: """struct Route { let title: String }
struct MoviesRoute { let title: String }
struct SongsRoute { let title: String }
struct Row { init(title: String, onMoviesTap: @escaping () -> Void) {} }

final class Holder {
    var moviesRoute: MoviesRoute?
    var songsRoute: SongsRoute?

    func row() -> Row {
        Row(title: "a", onMoviesTap: {
            self.moviesRoute = MoviesRoute(title: "a")
        })
    }
}
"""}), "run": [["module", "Wishes", "--like", "Movies"]], "fit": True, "back": True, "typecheck": ALL,
    "no": {USE: r"self\.wishesRoute = "}}

# ---- the state of a parent, which its stores and tests name
STORES = {"Shop/App/Stores.swift": """protocol Feature { associatedtype State }
struct Scope { init<State, Child>(_ path: WritableKeyPath<State, Child>, child: () -> Any) {} }
struct Store<State> {
    func scope<Child>(_ path: KeyPath<State, Child>) -> Store<Child> { Store<Child>() }
    func scope<Child>(_ path: KeyPath<State, Child?>) -> Store<Child> { Store<Child>() }
}
typealias StoreOf<F: Feature> = Store<F.State>
struct OpenLink { init(_ open: @escaping (String) -> Bool) {} }
struct Values { var openLink = OpenLink { _ in false } }

func with(_ change: (inout Values) -> Void) {}
@resultBuilder enum Parts { static func buildBlock(_ parts: Any...) -> [Any] { parts } }
"""}
for name in ["Movies", "Songs"]:
    STORES[f"Shop/{name}/{name}Feature.swift"] = f"struct {name}Feature: Feature {{\n    struct State {{ var count = 0 }}\n}}\n"
    STORES[f"Shop/{name}/{name}View.swift"] = f"struct {name}View: Screen {{\n    let store: StoreOf<{name}Feature>\n    var body: Text {{ Text(\"{name}\") }}\n}}\n"
    STORES[f"Shop/{name}/{name}ViewModel.swift"] = None
    STORES["Shop/App/Tabs.swift"] = None
HOME = """struct HomeFeature: Feature {
    struct State {
        var songs = SongsFeature.State()
        var movies = MoviesFeature.State()
    }

    @Parts var body: [Any] {
        Scope(\\State.songs) { SongsFeature() }
        Scope(\\State.movies) { MoviesFeature() }
    }
}

struct HomeView {
    let store: StoreOf<HomeFeature>

    @Parts var body: [Any] {
        SongsView(store: store.scope(\\.songs))
        MoviesView(store: store.scope(\\.movies))
    }
}
"""
WHOLE = ["var wishes = WishesFeature.State()", r"Scope\(\\State.wishes\) \{ WishesFeature\(\) \}", r"WishesView\(store: .*wishes\)\)"]
CLOSURE = "func open() { with { $0.openLink = .init { _ in true } } }\n"
case("signatures: an implicit initialiser with a closure alone", app(STORES, {USE: HOME + CLOSURE}), *WHOLE)
case("signatures: an implicit initialiser with a closure alone, beside a declared one", app(STORES, {USE: HOME.replace(
    "var movies = MoviesFeature.State()\n", """var movies: MoviesFeature.State

        init(songs: SongsFeature.State = .init(), movies: MoviesFeature.State = .init()) {
            self.songs = songs
            self.movies = movies
        }
""") + CLOSURE}), r"wishes: WishesFeature.State = .init\(\)", r"self.wishes = wishes", *WHOLE[1:])
case("signatures: an implicit initialiser with a closure alone, of a property without a value", app(STORES, {USE: HOME.replace(
    "var songs = SongsFeature.State()\n        var movies = MoviesFeature.State()", "var songs: SongsFeature.State?\n        var movies: MoviesFeature.State?")
    + CLOSURE}), r"var wishes: WishesFeature.State\?", *WHOLE[1:])
case("signatures: a closure for a property with one", app(STORES, {USE: """struct Row {
    var onMovies: () -> Void = {}
    var id = 0
}

struct MoviesCell { let row = Row(onMovies: { _ = MoviesFeature() }) }

let row: Row = .init { _ = MoviesFeature() }
"""}), no=[r"onWishes: \(\) -> Void"])
case("key paths: another type has a member of the name", app(STORES, {USE: HOME, "Shop/Songs/SongsFeature.swift": """struct SongsFeature: Feature {
    struct State {
        var count = 0
        var movies: [String] = []
    }
}
"""}), *WHOLE)
case("key paths: the root is written at one of two", app(STORES, {USE: HOME.replace("store.scope(\\.movies)", "store.scope(\\HomeFeature.State.movies)")}), *WHOLE)
for name, store in {
    "a parameter's": ("", "(store: StoreOf<HomeFeature>)", ""),
    "a local value's": ("", "()", "        let store: StoreOf<HomeFeature> = Store()\n"),
    "a function's": ("    static func make() -> StoreOf<HomeFeature> { Store() }\n", "()", "        let store = HomeView.make()\n"),
}.items():
    case(f"key paths: the root is that of {name} type", app(STORES, {USE: HOME.replace("    let store: StoreOf<HomeFeature>\n", store[0]).replace(
        "@Parts var body: [Any] {\n        SongsView", f"@Parts func views{store[1]} -> [Any] {{\n{store[2]}        SongsView"),
        "Shop/App/Totals.swift": "struct Totals { var movies = 0 }\n"}), *WHOLE)
case("key paths: the view has a member of the name", app(STORES, {USE: HOME.replace("""        MoviesView(store: store.scope(\\.movies))
""", "        movies\n").replace("struct HomeView {", """struct HomeView {
    var movies: [Any] {
        [MoviesView(store: store.scope(\\.movies))]
    }
""")}), *WHOLE)
case("key paths: the state of a parent that cannot grow", app(STORES, {USE: HOME + """
let make: (SongsFeature.State, MoviesFeature.State) -> HomeFeature.State = HomeFeature.State.init
"""}), refuse=True)
case("key paths: a parameter of a local function", app(STORES, {USE: """struct Totals { var moviesCount = 0; var songsCount = 0 }
struct Counts { var moviesCount = 0; var songsCount = 0 }

struct Sum {
    func all(_ movies: MoviesFeature.State, _ songs: SongsFeature.State) -> Int {
        func add(_ value: Int, at path: WritableKeyPath<Totals, Int>) -> Int { value }
        return add(1, at: \\.moviesCount) + add(2, at: \\.songsCount)
    }
}
"""}))

# ---- the modules of two layers that have one name
LAYERS = {"Workspace.swift": 'import ProjectDescription\n\nlet workspace = Workspace(name: "Shop", projects: ["Projects/**"])\n',
    "Tuist/ProjectDescriptionHelpers/Layers.swift": """public enum Layers {
    public enum Screen: String, CaseIterable {
        case movies
        case songs
    }

    public enum Source: String, CaseIterable {
        case songs
        case movies
    }
}
""", "Tuist/ProjectDescriptionHelpers/Target+Layers.swift": """import ProjectDescription

public extension Target {
    static func screen(_ name: Layers.Screen, _ parts: [TargetDependency] = []) -> Target {
        .target(name: "\\(name.rawValue.capitalized)Screen", destinations: .iOS, product: .framework, bundleId: "shop.\\(name.rawValue)", sources: ["Sources/**"], dependencies: parts)
    }

    static func source(_ name: Layers.Source) -> Target {
        .target(name: "\\(name.rawValue.capitalized)Source", destinations: .iOS, product: .framework, bundleId: "shop.\\(name.rawValue).source", sources: ["Sources/**"])
    }
}

public extension TargetDependency {
    static func source(_ name: Layers.Source) -> TargetDependency {
        .project(target: "\\(name.rawValue.capitalized)Source", path: .relativeToRoot("Projects/Source/\\(name.rawValue.capitalized)Source"))
    }
}
""", "Projects/Screen/SongsScreen/Project.swift": 'import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project(name: "SongsScreen", targets: [.screen(.songs)])\n',
    "Projects/Screen/MoviesScreen/Project.swift": 'import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project(name: "MoviesScreen", targets: [.screen(.movies, [.source(.movies), .source(.songs)])])\n'}
for name in ["Movies", "Songs"]:
    LAYERS[f"Projects/Source/{name}Source/Project.swift"] = f'import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project(name: "{name}Source", targets: [.source(.{name.lower()})])\n'
    LAYERS[f"Projects/Source/{name}Source/Sources/{name}Source.swift"] = f"public protocol {name}Source {{}}\n"
    LAYERS[f"Projects/Screen/{name}Screen/Sources/{name}View.swift"] = f"import SwiftUI\n\npublic struct {name}View: View {{\n    let viewModel = {name}ViewModel()\n    public var body: some View {{ Text(\"\") }}\n}}\n"
    LAYERS[f"Projects/Screen/{name}Screen/Sources/{name}ViewModel.swift"] = f"final class {name}ViewModel {{}}\n"
COPIED = {"Projects/Screen/WishesScreen/Project.swift": r"\.screen\(\.wishes, \[\.source\(\.movies\), \.source\(\.songs\)\]\)",
    "Tuist/ProjectDescriptionHelpers/Layers.swift": r"enum Screen[^}]*case movies\n        case wishes\n        case songs\n    }\n\n.*enum Source[^}]*case songs\n        case movies\n    }"}
CASES["manifests: a dependency on the module of the name in another layer"] = {"files": LAYERS, "run": [LIKE], "fit": True, "back": True, "has": COPIED}
CASES["manifests: a dependency on two layers' modules of the name"] = {"files": {**LAYERS,
    "Projects/Source/MoviesSource/Project.swift": LAYERS["Projects/Source/MoviesSource/Project.swift"].replace(".source(.movies)", ".source(.movies), .source(.songs)")},
    "run": [LIKE], "fit": True, "back": True, "has": COPIED}
MORE = {path: text.replace("case movies\n", "case movies\n        case moviesDetail\n        case songsDetail\n") if path.endswith("Layers.swift") else text for path, text in LAYERS.items()}
for name in ["Movies", "Songs"]:
    home = f"Projects/Screen/{name}DetailScreen"
    MORE[f"{home}/Project.swift"] = f'import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project(name: "{name}DetailScreen", targets: [.screen(.{name.lower()}Detail, [.screen(.{name.lower()})])])\n'
    MORE[f"{home}/Sources/{name}DetailView.swift"] = f"import SwiftUI\n\npublic struct {name}DetailView: View {{\n    let viewModel = {name}DetailViewModel()\n    public var body: some View {{ Text(\"\") }}\n}}\n"
    MORE[f"{home}/Sources/{name}DetailViewModel.swift"] = f"final class {name}DetailViewModel {{}}\n"
CASES["manifests: a dependency of another module of the layer, whose name begins so"] = {"files": MORE, "run": [LIKE], "fit": True, "back": True, "has": {
    "Projects/Screen/WishesScreen/Project.swift": COPIED["Projects/Screen/WishesScreen/Project.swift"], "Tuist/ProjectDescriptionHelpers/Layers.swift": r"enum Screen[^}]*case wishes"}}

# ---- XcodeGen: a project for each module
def generated(entries, links):
    files = {"Shop/ShopApp.swift": "import Movies\nimport Songs\nimport SwiftUI\n\n@main\nstruct ShopApp: App {\n    var body: some Scene {\n        WindowGroup {\n            TabView {\n                MoviesView()\n                SongsView()\n            }\n        }\n    }\n}\n"}
    for name in ["Movies", "Songs"]:
        home = f"Parts/{name}"
        files[f"{home}/project.yml"] = f"name: {name}\ntargets:\n  {name}:\n    type: framework\n    platform: iOS\n    sources: [{name}]\n    settings:\n      INFOPLIST_FILE: {name}/Info.plist\n  {name}Tests:\n    type: bundle.unit-test\n    platform: iOS\n    sources: [{name}Tests]\n    dependencies:\n      - target: {name}\n"
        files[f"{home}/{name}/{name}View.swift"] = f"import SwiftUI\n\npublic struct {name}View: View {{\n    public init() {{}}\n    public var body: some View {{ Text(\"\") }}\n}}\n"
        files[f"{home}/{name}/{name}ViewModel.swift"] = f"final class {name}ViewModel {{}}\n"
        files[f"{home}/{name}/Info.plist"] = "<plist><dict/></plist>\n"
        files[f"{home}/{name}Tests/{name}Tests.swift"] = f"import XCTest\n@testable import {name}\n\nfinal class {name}Tests: XCTestCase {{}}\n"
    files["project.yml"] = f"name: Shop\ntargets:\n  Shop:\n    type: application\n    platform: iOS\n    sources: [Shop]\n    dependencies:\n{links}{entries}"
    return files
OWN = {"Parts/Wishes/project.yml": [r"^name: Wishes\n", r"  Wishes:\n", r"sources: \[Wishes\]", "INFOPLIST_FILE: Wishes/Info.plist", r"  WishesTests:\n", r"- target: Wishes\n"],
    "Parts/Wishes/WishesTests/WishesTests.swift": "import Wishes", "Parts/Wishes/Wishes/Info.plist": "plist", "Shop/ShopApp.swift": [r"import Wishes\n", r"WishesView\(\)"]}
for name, (entries, links, *new) in {
    "groups of files": ("fileGroups:\n  - Parts/Movies/Movies.xcodeproj\n  - Parts/Songs/Songs.xcodeproj\n",
        "      - framework: Movies.framework\n        implicit: true\n      - framework: Songs.framework\n        implicit: true\n",
        r"- Parts/Wishes/Wishes\.xcodeproj\n", r"- framework: Wishes\.framework\n +implicit: true\n"),
    "groups of files in one line": ("fileGroups: [Parts/Movies/Movies.xcodeproj, Parts/Songs/Songs.xcodeproj]\n", "      - framework: Movies.framework\n      - framework: Songs.framework\n",
        r"xcodeproj, Parts/Wishes/Wishes\.xcodeproj, ", r"- framework: Wishes\.framework\n"),
    "references": ("projectReferences:\n  Movies:\n    path: Parts/Movies/Movies.xcodeproj\n  Songs:\n    path: Parts/Songs/Songs.xcodeproj\n",
        "      - target: Movies/Movies\n      - target: Songs/Songs\n", r"  Wishes:\n    path: Parts/Wishes/Wishes\.xcodeproj\n", r"- target: Wishes/Wishes\n"),
}.items():
    CASES[f"XcodeGen: a project for each module, {name}"] = {"files": generated(entries, links), "run": [LIKE], "fit": True, "back": True, "has": {**OWN, "project.yml": list(new)}}
PLAIN = {path.replace("View.swift", "Log.swift"): "public enum " + path.split("/")[-1].replace("View.swift", "Log {}\n") if path.endswith("View.swift") else text
    for path, text in generated("fileGroups:\n  - Parts/Movies/Movies.xcodeproj\n", "      - framework: Movies.framework\n").items() if not path.endswith(("ViewModel.swift", "ShopApp.swift"))}
PLAIN["Shop/ShopApp.swift"] = "import SwiftUI\n\n@main\nstruct ShopApp: App {\n    var body: some Scene { WindowGroup { Text(\"\") } }\n}\n"
CASES["XcodeGen: a project for each module, which shows nothing"] = {"files": PLAIN, "run": [LIKE], "fit": True, "back": True, "has": {
    **{path: texts for path, texts in OWN.items() if path.startswith("Parts")}, "Parts/Wishes/Wishes/WishesLog.swift": "WishesLog", "project.yml": [r"- Parts/Wishes/Wishes\.xcodeproj\n", r"- framework: Wishes\.framework\n"]}}

# ---- folders that are named after what their modules show
ROOTED = """@Reducer
struct RootFeature {
    struct State {
        var songs: SongsFeature.State?
        var movies: MoviesFeature.State?
    }

    enum Action {
        case songs(SongsFeature.Action)
        case movies(MoviesFeature.Action)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in .none }
        .ifLet(\\.songs, action: \\.songs) {
            SongsFeature()
        }
        .ifLet(\\.movies, action: \\.movies) {
            MoviesFeature()
        }
    }
}

struct RootKIND: View {
    let store: StoreOf<RootFeature>

    var body: some View {
        if let store = store.scope(state: \\.songs, action: \\.songs) {
            SongsKIND(store: store)
        } else if let store = store.scope(state: \\.movies, action: \\.movies) {
            MoviesKIND(store: store)
        }
    }
}
"""
for folder, kind, isFlat in [("Pages", "Page", False), ("Pages", "Page", True), ("Panels", "Panel", False), ("Screens", "Screen", False)]:
    home = f"Shop/{folder}"
    files = {f"{home}/{'' if isFlat else 'Root/'}Root{kind}.swift": ROOTED.replace("KIND", kind)}
    for name in ["Movies", "Songs"]:
        files[f"{home}/{'' if isFlat else name + '/'}{name}{kind}.swift"] = f"@Reducer\nstruct {name}Feature {{\n    struct State {{}}\n    enum Action {{ case tapped }}\n}}\n\nstruct {name}{kind}: View {{\n    let store: StoreOf<{name}Feature>\n    var body: some View {{ Text(\"\") }}\n}}\n"
    CASES[f"extent: a folder of {folder}{', flat' if isFlat else ''}"] = {"files": files, "run": [LIKE], "fit": True, "back": True, "has": {f"{home}/{'' if isFlat else 'Root/'}Root{kind}.swift": [
        r"var wishes: WishesFeature\.State\?", r"case wishes\(WishesFeature\.Action\)", r"\.ifLet\(\\\.wishes, action: \\\.wishes\) \{\n +WishesFeature\(\)", rf"else if let store = store\.scope\(state: \\\.wishes, action: \\\.wishes\) \{{\n +Wishes{kind}\(store: store\)"]}}
# ---- registrations
CONTAINER = """final class Container {
    private var made: [String: (Container) -> Any] = [:]

    @discardableResult
    func register<Value>(_ type: Value.Type, name: String = "", _ make: @escaping (Container) -> Value) -> Container {
        made["\\(type)\\(name)"] = make
        return self
    }

    func resolve<Value>(_ type: Value.Type, name: String = "") -> Value? { made["\\(type)\\(name)"]?(self) as? Value }
}
"""
CLIENT = """class Client<API> { init(token: String) {} }
"""


def clients(name):
    return f"""protocol {name}Remoting {{ func load() -> String }}

final class {name}Remote: Client<{name}Loader>, {name}Remoting {{
    func load() -> String {{ "a" }}
}}
"""


def registered(*more, **texts):
    loaders = {f"Shop/{name}/{name}Loader.swift": f"enum {name}Loader {{ case all }}\n" for name in ["Movies", "Songs"]}
    return app({"Shop/App/Container.swift": CONTAINER, "Shop/App/Client.swift": CLIENT, **loaders, USE: """func assemble(_ container: Container) {
    container.register(SongsRemoting.self) { _ in SongsRemote(token: "a") }

    container.register(MoviesRemoting.self) { _ in MoviesRemote(token: "a") }
}
"""}, *more, **texts)


case("registrations: a type that stays, in a file of its own", registered(
    {f"Shop/Clients/{name}Remote.swift": clients(name) for name in ["Movies", "Songs"]}), no=["Wishes"])
case("registrations: types that stay, in one file", registered(
    {"Shop/Clients/Clients.swift": clients("Movies") + "\n" + clients("Songs")}),
    no=[r"Wishes", r"MoviesRemoting[\s\S]*MoviesRemoting"], log=r'"container.register\(MoviesRemoting.self\)[^\n]* is not repeated')
case("registrations: the type of what a closure gives", registered(
    {"Shop/Clients/Clients.swift": clients("Movies") + "\n" + clients("Songs"), USE: """func register<Value>(_ make: () -> Value) {}

func assemble() {
    register { SongsRemote(token: "a") as any SongsRemoting }
    register { MoviesRemote(token: "a") as any MoviesRemoting }
    register { SongsViewModel() }
    register { MoviesViewModel() }
}

func assembleAgain() {
    register { () -> any SongsRemoting in SongsRemote(token: "a") }
    register { () -> any MoviesRemoting in MoviesRemote(token: "a") }
}
"""}), r"register \{ WishesViewModel\(\) \}", no=["WishesRemote"])
case("registrations: a type of all modules with names", app({"Shop/App/Container.swift": CONTAINER, USE: """func assemble(_ container: Container) {
    container.register(AnyObject.self, name: "songs") { _ in SongsViewModel() }
    container.register(AnyObject.self, name: "movies") { _ in MoviesViewModel() }
}
"""}), r'register\(AnyObject.self, name: "wishes"\) \{ _ in WishesViewModel\(\) \}')
case("registrations: a type that is copied, beside those of other forms", app({"Shop/App/Container.swift": CONTAINER, USE: """struct Login { init(token: String, isNew: Bool) {} }

func assemble(_ container: Container) {
    container.register(Login.self) { container in
        Login(
            token: container.resolve(String.self)!,
            isNew: container.resolve(Bool.self)!
        )
    }

    container.register(MoviesViewModel.self) { _ in
        MoviesViewModel()
    }
}

func openMovies(_ container: Container) -> MoviesView { MoviesView(viewModel: container.resolve(MoviesViewModel.self)!) }
func openSongs() -> SongsView { SongsView(viewModel: SongsViewModel()) }
"""}), r"container.register\(WishesViewModel.self\) \{ _ in\n        WishesViewModel\(\)", r"resolve\(WishesViewModel.self\)")

# ---- objects of the environment
ENVIRONMENT = """@propertyWrapper struct EnvironmentObject<Value> {
    var wrappedValue: Value { fatalError() }
    init() {}
}

@propertyWrapper struct StateObject<Value> {
    let wrappedValue: Value
}

extension Screen {
    func environmentObject<Value>(_ value: Value) -> some Screen { self }
    func padding() -> some Screen { self }
}
"""


def given(body, state="@StateObject var movies = MoviesModel(token: 1)"):
    return app({"Shop/App/Environment.swift": ENVIRONMENT, "Shop/Movies/MoviesModel.swift": "final class MoviesModel { init(token: Int) {} }\n",
                "Shop/Movies/MoviesView.swift": """struct MoviesView: Screen {
    @EnvironmentObject var model: MoviesModel
    var viewModel = MoviesViewModel()
    var body: Text { Text("Movies") }
}
""", "Shop/App/Main.swift": "struct Main: Screen {\n    let body = Text(\"Main\")\n}\n", USE: f"""struct Root: Screen {{
    {state}

    var body: some Screen {{
{body}
    }}
}}
"""})


case("environment: an object that is given on a line of its own", given("        Main()\n            .environmentObject(movies)\n            .padding()"),
     r"@StateObject var wishes = WishesModel\(token: 1\)", r"movies\)\n            .environmentObject\(wishes\)\n            .padding")
case("environment: an object that is given on the line of its view", given("        Main().environmentObject(movies).padding()"),
     r"@StateObject var wishes = WishesModel\(token: 1\)", r"environmentObject\(movies\).environmentObject\(wishes\).padding")
case("environment: an object that is made where it is given", given("        Main().environmentObject(MoviesModel(token: 2))", "let title = 0"),
     r"MoviesModel\(token: 2\)\).environmentObject\(WishesModel\(token: 2\)\)")
case("environment: an object of another name", given("        Main().environmentObject(store)", "@StateObject var store = MoviesModel(token: 1)"),
     no=["Wishes"], log=r'Use.swift:5:\d+: note: views get a "MoviesModel" here, and no "WishesModel"')

# ---- texts that others know
case("texts: those of an enum that is sent", app({USE: """enum Place: String, Encodable {
    case songs
    case storeMovies = "STORE_MOVIES"
}
""", "Shop/Movies/MoviesPlace.swift": "let moviesPlace = Place.storeMovies\n", "Shop/Songs/SongsPlace.swift": "let songsPlace = Place.songs\n"}),
     "case storeWishes = \"STORE_WISHES\"", log='the copy of "storeMovies" has a made-up value instead of "STORE_MOVIES"')
case("texts: a constant that is a code", app({USE: """struct ScreenName { let rawValue: String }

extension ScreenName {
    static let homeSongs = ScreenName(rawValue: "home_songs")
    static let homeMovies = ScreenName(rawValue: "home_movies")
}
""", "Shop/Movies/MoviesPlace.swift": "let moviesPlace = ScreenName.homeMovies\n", "Shop/Songs/SongsPlace.swift": "let songsPlace = ScreenName.homeSongs\n"}),
     'ScreenName\\(rawValue: "home_wishes"\\)', log='the copy of "homeMovies" has a made-up value instead of "home_movies"')
