"""Small apps in which the tool once wrote what is wrong, each with what is right; `Tests/Apps/check-cases` runs them."""
KIT = '''protocol Screen { associatedtype Body; var body: Body { get } }
struct Text: Screen { init(_ s: String) {}; var body: Int { 0 } }
'''
def feature(name):
    return {f"Shop/{name}/{name}View.swift": f'struct {name}View: Screen {{\n    let viewModel: {name}ViewModel\n    var body: Text {{ Text("{name}") }}\n}}\n',
            f"Shop/{name}/{name}ViewModel.swift": f"final class {name}ViewModel {{\n    var items: [String] = []\n    func load() {{}}\n}}\n"}
TABS = '''enum Tab {
    case movies
    case songs

    var screen: Any {
        switch self {
        case .movies: MoviesView(viewModel: MoviesViewModel())
        case .songs: SongsView(viewModel: SongsViewModel())
        }
    }
}
'''
def app(*more, **changed):
    files = {"Shop/App/Kit.swift": KIT, "Shop/App/Tabs.swift": TABS, **feature("Movies"), **feature("Songs")}
    for m in more: files.update(m)
    return {p: t for p, t in files.items() if t is not None}
LIKE = ["module", "Wishes", "--like", "Movies"]
ALL = {"Shop/*.swift": ""}
COPY = "Shop/Wishes/WishesView.swift"
def tabs(old, new): assert old in TABS; return {"Shop/App/Tabs.swift": TABS.replace(old, new)}

PACKAGE = '''// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Features",
    products: [
        .library(name: "Movies", targets: ["Movies"]),
        .library(name: "Songs", targets: ["Songs"]),
    ],
    targets: [
        .target(name: "Root", dependencies: ["Movies", "Songs"]),
        .target(name: "Movies"),
        .target(name: "Songs"),
        .testTarget(name: "MoviesTests", dependencies: ["Movies"]),
        .testTarget(name: "SongsTests", dependencies: ["Songs"]),
    ]
)
'''
def part(name):
    return {f"Sources/{name}/{name}View.swift": f"public struct {name}View {{\n    let viewModel: {name}ViewModel\n    public init(viewModel: {name}ViewModel) {{ self.viewModel = viewModel }}\n}}\n",
            f"Sources/{name}/{name}ViewModel.swift": f"public final class {name}ViewModel {{\n    public init() {{}}\n}}\n",
            f"Tests/{name}Tests/{name}Tests.swift": f"@testable import {name}\nimport Testing\n\n@Test func {name.lower()}() {{ _ = {name}ViewModel() }}\n"}
ROOT = '''import Movies
import Songs

public struct Root {
    public var screens: [Any] { [MoviesView(viewModel: MoviesViewModel()), SongsView(viewModel: SongsViewModel())] }
}
'''
def package(manifest=PACKAGE, **more): return {"Package.swift": manifest, **part("Movies"), **part("Songs"), "Sources/Root/Root.swift": ROOT}

# ---- an Xcode project whose folder is synchronised (objectVersion 77), with a widget that builds some files of the app's folder
def synchronised(exception="", explicit=""):
    links = "\t\t\texceptions = (\n\t\t\t\tA060,\n\t\t\t);\n" if exception else ""
    return f'''// !$*UTF8*$!
{{
	archiveVersion = 1;
	classes = {{
	}};
	objectVersion = 77;
	objects = {{

/* Begin PBXFileReference section */
		A010 /* Shop.app */ = {{isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; }};
		A011 /* Widget.appex */ = {{isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; includeInIndex = 0; path = Widget.appex; sourceTree = BUILT_PRODUCTS_DIR; }};
/* End PBXFileReference section */
{exception}
/* Begin PBXFileSystemSynchronizedRootGroup section */
		A002 /* Shop */ = {{
			isa = PBXFileSystemSynchronizedRootGroup;
{links}{explicit}			path = Shop;
			sourceTree = "<group>";
		}};
		A003 /* Widget */ = {{
			isa = PBXFileSystemSynchronizedRootGroup;
			path = Widget;
			sourceTree = "<group>";
		}};
/* End PBXFileSystemSynchronizedRootGroup section */

/* Begin PBXGroup section */
		A001 = {{
			isa = PBXGroup;
			children = (
				A002 /* Shop */,
				A003 /* Widget */,
				A004 /* Products */,
			);
			sourceTree = "<group>";
		}};
		A004 /* Products */ = {{
			isa = PBXGroup;
			children = (
				A010 /* Shop.app */,
				A011 /* Widget.appex */,
			);
			name = Products;
			sourceTree = "<group>";
		}};
/* End PBXGroup section */

/* Begin PBXNativeTarget section */
		A020 /* Shop */ = {{
			isa = PBXNativeTarget;
			buildConfigurationList = A040;
			buildPhases = (
				A030 /* Sources */,
			);
			buildRules = (
			);
			dependencies = (
			);
			fileSystemSynchronizedGroups = (
				A002 /* Shop */,
			);
			name = Shop;
			productName = Shop;
			productReference = A010 /* Shop.app */;
			productType = "com.apple.product-type.application";
		}};
		A021 /* Widget */ = {{
			isa = PBXNativeTarget;
			buildConfigurationList = A041;
			buildPhases = (
				A031 /* Sources */,
			);
			buildRules = (
			);
			dependencies = (
			);
			fileSystemSynchronizedGroups = (
				A003 /* Widget */,
			);
			name = Widget;
			productName = Widget;
			productReference = A011 /* Widget.appex */;
			productType = "com.apple.product-type.app-extension";
		}};
/* End PBXNativeTarget section */

/* Begin PBXProject section */
		A050 /* Project object */ = {{
			isa = PBXProject;
			buildConfigurationList = A042;
			developmentRegion = en;
			hasScannedForEncodings = 0;
			knownRegions = (
				en,
				Base,
			);
			mainGroup = A001;
			productRefGroup = A004 /* Products */;
			projectDirPath = "";
			projectRoot = "";
			targets = (
				A020 /* Shop */,
				A021 /* Widget */,
			);
		}};
/* End PBXProject section */

/* Begin PBXSourcesBuildPhase section */
		A030 /* Sources */ = {{
			isa = PBXSourcesBuildPhase;
			buildActionMask = 2147483647;
			files = (
			);
			runOnlyForDeploymentPostprocessing = 0;
		}};
		A031 /* Sources */ = {{
			isa = PBXSourcesBuildPhase;
			buildActionMask = 2147483647;
			files = (
			);
			runOnlyForDeploymentPostprocessing = 0;
		}};
/* End PBXSourcesBuildPhase section */

/* Begin XCConfigurationList section */
		A040 = {{isa = XCConfigurationList; buildConfigurations = (); defaultConfigurationIsVisible = 0; }};
		A041 = {{isa = XCConfigurationList; buildConfigurations = (); defaultConfigurationIsVisible = 0; }};
		A042 = {{isa = XCConfigurationList; buildConfigurations = (); defaultConfigurationIsVisible = 0; }};
/* End XCConfigurationList section */
	}};
	rootObject = A050 /* Project object */;
}}
'''
def exceptions(target, *files):
    rows = "".join(f"\t\t\t\t{f},\n" for f in files); number = {"Shop": "A020", "Widget": "A021"}[target]
    return f'''
/* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
		A060 /* Exceptions for "Shop" folder in "{target}" target */ = {{
			isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
			membershipExceptions = (
{rows}			);
			target = {number} /* {target} */;
		}};
/* End PBXFileSystemSynchronizedBuildFileExceptionSet section */
'''
WIDGET = {"Widget/Widget.swift": "struct Widget { let movies = MoviesViewModel(), songs = SongsViewModel() }\n"}
PROJECT = "Shop.xcodeproj/project.pbxproj"

# ---- an Xcode project that lists its files one by one
def listing(extra=(), missing=()):
    paths = ["App/Kit.swift", "App/Tabs.swift", "Movies/MoviesView.swift", "Movies/MoviesViewModel.swift", "Songs/SongsView.swift", "Songs/SongsViewModel.swift", *[e[0] for e in extra]]
    kinds = {e[0]: e[1] for e in extra}; ref = {p: f"B{i:03d}" for i, p in enumerate(paths)}; build = {p: f"C{i:03d}" for i, p in enumerate(paths)}
    base = lambda p: p.split("/")[-1]; phase = lambda p: "Sources" if kinds.get(p, "sourcecode.swift").startswith(("sourcecode", "wrapper.xcdatamodel")) else "Resources"
    t = "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tclasses = {\n\t};\n\tobjectVersion = 56;\n\tobjects = {\n\n/* Begin PBXBuildFile section */\n"
    t += "".join(f"\t\t{build[p]} /* {base(p)} in {phase(p)} */ = {{isa = PBXBuildFile; fileRef = {ref[p]} /* {base(p)} */; }};\n" for p in paths)
    t += "/* End PBXBuildFile section */\n\n/* Begin PBXFileReference section */\n"
    t += "".join(f'\t\t{ref[p]} /* {base(p)} */ = {{isa = PBXFileReference; lastKnownFileType = {kinds.get(p, "sourcecode.swift")}; path = {base(p)}; sourceTree = "<group>"; }};\n' for p in paths)
    t += '\t\tA011 /* Shop.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };\n/* End PBXFileReference section */\n\n/* Begin PBXGroup section */\n'
    t += '\t\tA001 = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tA002 /* Shop */,\n\t\t\t);\n\t\t\tsourceTree = "<group>";\n\t\t};\n'
    folders = [("A003", "App"), ("A004", "Movies"), ("A005", "Songs")]
    t += "\t\tA002 /* Shop */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n" + "".join(f"\t\t\t\t{g} /* {n} */,\n" for g, n in folders) + '\t\t\t);\n\t\t\tpath = Shop;\n\t\t\tsourceTree = "<group>";\n\t\t};\n'
    for g, n in folders:
        t += f"\t\t{g} /* {n} */ = {{\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n" + "".join(f"\t\t\t\t{ref[p]} /* {base(p)} */,\n" for p in paths if p.startswith(n + "/")) + f'\t\t\t);\n\t\t\tpath = {n};\n\t\t\tsourceTree = "<group>";\n\t\t}};\n'
    t += "/* End PBXGroup section */\n\n/* Begin PBXNativeTarget section */\n\t\tA020 /* Shop */ = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tbuildConfigurationList = A040;\n\t\t\tbuildPhases = (\n\t\t\t\tA030 /* Sources */,\n\t\t\t\tA032 /* Resources */,\n\t\t\t);\n\t\t\tbuildRules = (\n\t\t\t);\n\t\t\tdependencies = (\n\t\t\t);\n\t\t\tname = Shop;\n\t\t\tproductName = Shop;\n\t\t\tproductReference = A011 /* Shop.app */;\n\t\t\tproductType = \"com.apple.product-type.application\";\n\t\t};\n/* End PBXNativeTarget section */\n\n"
    t += "/* Begin PBXProject section */\n\t\tA050 /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tbuildConfigurationList = A042;\n\t\t\tmainGroup = A001;\n\t\t\tprojectDirPath = \"\";\n\t\t\tprojectRoot = \"\";\n\t\t\ttargets = (\n\t\t\t\tA020 /* Shop */,\n\t\t\t);\n\t\t};\n/* End PBXProject section */\n\n"
    for kind, number in (("Resources", "A032"), ("Sources", "A030")):
        t += f"/* Begin PBX{kind}BuildPhase section */\n\t\t{number} /* {kind} */ = {{\n\t\t\tisa = PBX{kind}BuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n" + "".join(f"\t\t\t\t{build[p]} /* {base(p)} in {kind} */,\n" for p in paths if phase(p) == kind) + f"\t\t\t);\n\t\t\trunOnlyForDeploymentPostprocessing = 0;\n\t\t}};\n/* End PBX{kind}BuildPhase section */\n\n"
    t += "/* Begin XCConfigurationList section */\n\t\tA040 = {isa = XCConfigurationList; buildConfigurations = (); defaultConfigurationIsVisible = 0; };\n\t\tA042 = {isa = XCConfigurationList; buildConfigurations = (); defaultConfigurationIsVisible = 0; };\n/* End XCConfigurationList section */\n\t};\n\trootObject = A050 /* Project object */;\n}\n"
    return t

REDUCERS = '''protocol Reducer { associatedtype State; associatedtype Action }
struct Scope { init<S, C>(state: WritableKeyPath<S, C>, action: PartialKeyPath<AppActions>, child: () -> Any) {} }
'''
def reducer(name, low):
    return {f"Shop/{name}/{name}Reducer.swift": f"struct {name}Reducer {{\n    struct State {{ var count = 0 }}\n    enum Action {{ case load }}\n}}\n",
            f"Shop/{name}/{name}View.swift": f'struct {name}View {{\n    let reducer: {name}Reducer\n    let title = "{name}"\n}}\n'}
def coordinator(name, pop):
    low = name.lower()
    return {f"Shop/{name}/{name}Coordinator.swift": f"final class {name}Coordinator {{\n    let stack: Stack\n\n    init(stack: Stack) {{\n        self.stack = stack\n    }}\n\n    func start() {{\n        stack.push({name}View(model: {name}Model(coordinator: self)))\n    }}\n\n    func popToRoot() {{\n        {pop}\n    }}\n}}\n",
            f"Shop/{name}/{name}Model.swift": f"final class {name}Model {{\n    weak var coordinator: {name}Coordinator?\n\n    init(coordinator: {name}Coordinator) {{\n        self.coordinator = coordinator\n    }}\n\n    func close() {{\n        coordinator?.popToRoot()\n    }}\n}}\n",
            f"Shop/{name}/{name}View.swift": f"// MARK: - {name}\nfinal class {name}View: Page {{\n    let model: {name}Model\n\n    init(model: {name}Model) {{\n        self.model = model\n    }}\n\n    override func loadView() {{\n        super.loadView()\n    }}\n}}\n"}
STACK = "class Page { init() {}; func loadView() {} }\nfinal class Stack {\n    var pages: [Page] = []\n    func push(_ page: Page) { pages.append(page) }\n    func popAll() { pages.removeAll() }\n}\n"
def flows(*names): return "final class Flows {\n    let stack = Stack()\n\n" + "\n\n".join(f"    func show{n}() {{\n        {n}Coordinator(stack: stack).start()\n    }}" for n in names) + "\n}\n"

CASES = {
# ---- Swift
"raw identifiers: a test": dict(files=app({"ShopTests/MoviesTests.swift": "struct MoviesTests {\n    func `Movies are empty at first`() { _ = MoviesViewModel() }\n}\n"}), run=[LIKE], fit=True, has={"ShopTests/WishesTests.swift": "`Wishes are empty at first`"}, back=True),
"raw identifiers: a case": dict(files=app({"Shop/App/Tabs.swift": TABS.replace("case movies", "case `movies tab`").replace(".movies", ".`movies tab`")}), run=[LIKE], fit=True, typecheck=ALL, has={"Shop/App/Tabs.swift": "case `wishes tab`"}, back=True),
"#else: two branches of a switch": dict(files=app(tabs("        case .movies: MoviesView(viewModel: MoviesViewModel())\n", "        #if DEBUG\n        case .movies: MoviesView(viewModel: MoviesViewModel())\n        #else\n        case .movies: [MoviesView(viewModel: MoviesViewModel())]\n        #endif\n")), run=[LIKE], fit=True, typecheck={"Shop/*.swift": "-D DEBUG", "Shop/*.swift ": ""}, back=True),
"#else: two methods of one name": dict(files=app({"Shop/App/Factory.swift": "struct Factory {\n    #if DEBUG\n    func makeMovies() -> MoviesView { print(1); return MoviesView(viewModel: MoviesViewModel()) }\n    #else\n    func makeMovies() -> MoviesView { MoviesView(viewModel: MoviesViewModel()) }\n    #endif\n    #if DEBUG\n    func makeSongs() -> SongsView { print(2); return SongsView(viewModel: SongsViewModel()) }\n    #else\n    func makeSongs() -> SongsView { SongsView(viewModel: SongsViewModel()) }\n    #endif\n}\n"}), run=[LIKE], fit=True, typecheck={"Shop/*.swift": "-D DEBUG", "Shop/*.swift ": ""}, has={"Shop/App/Factory.swift": "(?s)makeWishes.*#else.*makeWishes"}, back=True),
"a comma behind #endif": dict(files=app({"Shop/App/List.swift": "extension Text { func bold() -> Text { self }; func tag(_ v: Any) -> Text { self } }\nlet list: [Text] = [\n    Text(\"a\").tag(MoviesView(viewModel: MoviesViewModel()))\n    #if DEBUG\n        .bold()\n    #endif\n    ,\n    Text(\"b\").tag(SongsView(viewModel: SongsViewModel()))\n    #if DEBUG\n        .bold()\n    #endif\n    ,\n]\n"}), run=[LIKE], fit=True, typecheck={"Shop/*.swift": ""}, back=True),
"a keyword for a name": dict(files=app(), run=[["module", "Default", "--like", "Movies"]], typecheck=ALL),
"an alias with a name of its own": dict(files={"Shop/App/Kit.swift": "class Page {}\n", "Shop/Home/HomeCoordinator.swift": "final class HomeCoordinator {\n    func start() -> Page { MapPage(viewModel: DefaultMapViewModel()) }\n}\n", "Shop/Home/MapPage.swift": "final class MapPage: Page {\n    private let viewModel: MapViewModel\n    init(viewModel: MapViewModel) { self.viewModel = viewModel }\n}\n", "Shop/Home/MapViewModel.swift": "enum MapError: String { case offline }\n\nprotocol MapViewModelInput { func load() }\nprotocol MapViewModelOutput { var error: MapError? { get } }\n\ntypealias MapViewModel = MapViewModelInput & MapViewModelOutput\n\nfinal class DefaultMapViewModel: MapViewModel {\n    var error: MapError?\n    func load() {}\n}\n", "Shop/Profile/ProfileCoordinator.swift": "final class ProfileCoordinator {\n    func start() -> Page { ProfilePage() }\n}\n", "Shop/Profile/ProfilePage.swift": "final class ProfilePage: Page {}\n"}, run=[["module", "Wishes", "--like", "Home"]], fit=True, typecheck=ALL, back=True),
"an enum grows, its switches too": dict(files={"Shop/App/Kit.swift": KIT, **feature("Events"), **feature("Songs"), "Shop/App/Analytics.swift": "enum AnalyticsEvent {\n    case login\n    case userEvents(login: String)\n    case userSongs(login: String)\n}\n\nextension AnalyticsEvent {\n    func name() -> String {\n        switch self {\n        case .login: return \"login\"\n        case .userEvents: return \"user_events\"\n        case .userSongs: return \"user_songs\"\n        }\n    }\n}\n", "Shop/Events/EventsViewModel.swift": "final class EventsViewModel {\n    func log() { print(AnalyticsEvent.userEvents(login: \"\").name()) }\n}\n", "Shop/Songs/SongsViewModel.swift": "final class SongsViewModel {}\n"}, run=[["module", "Wishes", "--like", "Events"]], fit=True, typecheck=ALL, has={"Shop/App/Analytics.swift": "case .userWishes: return \"user_wishes\""}, back=True),
"a stored property that an initialiser sets": dict(files={"Shop/App/State.swift": "struct AppState {\n    var movies: MoviesReducer.State\n    var path: [String] = []\n\n    init() {\n        self.movies = .init()\n    }\n}\n", "Shop/App/Tab.swift": "enum Tab { case movies, songs }\n", **reducer("Movies", "movies"), **reducer("Songs", "songs")}, run=[LIKE], fit=True, typecheck=ALL, back=True),
"a key path of a type that has a case of the same name elsewhere": dict(files={"Shop/App/Root.swift": "struct AppActions { var movies = 0; var songs = 0 }\n" + REDUCERS + "struct Root {\n    struct State {\n        var moviesState = MoviesReducer.State()\n        var songsState = SongsReducer.State()\n    }\n    var body: [Scope] {\n        [\n            Scope(state: \\State.moviesState, action: \\AppActions.movies, child: MoviesReducer.init),\n            Scope(state: \\State.songsState, action: \\AppActions.songs, child: SongsReducer.init),\n        ]\n    }\n}\n", "Shop/App/Tab.swift": "enum Tab { case movies, songs }\n", **reducer("Movies", "movies"), **reducer("Songs", "songs")}, run=[LIKE], typecheck=ALL, no={"Shop/App/Root.swift": r"wishesState, action: \\AppActions\.movies"}, back=True),
"unlabelled parameters of an initialiser grow, their calls too": dict(files=app({"Shop/App/Root.swift": "final class Root {\n    let all: [Any]\n    init(_ movies: MoviesViewModel, _ songs: SongsViewModel) { all = [movies, songs] }\n    convenience init() { self.init(MoviesViewModel(), SongsViewModel()) }\n}\nlet root = Root(MoviesViewModel(), SongsViewModel())\n", "Shop/App/Other.swift": "let roots: [Root] = [\n    Root(\n        MoviesViewModel(),\n        SongsViewModel()\n    ),\n    .init(MoviesViewModel(), SongsViewModel()),\n]\n"}), run=[LIKE], fit=True, typecheck=ALL, has={"Shop/App/Root.swift": [r"_ wishes: WishesViewModel", r"Root\(MoviesViewModel\(\), WishesViewModel\(\), SongsViewModel\(\)\)"], "Shop/App/Other.swift": [r"(?m)^        WishesViewModel\(\),$", r"\.init\(MoviesViewModel\(\), WishesViewModel\(\), "]}, back=True),
"unlabelled parameters of functions grow, their calls too": dict(files=app({"Shop/App/Use.swift": "func reset(_ movies: inout MoviesViewModel, _ songs: inout SongsViewModel) { movies = MoviesViewModel(); songs = SongsViewModel() }\nfunc run() {\n    var movies = MoviesViewModel()\n    var songs = SongsViewModel()\n    reset(&movies, &songs)\n}\nstruct Shelf {\n    func put(_ movies: MoviesViewModel, _ songs: SongsViewModel) -> Int { 2 }\n    static func pile(_ movies: MoviesViewModel, _ songs: SongsViewModel) -> Int { 2 }\n}\nlet count = Shelf().put(MoviesViewModel(), SongsViewModel()) + Shelf.pile(MoviesViewModel(), SongsViewModel())\n"}), run=[LIKE], fit=True, typecheck=ALL, back=True),
"unlabelled parameters of which a call has other values stay": dict(files=app({"Shop/App/Use.swift": "func show(_ movies: MoviesViewModel, _ songs: SongsViewModel) {}\nfunc run() {\n    show(MoviesViewModel(), SongsViewModel())\n}\n", "Shop/App/Other.swift": "func again<T>(_ make: () -> T) -> T { make() }\nfunc other() {\n    show(again(), again())\n}\nfunc again() -> MoviesViewModel { MoviesViewModel() }\nfunc again() -> SongsViewModel { SongsViewModel() }\n"}), run=[LIKE], fit=True, typecheck=ALL, log="is not repeated", back=True),
"a requirement's unlabelled parameters": dict(files=app({"Shop/App/Use.swift": "protocol Shows { func show(_ movies: MoviesViewModel, _ songs: SongsViewModel) }\nstruct First: Shows { func show(_ movies: MoviesViewModel, _ songs: SongsViewModel) {} }\nstruct Second: Shows {\n    func show(_ movies: MoviesViewModel, _ songs: SongsViewModel) { print(movies, songs) }\n}\nfunc run(_ all: [any Shows]) { for one in all { one.show(MoviesViewModel(), SongsViewModel()) } }\n"}), run=[LIKE], typecheck=ALL, back=True),
"a subscript's parameters": dict(files=app({"Shop/App/Use.swift": "struct Store { subscript(_ movies: MoviesViewModel, _ songs: SongsViewModel) -> Int { 1 } }\nlet one = Store()[MoviesViewModel(), SongsViewModel()]\n"}), run=[LIKE], fit=True, typecheck=ALL, back=True),
"a closure's parameters": dict(files=app({"Shop/App/Use.swift": "struct Actions { let open: (_ movies: MoviesViewModel, _ songs: SongsViewModel) -> Void }\nlet actions = Actions { movies, songs in movies.load(); songs.load() }\nfunc run() { actions.open(MoviesViewModel(), SongsViewModel()) }\n"}), run=[LIKE], fit=True, typecheck=ALL, back=True),
"a case's labelled values grow, its patterns too": dict(files=app({"Shop/App/Use.swift": "enum Event {\n    case both(movies: MoviesViewModel, songs: SongsViewModel)\n    case none\n}\nfunc e(_ x: Event) {\n    switch x {\n    case let .both(movies, songs): movies.load(); songs.load()\n    case .none: break\n    }\n    if case .both(movies: let movies, songs: _) = x { movies.load() }\n    if case .both(let movies, _) = x { movies.load() }\n    guard case .both(let movies, _) = x else { return }\n    movies.load()\n}\nlet event = Event.both(movies: MoviesViewModel(), songs: SongsViewModel())\n"}), run=[LIKE], fit=True, typecheck=ALL, has={"Shop/App/Use.swift": [r"case let \.both\(movies, wishes, songs\)", r"\.both\(let movies, let wishes, _\)"]}, back=True),
"a case of which a pattern has no name for the value stays": dict(files=app({"Shop/App/Use.swift": "enum Event {\n    case both(movies: MoviesViewModel, songs: SongsViewModel)\n    case none\n}\nfunc e(_ x: Event) {\n    if case .both(_, let songs) = x { songs.load() }\n}\nlet event = Event.both(movies: MoviesViewModel(), songs: SongsViewModel())\n"}), run=[LIKE], fit=True, typecheck=ALL, log="is not repeated", back=True),
"a case of which a pattern has other names stays": dict(files=app({"Shop/App/Use.swift": "enum Event {\n    case both(movies: MoviesViewModel, songs: SongsViewModel)\n    case none\n}\nfunc e(_ x: Event) {\n    switch x {\n    case let .both(first, second): first.load(); second.load()\n    case .none: break\n    }\n}\nlet event = Event.both(movies: MoviesViewModel(), songs: SongsViewModel())\n"}), run=[LIKE], fit=True, typecheck=ALL, log="is not repeated", back=True),
# ---- packages and projects
"a manifest with names in constants": dict(files=package("// swift-tools-version: 6.0\nimport PackageDescription\n\nlet movies = \"Movies\"\nlet songs = \"Songs\"\n\nlet package = Package(\n    name: \"Features\",\n    products: [\n        .library(name: movies, targets: [movies]),\n        .library(name: songs, targets: [songs]),\n    ],\n    targets: [\n        .target(name: movies),\n        .target(name: songs),\n        .target(name: \"Root\", dependencies: [.byName(name: movies), .byName(name: songs)]),\n        .testTarget(name: movies + \"Tests\", dependencies: [.byName(name: movies)]),\n        .testTarget(name: songs + \"Tests\", dependencies: [.byName(name: songs)]),\n    ]\n)\n"), run=[LIKE], build=True, back=True),
"a manifest that maps an enum": dict(files=package("// swift-tools-version: 6.0\nimport PackageDescription\n\nenum Feature: String, CaseIterable {\n    case movies = \"Movies\"\n    case songs = \"Songs\"\n\n    var target: Target { .target(name: rawValue) }\n    var tests: Target { .testTarget(name: rawValue + \"Tests\", dependencies: [.byName(name: rawValue)]) }\n    var product: Product { .library(name: rawValue, targets: [rawValue]) }\n}\n\nlet package = Package(\n    name: \"Features\",\n    products: Feature.allCases.map(\\.product),\n    targets: Feature.allCases.map(\\.target) + Feature.allCases.map(\\.tests)\n        + [.target(name: \"Root\", dependencies: Feature.allCases.map { .byName(name: $0.rawValue) })]\n)\n"), run=[LIKE], fit=True, build=True, back=True),
"two manifests": dict(files={**package(), "Package@swift-5.9.swift": PACKAGE.replace("6.0", "5.9")}, run=[LIKE], build=True, has={"Package@swift-5.9.swift": 'name: "Wishes"'}, back=True),
"a package beside a project": dict(files={**package(), "App/Shop.xcodeproj/project.pbxproj": listing().replace("path = Shop;", "path = ../Shop;"), "App/Main.swift": "import Root\n"}, run=[LIKE], fit=True, same=["App/Shop.xcodeproj/project.pbxproj"], back=True),
"a file that a second target builds, too": dict(files=app(WIDGET, {PROJECT: synchronised(exceptions("Widget", "Movies/MoviesViewModel.swift", "Songs/SongsViewModel.swift"))}), run=[LIKE], fit=True, has={PROJECT: r"Wishes/WishesViewModel\.swift"}, back=True),
"a folder that no target builds": dict(files=app(WIDGET, {PROJECT: synchronised(exceptions("Shop", "Wishes"), "\t\t\texplicitFolders = (\n\t\t\t\tWishes,\n\t\t\t);\n")}), run=[LIKE], refuse=True),
"folders that are one file in a project": dict(files=app({PROJECT: listing([("Movies/MoviesIcon.icon", "folder.iconcomposer.icon"), ("Movies/Movies.xcassets", "folder.assetcatalog")]), "Shop/Movies/MoviesIcon.icon/icon.json": "{}\n", "Shop/Movies/MoviesIcon.icon/Assets/front.svg": "<svg/>\n", "Shop/Movies/Movies.xcassets/Contents.json": "{}\n"}), run=[LIKE], fit=True, has={PROJECT: [r"path = WishesIcon\.icon", r"path = Wishes\.xcassets"], "Shop/Wishes/WishesIcon.icon/Assets/front.svg": "svg", "Shop/Wishes/Wishes.xcassets/Contents.json": "{}"}, no={PROJECT: r"path = icon\.json"}, back=True),
"a file's mode": dict(files=app({"Shop/Movies/generate.sh*": "#!/bin/sh\necho Movies\n"}), run=[LIKE], fit=True, mode={"Shop/Wishes/generate.sh": 0o755}, back=True),
"Tuist: a target for each module": dict(files=app({"Project.swift": "import ProjectDescription\n\nlet project = Project(\n    name: \"Shop\",\n    targets: [\n        .target(name: \"Shop\", destinations: .iOS, product: .app, bundleId: \"a.b\", sources: [\"Shop/App/**\"], dependencies: [.target(name: \"Movies\"), .target(name: \"Songs\")]),\n        .target(name: \"Movies\", destinations: .iOS, product: .framework, bundleId: \"a.b.movies\", sources: [\"Shop/Movies/**\"]),\n        .target(name: \"Songs\", destinations: .iOS, product: .framework, bundleId: \"a.b.songs\", sources: [\"Shop/Songs/**\"]),\n    ]\n)\n"}), run=[LIKE], fit=True, has={"Project.swift": [r'\.target\(name: "Wishes", destinations: \.iOS, product: \.framework, bundleId: "a\.b\.wishes", sources: \["Shop/Wishes/\*\*"\]\)', r'dependencies: \[.*\.target\(name: "Wishes"\)']}, back=True),
"Tuist: folders that are built": dict(files=app({"Project.swift": "import ProjectDescription\n\nlet project = Project(\n    name: \"Shop\",\n    targets: [\n        .target(name: \"Shop\", destinations: .iOS, product: .app, bundleId: \"a.b\", buildableFolders: [\"Shop/App\", \"Shop/Movies\", \"Shop/Songs\"]),\n    ]\n)\n"}), run=[LIKE], fit=True, has={"Project.swift": '"Shop/Wishes"'}, back=True),
"Tuist: an enum of helpers": dict(files=app({"Project.swift": "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.app(features: [.movies, .songs])\n", "Tuist/ProjectDescriptionHelpers/Feature.swift": "import ProjectDescription\n\npublic enum Feature: String, CaseIterable {\n    case movies = \"Movies\"\n    case songs = \"Songs\"\n\n    public var target: Target { .target(name: rawValue, destinations: .iOS, product: .framework, bundleId: \"a.\\(rawValue)\", sources: [\"Shop/\\(rawValue)/**\"]) }\n}\n\nextension Project {\n    public static func app(features: [Feature]) -> Project { Project(name: \"Shop\", targets: features.map(\\.target)) }\n}\n"}), run=[LIKE], fit=True, has={"Tuist/ProjectDescriptionHelpers/Feature.swift": 'case wishes = "Wishes"', "Project.swift": r"\.wishes"}, back=True),
"XcodeGen: a target for each module, by a template": dict(files=app({"project.yml": "name: Shop\ntargetTemplates:\n  Feature:\n    type: framework\n    platform: iOS\n    sources: [\"Shop/${target_name}\"]\ntargets:\n  Movies:\n    templates: [Feature]\n  Songs:\n    templates: [Feature]\n  Shop:\n    type: application\n    platform: iOS\n    sources: [Shop/App]\n    dependencies:\n      - target: Movies\n      - target: Songs\n"}), run=[LIKE], fit=True, has={"project.yml": [r"(?m)^  Wishes:\n    templates: \[Feature\]", r"- target: Wishes"]}, back=True),
"texts in UTF-16": dict(files=app({"Shop/Movies/MoviesView.swift": "struct MoviesView: Screen {\n    let viewModel: MoviesViewModel\n    var body: Text { Text(localized(\"movies.title\")) }\n}\nfunc localized(_ key: String) -> String { key }\n".replace("func localized(_ key: String) -> String { key }\n", ""), "Shop/App/Localized.swift": "func localized(_ key: String) -> String { key }\n", "Shop/en.lproj/Localizable.strings": b"\xff\xfe" + '/* Title */\n"movies.title" = "Movies";\n"songs.title" = "Songs";\n'.encode("utf-16-le"), "Shop/de.lproj/Localizable.strings": '/* Title */\n"movies.title" = "Filme";\n"songs.title" = "Lieder";\n'}), run=[LIKE], has={"Shop/en.lproj/Localizable.strings": '"wishes.title"', "Shop/de.lproj/Localizable.strings": '"wishes.title"'}, back=True),
"an app whose name holds a module's": dict(files={p.replace("Movies", "Record"): t.replace("Movies", "Record").replace("movies", "record").replace("struct RecordView", "//  RecordView.swift\n//  DailyRecord\n\nstruct RecordView") for p, t in app().items()}, run=[["module", "Wishes", "--like", "Record"]], fit=True, has={COPY: "DailyRecord"}, no={"*": "DailyWish"}, back=True),
"generated files": dict(files=app({"Shop/App/Generated.swift": "// Generated by Needle. DO NOT EDIT.\nlet factories: [() -> Any] = [\n    { MoviesView(viewModel: MoviesViewModel()) },\n    { SongsView(viewModel: SongsViewModel()) },\n]\n"}), run=[LIKE], fit=True, same=["Shop/App/Generated.swift"], log="(?i)generated", back=True),
"lint --fix and a file that Git ignores": dict(files={**app({PROJECT: listing([("App/Secrets.swift", "sourcecode.swift")]), ".gitignore": "Shop/App/Secrets.swift\n", ".scaffold.yml": "style: swiftui-mvvm\n"})}, run=[["lint", "--fix"]], same=[PROJECT]),
# ---- changing what is there
"remove, after a person joined the cases": dict(files=app(), run=[LIKE, ("edit", "Shop/App/Tabs.swift", "    case movies\n    case wishes\n    case songs\n", "    case movies, wishes, songs\n"), ["remove", "Wishes"]], typecheck=ALL),
"growing brings no deleted file back": dict(files={}, git=False, run=[["app", "Shop", "--style", "swiftui-mvvm", "--modules", "home", "--output", "."], ["module", "Orders", "--screens", "list,detail"], ("delete", "Tests/Orders"), ["screen", "Orders", "edit(itemId: String)"]], absent=["Tests/Orders/*List*"]),
"growing keeps what was assumed": dict(files={}, git=False, run=[["module", "Orders", "--style", "swiftui-mvvmcr", "--screens", "list,detail"], ["screen", "Orders", "edit(id: Int)"]], has={"Sources/Models/Order.swift": r"id: String"}),
"an edit form sends the update": dict(files={}, git=False, run=[["module", "Tickets", "--style", "swiftui-mvvm", "--screens", "list,detail(ticketId: Int),edit(ticketId: Int)", "--types", "Ticket(id: Int, title: String)", "--use-cases", "getTickets -> [Ticket],getTicket(id: Int) -> Ticket,createTicket(ticket: Ticket),updateTicket(ticket: Ticket)"]], no={"*TicketsEditViewModel.swift": r"createTicket"}),
"a use case with typed errors": dict(files={}, git=False, run=[["module", "Tickets", "--screens", "list", "--use-cases", "getTickets() throws(TicketError) -> [Ticket]", "--types", "Ticket(id: Int, title: String),TicketError(offline|unknown)"]], fit=True, has={"Domain/UseCases/GetTicketsUseCase.swift": r"throws\(TicketError\)"}),
# ---- learning
"style learn: what is the same but for self": dict(files={"Shop/App/Stack.swift": STACK, "Shop/App/Flows.swift": flows("Movies", "Songs"), **coordinator("Movies", "stack.popAll()"), **coordinator("Songs", "self.stack.popAll()")}, run=[["style", "learn", "team", "--from", "Movies,Songs"], ["module", "Books", "--style", "team"]], fit=True, typecheck=ALL, has={"Shop/Books/BooksCoordinator.swift": r"stack\.popAll\(\)", "Shop/Books/BooksView.swift": r"super\.loadView\(\)", "Shop/App/Flows.swift": "showBooks"}, no={"Shop/Books/*": "Movies|Songs"}),
}
