"""Apps of several targets, as people write them with Tuist, packages and reducers; `Tests/Apps/check-cases` runs them, too."""
from cases import ALL, PACKAGE, app, package

CASES = {}


def case(name, files, has=None, no=None, like="Movies", **others):
    """A case whose copy fits and goes without a trace."""
    CASES[name] = {"files": files, "run": [["module", "Wishes", "--like", like]], "fit": True, "back": True,
                   "has": has or {}, "no": no or {}, **others}


# ---- Tuist: a project for each feature, with interface, tests and a demo, made by helpers
MODULES = """import ProjectDescription

public enum Module {
    public enum Feature: String, CaseIterable {
        case Movies
        case Songs
        public static let name = "Feature"
    }

    public enum Domain: String, CaseIterable {
        case Movies
        case Account
        public static let name = "Domain"
    }
}

public extension TargetDependency {
    static func feature(interface module: Module.Feature) -> Self {
        .project(target: Module.Feature.name + module.rawValue + "Interface", path: .relativeToRoot("Projects/Feature/\\(module.rawValue)"))
    }

    static func feature(_ module: Module.Feature) -> Self {
        .project(target: Module.Feature.name + module.rawValue, path: .relativeToRoot("Projects/Feature/\\(module.rawValue)"))
    }

    static func domain(_ module: Module.Domain) -> Self {
        .project(target: Module.Domain.name + module.rawValue, path: .relativeToRoot("Projects/Domain/\\(module.rawValue)"))
    }
}
"""


TARGETS = "import ModulePlugin\nimport ProjectDescription\n" + "".join(f"""
public extension Target {{
    static func {low}({label} module: Module.{low.capitalize()}, dependencies: [TargetDependency]) -> Self {{
        .target(name: Module.{low.capitalize()}.name + module.rawValue + "{suffix}", destinations: .iOS, product: .framework, bundleId: "a.b", sources: ["{folder}/**"], dependencies: dependencies)
    }}
}}
""" for low in ["feature", "domain"] for label, suffix, folder in [
    ("interface", "Interface", "Interface"), ("implements", "", "Sources"), ("tests", "Tests", "Tests")])


def project(name, layer="Feature"):
    low = layer.lower()
    return f"""import ModulePlugin
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.module(
    name: Module.{layer}.name + Module.{layer}.{name}.rawValue,
    targets: [
        .{low}(interface: .{name}, dependencies: []),
        .{low}(implements: .{name}, dependencies: [.{low}(interface: .{name}){', .domain(.Movies)' if layer == "Feature" else ''}]),
        .{low}(tests: .{name}, dependencies: [.{low}(.{name})]),
    ]
)
"""


def micro(name):
    home = f"Projects/Feature/{name}"
    return {
        f"{home}/Project.swift": project(name),
        f"{home}/Interface/{name}Factory.swift": f"import SwiftUI\n\npublic protocol {name}Factory {{\n    func make() -> any View\n}}\n",
        f"{home}/Sources/{name}View.swift": f"import Feature{name}Interface\nimport SwiftUI\n\nstruct {name}View: View {{\n    var body: some View {{ Text(\"{name}\") }}\n}}\n",
        f"{home}/Sources/Row.swift": "import SwiftUI\n\nstruct Row: View {\n    var body: some View { EmptyView() }\n}\n",
        f"{home}/Sources/{name}Assembly.swift": f"import DomainMovies\nimport Feature{name}Interface\nimport SwiftUI\n\npublic struct {name}Assembly: {name}Factory {{\n    public init() {{}}\n    public func make() -> any View {{ {name}View() }}\n}}\n",
        f"{home}/Tests/{name}Tests.swift": f"import XCTest\n@testable import Feature{name}\n\nfinal class {name}Tests: XCTestCase {{}}\n",
        f"{home}/Example/Sources/ExampleApp.swift": f"import Feature{name}\nimport SwiftUI\n\n@main\nstruct ExampleApp: App {{\n    var body: some Scene {{ WindowGroup {{ AnyView({name}Assembly().make()) }} }}\n}}\n",
    }


TUIST = {
    "Workspace.swift": 'import ProjectDescription\n\nlet workspace = Workspace(name: "Shop", projects: ["Projects/**"])\n',
    "Plugins/ModulePlugin/ProjectDescriptionHelpers/Modules.swift": MODULES,
    "Tuist/ProjectDescriptionHelpers/Target+Modules.swift": TARGETS,
    "Projects/App/Project.swift": """import ModulePlugin
import ProjectDescription

let project = Project(
    name: "Shop",
    targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "a.b", sources: ["Sources/**"], dependencies: [
            .feature(.Movies),
            .feature(.Songs),
            .domain(.Movies),
        ]),
    ]
)
""",
    "Projects/App/Sources/ShopApp.swift": """import FeatureMovies
import FeatureMoviesInterface
import FeatureSongs
import FeatureSongsInterface
import SwiftUI

@main
struct ShopApp: App {
    let movies: any MoviesFactory = MoviesAssembly()
    let songs: any SongsFactory = SongsAssembly()

    var body: some Scene {
        WindowGroup {
            TabView {
                AnyView(movies.make())
                AnyView(songs.make())
            }
        }
    }
}
""",
    **micro("Movies"), **micro("Songs"),
    "Projects/Domain/Movies/Project.swift": project("Movies", "Domain"),
    "Projects/Domain/Movies/Sources/MoviesClient.swift": "public struct MoviesClient {}\n",
    "Projects/Shared/DesignSystem/Project.swift": 'import ProjectDescription\n\nlet project = Project(name: "DesignSystem", targets: [])\n',
    "Projects/Shared/DesignSystem/Sources/Movies/MoviesCardView.swift": "import SwiftUI\n\npublic struct MoviesCardView: View {}\n",
}
MICRO = {
    "Plugins/ModulePlugin/ProjectDescriptionHelpers/Modules.swift": r"enum Feature: String, CaseIterable \{\n +case Movies\n +case Wishes\n +case Songs",
    "Projects/Feature/Wishes/Project.swift": [r"Module\.Feature\.Wishes\.rawValue", r"interface: \.Wishes", r"tests: \.Wishes", r"\.domain\(\.Movies\)"],
    "Projects/Feature/Wishes/Interface/WishesFactory.swift": "protocol WishesFactory",
    "Projects/Feature/Wishes/Sources/WishesAssembly.swift": ["import DomainMovies", "import FeatureWishesInterface"],
    "Projects/Feature/Wishes/Tests/WishesTests.swift": "@testable import FeatureWishes",
    "Projects/Feature/Wishes/Example/Sources/ExampleApp.swift": ["import FeatureWishes", "WishesAssembly"],
    "Projects/App/Project.swift": r"\.feature\(\.Movies\),\n +\.feature\(\.Wishes\)",
    "Projects/App/Sources/ShopApp.swift": ["import FeatureWishes\n", "import FeatureWishesInterface", r"let wishes: any WishesFactory = WishesAssembly\(\)", r"AnyView\(wishes\.make\(\)\)"],
}
OTHERS = {"Projects/Domain/*": "[Ww]ish", "Plugins/*": r"case Wishes\n +case Account", "Projects/Shared/*": "[Ww]ish"}
case("Tuist: a project for each feature", TUIST, MICRO, OTHERS)
case("Tuist: a feature by its folder", TUIST, MICRO, OTHERS, like="Projects/Feature/Movies/")
case("Tuist: a feature by its target", TUIST, MICRO, OTHERS, like="FeatureMovies")
CASES["Tuist: a folder that is there for a layer"] = {
    "files": TUIST, "run": [["module", "Wishes", "--like", "Projects/Feature"]], "refuse": True}

# ---- Tuist: targets of all cases of an enum, in folders beside each other
BESIDE = {
    "Tuist/ProjectDescriptionHelpers/Feature.swift": """import ProjectDescription

public enum Feature: String, CaseIterable {
    case movies = "Movies"
    case songs = "Songs"

    public var target: Target { .target(name: "Feature\\(rawValue)", destinations: .iOS, product: .framework, bundleId: "a.\\(rawValue)", sources: ["Feature\\(rawValue)/Sources/**"]) }

    public var demo: Target {
        var needed: [TargetDependency] = [.target(name: "Feature\\(rawValue)")]
        if self != .movies && self != .songs { needed.append(.target(name: "FeatureLogin")) }
        return .target(name: "Feature\\(rawValue)Demo", destinations: .iOS, product: .app, bundleId: "a.d", sources: ["Feature\\(rawValue)Demo/Sources/**"], dependencies: needed)
    }
}
""",
    "Projects/Feature/Project.swift": """import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(name: "Feature", targets: Feature.allCases.map(\\.target) + Feature.allCases.map(\\.demo))
""",
    "Projects/App/Project.swift": 'import ProjectDescription\n\nlet project = Project(name: "Shop", targets: [])\n',
    "Projects/App/Sources/ShopApp.swift": "import FeatureMovies\nimport FeatureSongs\nimport SwiftUI\n\n@main\nstruct ShopApp: App {\n    var body: some Scene {\n        WindowGroup {\n            TabView {\n                MoviesView()\n                SongsView()\n            }\n        }\n    }\n}\n",
}
for name in ["Movies", "Songs"]:
    BESIDE[f"Projects/Feature/Feature{name}/Sources/{name}/{name}View.swift"] = f"import SwiftUI\n\npublic struct {name}View: View {{\n    public init() {{}}\n    public var body: some View {{ Text(\"{name}\") }}\n}}\n"
    BESIDE[f"Projects/Feature/Feature{name}Demo/Sources/Feature{name}DemoApp.swift"] = f"import Feature{name}\nimport SwiftUI\n\n@main\nstruct Feature{name}DemoApp: App {{\n    var body: some Scene {{ WindowGroup {{ {name}View() }} }}\n}}\n"
case("Tuist: targets of all cases of an enum", BESIDE, {
    "Tuist/ProjectDescriptionHelpers/Feature.swift": r'case wishes = "Wishes"',
    "Projects/Feature/FeatureWishes/Sources/Wishes/WishesView.swift": "struct WishesView",
    "Projects/Feature/FeatureWishesDemo/Sources/FeatureWishesDemoApp.swift": ["import FeatureWishes", "WishesView"],
    "Projects/App/Sources/ShopApp.swift": "import FeatureWishes",
}, like="FeatureMovies", log="is not repeated")

# ---- Tuist: what it makes of a target's name, and a folder of nothing but comments
MADE = {
    "Tuist.swift": "import ProjectDescription\n\nlet tuist = Tuist()\n",
    "Workspace.swift": 'import ProjectDescription\n\nlet workspace = Workspace(name: "Shop", projects: ["App", "Modules/Movies", "Modules/Songs"])\n',
    "App/Project.swift": """import ProjectDescription

let project = Project(
    name: "Shop",
    targets: [
        .target(
            name: "Shop",
            destinations: .iOS,
            product: .app,
            bundleId: "a.b",
            sources: ["Sources/**"],
            dependencies: [
                .project(target: "Movies", path: "../Modules/Movies"),
                .project(target: "Songs", path: "../Modules/Songs"),
            ]
        )
    ]
)
""",
    "App/Sources/ShopApp.swift": "import Movies\nimport Songs\nimport SwiftUI\n\n@main\nstruct ShopApp: App {\n    var body: some Scene {\n        WindowGroup {\n            TabView {\n                MoviesView()\n                SongsView()\n            }\n        }\n    }\n}\n",
}
for name in ["Movies", "Songs"]:
    home = f"Modules/{name}"
    MADE |= {
        f"{home}/Project.swift": f"""import ProjectDescription

let project = Project(
    name: "{name}",
    targets: [
        .target(name: "{name}", destinations: .iOS, product: .framework, bundleId: "a.{name}", sources: ["Sources/**"], resources: ["Resources/**"]),
        .target(name: "{name}Testing", destinations: .iOS, product: .framework, bundleId: "a.{name}.t", sources: ["Testing/**"], dependencies: [.target(name: "{name}")]),
    ]
)
""",
        f"{home}/Sources/{name}View.swift": f"import SwiftUI\n\npublic struct {name}View: View {{\n    public init() {{}}\n    public var body: some View {{ Text(Texts.title) }}\n}}\n",
        f"{home}/Sources/{name}Texts.swift": f"typealias Texts = {name}Strings\n",
        f"{home}/Sources/Notes.swift": "// What is to do\n",
        f"{home}/Resources/en.lproj/Localizable.strings": '"title" = "Title";\n',
        f"{home}/Testing/Empty.swift": "// For the target\n",
    }
DERIVED = {f"Modules/{name}/Derived/{path}": text for name in ["Movies", "Songs"] for path, text in {
    f"Sources/TuistBundle+{name}.swift": f"import Foundation\n\npublic class {name}Resources: NSObject {{}}\n",
    f"Sources/TuistStrings+{name}.swift": f"public enum {name}Strings {{\n    public static let title = \"title\"\n}}\n",
    f"InfoPlists/{name}-Info.plist": "<plist><dict/></plist>\n",
}.items()}
OF_TARGET = {
    "Modules/Wishes/Project.swift": ['name: "Wishes"', r'name: "WishesTesting"[^\n]*"Testing/\*\*"'],
    "Modules/Wishes/Sources/WishesTexts.swift": "typealias Texts = WishesStrings",
    "Modules/Wishes/Testing/Empty.swift": "// For the target",
}
case("Tuist: what it makes of a target's name", MADE, OF_TARGET, absent=["Modules/Wishes/Sources/Notes.swift"],
     log=r"Movies: 5 files in[\s\S]*\n6 files created")
case("Tuist: what it makes of a target's name, committed", {**MADE, **DERIVED}, OF_TARGET,
     absent=["Modules/Wishes/Derived/*", "Modules/Wishes/Sources/Notes.swift"], log=r"Movies: 5 files in(?![\s\S]*(Shared|Derived))")

# ---- XcodeGen: a manifest for each feature, which the app's includes
GENERATED = {
    "project.yml": """name: Shop
include:
  - path: Features/Movies/project.yml
  - path: Features/Songs/project.yml
targetTemplates:
  Feature:
    type: framework
    platform: iOS
    settings:
      PRODUCT_BUNDLE_IDENTIFIER: a.b.${target_name}
targets:
  Shop:
    type: application
    platform: iOS
    sources: [App]
    dependencies:
      - target: Movies
      - target: Songs
schemes:
  Shop:
    build:
      targets:
        Shop: all
        Movies: all
        Songs: all
    test:
      targets: [MoviesTests, SongsTests]
""",
    "App/ShopApp.swift": "import Movies\nimport Songs\nimport SwiftUI\n\n@main\nstruct ShopApp: App {\n    var body: some Scene {\n        WindowGroup {\n            TabView {\n                MoviesView()\n                SongsView()\n            }\n        }\n    }\n}\n",
}
for name in ["Movies", "Songs"]:
    home = f"Features/{name}"
    GENERATED |= {
        f"{home}/project.yml": f"targets:\n  {name}:\n    templates: [Feature]\n    sources: [Sources]\n  {name}Demo:\n    type: application\n    platform: iOS\n    sources: [Demo]\n    dependencies:\n      - target: {name}\n  {name}Tests:\n    type: bundle.unit-test\n    platform: iOS\n    sources: [Tests]\n    dependencies:\n      - target: {name}\n",
        f"{home}/Sources/{name}View.swift": f"import SwiftUI\n\npublic struct {name}View: View {{\n    public init() {{}}\n    public var body: some View {{ Text(\"{name}\") }}\n}}\n",
        f"{home}/Demo/{name}DemoApp.swift": f"import {name}\nimport SwiftUI\n\n@main\nstruct {name}DemoApp: App {{\n    var body: some Scene {{ WindowGroup {{ {name}View() }} }}\n}}\n",
        f"{home}/Tests/{name}Tests.swift": f"import XCTest\n@testable import {name}\n\nfinal class {name}Tests: XCTestCase {{}}\n",
    }
GENERATOR = {
    "project.yml": ["- path: Features/Wishes/project.yml", r"- target: Movies\n +- target: Wishes", "Wishes: all", r"\[MoviesTests, WishesTests, SongsTests\]"],
    "Features/Wishes/project.yml": [r"  Wishes:\n    templates: \[Feature\]", r"  WishesDemo:", r"  WishesTests:", "- target: Wishes"],
    "Features/Wishes/Demo/WishesDemoApp.swift": "import Wishes",
    "Features/Wishes/Tests/WishesTests.swift": "@testable import Wishes",
    "App/ShopApp.swift": ["import Wishes", r"WishesView\(\)"],
}
case("XcodeGen: a manifest for each feature", GENERATED, GENERATOR)
case("XcodeGen: a feature by its folder", GENERATED, GENERATOR, like="Features/Movies")

# ---- reducers: what composes them, under stand-ins for the library's declarations
COMPOSABLE = """struct Effect<Action> {
    static var none: Self { Self() }
    static func send(_ action: Action) -> Self { Self() }
}
protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body
    @ReducerBuilder<State, Action> var body: Body { get }
}
struct AnyReducer<State, Action>: Reducer { var body: Never { return fatalError() } }
@resultBuilder enum ReducerBuilder<State, Action> {
    static func buildExpression<R: Reducer>(_ reducer: R) -> AnyReducer<State, Action> where R.State == State, R.Action == Action { AnyReducer() }
    static func buildBlock(_ reducers: AnyReducer<State, Action>...) -> AnyReducer<State, Action> { AnyReducer() }
}
struct CasePath<Root, Value> {}
prefix operator /
prefix func / <Root, Value>(_ embed: (Value) -> Root) -> CasePath<Root, Value> { CasePath() }
struct Reduce<State, Action>: Reducer {
    init(_ reduce: (inout State, Action) -> Effect<Action>) {}
    var body: Never { return fatalError() }
}
struct Scope<State, Action, Child: Reducer>: Reducer {
    init(state: WritableKeyPath<State, Child.State>, action: CasePath<Action, Child.Action>, child: () -> Child) {}
    init(state: CasePath<State, Child.State>, action: CasePath<Action, Child.Action>, child: () -> Child) {}
    var body: Never { return fatalError() }
}
@propertyWrapper struct PresentationState<Value> {
    var wrappedValue: Value?
    var projectedValue: Self { get { self } set { self = newValue } }
}
enum PresentationAction<Action> { case presented(Action), dismiss }
struct StackState<Element> { mutating func append(_ element: Element) {} }
enum StackAction<State, Action> { case element(id: Int, action: Action), popFrom(id: Int) }
extension Reducer {
    func ifLet<Child: Reducer>(_ state: WritableKeyPath<State, PresentationState<Child.State>>, action: CasePath<Action, PresentationAction<Child.Action>>, then: () -> Child) -> AnyReducer<State, Action> { AnyReducer() }
    func forEach<Child: Reducer>(_ state: WritableKeyPath<State, StackState<Child.State>>, action: CasePath<Action, StackAction<Child.State, Child.Action>>, then: () -> Child) -> AnyReducer<State, Action> { AnyReducer() }
}
typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
final class Store<State, Action> {
    func scope<S, A>(state: (State) -> S, action: (A) -> Action) -> Store<S, A> { Store<S, A>() }
    func send(_ action: Action) {}
}
"""
VIEWS = """protocol View { associatedtype Body; @ViewBuilder var body: Body { get } }
@resultBuilder enum ViewBuilder {
    static func buildBlock<A>(_ a: A) -> A { a }
    static func buildBlock<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
    static func buildBlock<A, B, C>(_ a: A, _ b: B, _ c: C) -> (A, B, C) { (a, b, c) }
    static func buildEither<V>(first: V) -> Any { first }
    static func buildEither<V>(second: V) -> Any { second }
}
struct Text: View { init(_ text: String) {}; var body: Never { return fatalError() } }
struct Button: View { init(_ text: String, action: () -> Void) {}; var body: Never { return fatalError() } }
struct TabView: View { init<V>(@ViewBuilder _ views: () -> V) {}; var body: Never { return fatalError() } }
struct NavigationStackStore<State, Action>: View {
    init<R, V>(_ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> R, @ViewBuilder destination: (State) -> V) {}
    var body: Never { return fatalError() }
}
struct CaseLet: View {
    init<Root, State, RootAction, Action, V>(_ state: CasePath<Root, State>, action: (Action) -> RootAction, then: (Store<State, Action>) -> V) {}
    var body: Never { return fatalError() }
}
extension View {
    func tag<T: Hashable>(_ tag: T) -> Self { self }
    func sheet<State, Action, S, A, V>(store: Store<PresentationState<State>, PresentationAction<Action>>, state: CasePath<State, S>, action: (A) -> Action, @ViewBuilder content: (Store<S, A>) -> V) -> Self { self }
}
"""


def reducer(name):
    return {
        f"Shop/{name}/{name}Feature.swift": f"""struct {name}Feature: Reducer {{
    struct State: Equatable {{
        var count = 0
    }}
    enum Action {{
        case load
        case delegate(Delegate)

        enum Delegate {{ case finished }}
    }}
    var body: some Reducer<State, Action> {{
        Reduce {{ state, action in
            switch action {{
            case .load: return .send(.delegate(.finished))
            case .delegate: return .none
            }}
        }}
    }}
}}
""",
        f"Shop/{name}/{name}View.swift": f"""struct {name}View: View {{
    let store: StoreOf<{name}Feature>
    var body: some View {{
        Text("{name}")
    }}
}}
""",
    }


TABS_FEATURE = """enum Tab { case movies, songs }

struct AppFeature: Reducer {
    struct State {
        var tab = Tab.songs
        var movies: MoviesFeature.State
        var songs: SongsFeature.State

        init(movies: MoviesFeature.State = .init(), songs: SongsFeature.State = .init()) {
            self.movies = movies
            self.songs = songs
        }
    }
    enum Action {
        case select(Tab)
        case movies(MoviesFeature.Action)
        case songs(SongsFeature.Action)
    }
    var body: some Reducer<State, Action> {
        Scope(state: \\.movies, action: /Action.movies) {
            MoviesFeature()
        }
        Scope(state: \\.songs, action: /Action.songs) {
            SongsFeature()
        }
        Reduce { state, action in
            switch action {
            case .select(let tab):
                state.tab = tab
                return .none
            case .movies(.delegate(.finished)):
                state.tab = .songs
                return .none
            case .movies:
                return .none
            case .songs(.delegate(.finished)):
                state.tab = .movies
                return .none
            case .songs:
                return .none
            }
        }
    }
}

struct AppView: View {
    let store: StoreOf<AppFeature>
    var body: some View {
        TabView {
            MoviesView(store: store.scope(state: { $0.movies }, action: AppFeature.Action.movies))
                .tag(Tab.movies)
            SongsView(store: store.scope(state: { $0.songs }, action: AppFeature.Action.songs))
                .tag(Tab.songs)
        }
    }
}
"""
PATHS_FEATURE = """struct HomeFeature: Reducer {
    struct State {
        var path = StackState<Path.State>()
        @PresentationState var destination: Destination.State?
    }
    enum Action {
        case moviesTapped
        case songsTapped
        case path(StackAction<Path.State, Path.Action>)
        case destination(PresentationAction<Destination.Action>)
    }
    struct Path: Reducer {
        enum State {
            case movies(MoviesFeature.State)
            case songs(SongsFeature.State)
        }
        enum Action {
            case movies(MoviesFeature.Action)
            case songs(SongsFeature.Action)
        }
        var body: some Reducer<State, Action> {
            Scope(state: /State.movies, action: /Action.movies) { MoviesFeature() }
            Scope(state: /State.songs, action: /Action.songs) { SongsFeature() }
        }
    }
    struct Destination: Reducer {
        enum State: Equatable {
            case movies(MoviesFeature.State)
            case songs(SongsFeature.State)
        }
        enum Action {
            case movies(MoviesFeature.Action)
            case songs(SongsFeature.Action)
        }
        var body: some Reducer<State, Action> {
            Scope(state: /State.movies, action: /Action.movies) { MoviesFeature() }
            Scope(state: /State.songs, action: /Action.songs) { SongsFeature() }
        }
    }
    var body: some Reducer<State, Action> {
        Reduce<State, Action> { state, action in
            switch action {
            case .moviesTapped:
                state.path.append(.movies(MoviesFeature.State()))
                return .none
            case .songsTapped:
                state.destination = .songs(SongsFeature.State())
                return .none
            case .path(.element(id: _, action: .movies(.delegate(.finished)))):
                state.destination = .movies(MoviesFeature.State())
                return .none
            case .path(.element(id: _, action: .songs(.delegate(.finished)))):
                state.destination = .songs(SongsFeature.State())
                return .none
            case .path, .destination:
                return .none
            }
        }
        .forEach(\\.path, action: /Action.path) { Path() }
        .ifLet(\\.$destination, action: /Action.destination) { Destination() }
    }
}

struct HomeView: View {
    let store: StoreOf<HomeFeature>
    var body: some View {
        NavigationStackStore(store.scope(state: { $0.path }, action: HomeFeature.Action.path)) {
            Button("Movies") { store.send(.moviesTapped) }
            Button("Songs") { store.send(.songsTapped) }
        } destination: { state in
            switch state {
            case .movies:
                CaseLet(/HomeFeature.Path.State.movies, action: HomeFeature.Path.Action.movies, then: { MoviesView(store: $0) })
            case .songs:
                CaseLet(/HomeFeature.Path.State.songs, action: HomeFeature.Path.Action.songs, then: { SongsView(store: $0) })
            }
        }
        .sheet(store: store.scope(state: { $0.$destination }, action: HomeFeature.Action.destination), state: /HomeFeature.Destination.State.movies, action: HomeFeature.Destination.Action.movies) { store in
            MoviesView(store: store)
        }
        .sheet(store: store.scope(state: { $0.$destination }, action: HomeFeature.Action.destination), state: /HomeFeature.Destination.State.songs, action: HomeFeature.Destination.Action.songs) { store in
            SongsView(store: store)
        }
    }
}
"""
REDUCERS = {"Shop/Kit/Composable.swift": COMPOSABLE, "Shop/Kit/Views.swift": VIEWS, **reducer("Movies"), **reducer("Songs")}
case("reducers: tabs", REDUCERS | {"Shop/App/App.swift": TABS_FEATURE}, {"Shop/App/App.swift": [
    "case movies, wishes, songs", "var wishes: WishesFeature.State", r"wishes: WishesFeature\.State = \.init\(\)", r"self\.wishes = wishes",
    r"case wishes\(WishesFeature\.Action\)", r"Scope\(state: \\\.wishes, action: /Action\.wishes\) \{\n +WishesFeature\(\)",
    r"case \.wishes\(\.delegate\(\.finished\)\):", r"case \.wishes:\n", r"WishesView\(store: store\.scope\(state: \{ \$0\.wishes \}", r"\.tag\(Tab\.wishes\)"]},
    typecheck=ALL, log="Wishes is reached from here")
PATHS = [
    r"case wishesTapped", r"case wishes\(WishesFeature\.State\)", r"case wishes\(WishesFeature\.Action\)",
    r"Scope\(state: /State\.wishes, action: /Action\.wishes\) \{ WishesFeature\(\) \}", r"state\.path\.append\(\.wishes\(WishesFeature\.State\(\)\)\)",
    r"case \.path\(\.element\(id: _, action: \.wishes\(\.delegate\(\.finished\)\)\)\)", r"CaseLet\(/HomeFeature\.Path\.State\.wishes",
    r"Destination\.State\.wishes, action: HomeFeature\.Destination\.Action\.wishes\) \{ store in\n +WishesView"]
case("reducers: a stack and destinations, each a reducer with enums", REDUCERS | {"Shop/Home/Home.swift": PATHS_FEATURE},
     {"Shop/Home/Home.swift": PATHS}, typecheck=ALL)
CASES["reducers: a stack and destinations, each a reducer with enums"]["log"] = "is not repeated|is reached"
MACROS = PATHS_FEATURE
for name, form in [("Path", "struct Path: Reducer {"), ("Destination", "struct Destination: Reducer {")]:
    start = MACROS.index("    " + form)
    end = MACROS.index("\n    }\n", start) + len("\n    }\n")
    MACROS = MACROS[:start] + f"    @Reducer\n    enum {name} {{\n        case movies(MoviesFeature)\n        case songs(SongsFeature)\n    }}\n" + MACROS[end:]
MACROS = (MACROS.replace("struct HomeFeature: Reducer", "@Reducer\nstruct HomeFeature").replace("@PresentationState", "@Presents")
          .replace("action: /Action.path) { Path() }", "action: \\.path)").replace("action: /Action.destination) { Destination() }", "action: \\.destination)"))
start = MACROS.index("struct HomeView")
MACROS = MACROS[:start] + """struct HomeView: View {
    @Bindable var store: StoreOf<HomeFeature>
    var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Button("Movies") { store.send(.moviesTapped) }
            Button("Songs") { store.send(.songsTapped) }
        } destination: { store in
            switch store.case {
            case let .movies(store):
                MoviesView(store: store)
            case let .songs(store):
                SongsView(store: store)
            }
        }
        .sheet(item: $store.scope(state: \\.destination?.movies, action: \\.destination.movies)) { store in
            MoviesView(store: store)
        }
        .sheet(item: $store.scope(state: \\.destination?.songs, action: \\.destination.songs)) { store in
            SongsView(store: store)
        }
    }
}
"""
case("reducers: a stack and destinations by macros", {
    "Shop/Home/Home.swift": MACROS, **{path: text.replace("struct MoviesFeature: Reducer", "@Reducer\nstruct MoviesFeature")
                                       .replace("struct SongsFeature: Reducer", "@Reducer\nstruct SongsFeature")
                                       for path, text in REDUCERS.items() if "/Kit/" not in path}},
    {"Shop/Home/Home.swift": [
        r"case wishesTapped", r"enum Path \{\n +case movies\(MoviesFeature\)\n +case wishes\(WishesFeature\)",
        r"enum Destination \{\n +case movies\(MoviesFeature\)\n +case wishes\(WishesFeature\)",
        r"state\.path\.append\(\.wishes\(WishesFeature\.State\(\)\)\)", r"case let \.wishes\(store\):\n +WishesView",
        r"state: \\\.destination\?\.wishes, action: \\\.destination\.wishes\)\) \{ store in\n +WishesView",
        r"case \.path\(\.element\(id: _, action: \.wishes\(\.delegate\(\.finished\)\)\)\)"]})

# ---- what is taken back
ENDS = """final class Main {
    var all: [Any] = []
    func open(_ tab: Tab) -> Int {
        switch tab {
        case .movies:
            all.append(MoviesViewModel.State.initial)
            return 0
        case .songs:
            all.append(SongsViewModel.State.initial)
            return 0
        }
    }
}
"""
case("remove: cases with equal ends", app({"Shop/App/Main.swift": ENDS}, {
    f"Shop/{name}/{name}Start.swift": f"extension {name}ViewModel {{ struct State {{}} }}\n\nextension {name}ViewModel.State {{\n    static var initial: {name}ViewModel.State {{ .init() }}\n}}\n" for name in ["Movies", "Songs"]}),
    {"Shop/App/Main.swift": r"WishesViewModel\.State\.initial"}, typecheck=ALL)

# ---- tables and tags
# A bundle has one file of a name.
case("texts: the keys of a table in the module's folder", app({
    "Shop/Movies/Localizable.strings": '"movies.title" = "Movies";\n"other" = "Other";\n',
    "Shop/Movies/MoviesView.swift": 'struct MoviesView: Screen {\n    let viewModel: MoviesViewModel\n    var body: Text { Text("movies.title") }\n}\n'}), {
    "Shop/Movies/Localizable.strings": ['^"movies.title" = "Movies";\n"wishes.title" = "Movies";\n"other" = "Other";\n$'],
    "Shop/Wishes/WishesView.swift": r'Text\("wishes\.title"\)'}, typecheck=ALL)
case("tabs: a tag that the copy would have, too", app({"Shop/App/Root.swift": """enum Kind { case film, music }
extension Screen { func tag(_ kind: Kind) -> Self { self } }
struct Root {
    @All var body: [Any] {
        MoviesView(viewModel: MoviesViewModel())
            .tag(Kind.film)
        SongsView(viewModel: SongsViewModel())
            .tag(Kind.music)
    }
}
@resultBuilder struct All { static func buildBlock(_ all: Any...) -> [Any] { all } }
"""}), no={"Shop/App/Root.swift": "Wishes"}, typecheck=ALL)
case("namesakes: routes of a server", app({"Shop/Movies/MoviesViewModel.swift": """final class MoviesViewModel {
    var items: [String] = []
    func load() { fetch(.movies(.list)) }
    func fetch(_ route: ServerRoute) {}
}
""", "Shop/Server/ServerRoute.swift": """enum ServerRoute {
    case movies(Movies)
    case songs(Songs)
    enum Movies { case list }
    enum Songs { case list }
}
"""}), no={"Shop/Server/*": "[Ww]ish"}, typecheck=ALL)

case("namesakes: a case whose value is of another type of that name", app({
    "Shop/Movies/MoviesLoader.swift": "func load(_ fetch: (ServerRoute) -> Void) { fetch(.movies(.list)) }\n",
    "Shop/Server/ServerRoute.swift": """enum ServerRoute {
    case movies(MoviesViewModel)
    case songs(Songs)
    enum MoviesViewModel { case list }
    enum Songs { case list }
}
""", "Shop/App/Home.swift": """enum Destination {
    case movies(MoviesViewModel)
    case songs(SongsViewModel)
}
struct HomeState { var destination: Destination? }
func reduce(_ body: (inout HomeState) -> Void) {}
func open(_ tab: Tab) {
    reduce { state in
        switch tab {
        case .movies:
            state.destination = .movies(MoviesViewModel())
        case .songs:
            state.destination = .songs(SongsViewModel())
        }
    }
}
"""}), {"Shop/App/Home.swift": r"state\.destination = \.wishes\(WishesViewModel\(\)\)"}, {"Shop/Server/*": "[Ww]ish"}, typecheck=ALL)
case("reducers: a dependency of the module's own, and what takes values of it", app({
    "Shop/App/Dependencies.swift": """struct Dependencies { var theme = "" }
@propertyWrapper struct Dependency<Value> {
    let path: KeyPath<Dependencies, Value>
    init(_ path: KeyPath<Dependencies, Value>) { self.path = path }
    var wrappedValue: Value { Dependencies()[keyPath: path] }
}
""", "Shop/App/Home.swift": """struct Home {
    @Dependency(\\.moviesFactory) var moviesFactory
    @Dependency(\\.songsFactory) var songsFactory
    func open(_ tab: Tab) -> Any {
        switch tab {
        case .movies: moviesFactory.make()
        case .songs: songsFactory.make()
        }
    }
}
""", **{f"Shop/{name}/{name}Factory.swift": f"struct {name}Factory {{\n    func make() -> {name}View {{ {name}View(viewModel: {name}ViewModel()) }}\n}}\n\nextension Dependencies {{\n    var {name.lower()}Factory: {name}Factory {{ {name}Factory() }}\n}}\n" for name in ["Movies", "Songs"]}}),
    {"Shop/App/Home.swift": [r"@Dependency\(\\\.wishesFactory\) var wishesFactory", r"wishesFactory\.make\(\)"]}, typecheck=ALL)
COMPOSED = TABS_FEATURE.replace("""        Scope(state: \\.songs, action: /Action.songs) {
            SongsFeature()
        }
""", """        Scope(state: \\.songs, action: /Action.songs) {
            let feature = SongsFeature()
            return feature
        }
""")
case("reducers: compositions of different forms", REDUCERS | {"Shop/App/App.swift": COMPOSED}, {"Shop/App/App.swift": [
    r"Scope\(state: \\\.wishes, action: /Action\.wishes\) \{\n +WishesFeature\(\)", "var wishes: WishesFeature.State"]}, typecheck=ALL)

# ---- a style that is learnt where all features are targets of one package
FEATURE = {
    "Sources/{0}Feature/{0}View.swift": """import Kit

public struct {0}View: Screen {{
    let viewModel: {0}ViewModel

    public init(viewModel: {0}ViewModel) {{ self.viewModel = viewModel }}

    public func show() {{ viewModel.load() }}
}}
""",
    "Sources/{0}Feature/{0}ViewModel.swift": """public final class {0}ViewModel {{
    var isLoading = false

    public init() {{}}

    func load() {{ isLoading = true }}
}}
""",
    "Tests/{0}FeatureTests/{0}ViewModelTests.swift": """@testable import {0}Feature
import Testing

@Suite struct {0}ViewModelTests {{
    @Test func load() {{
        let viewModel = {0}ViewModel()
        viewModel.load()
        #expect(viewModel.isLoading)
    }}
}}
""",
}
NAMES = ["Movies", "Songs", "Tours"]


def each(text):
    return "".join(text.replace("NAME", name).replace("LOW", name.lower()) for name in NAMES)


FEATURES = {
    "Sources/Kit/Kit.swift": "public protocol Screen { func show() }\n",
    "Sources/Root/Root.swift": "import Kit\n" + each("import NAMEFeature\n") + """
public struct Root {
    public init() {}

    public var screens: [any Screen] {
        [
""" + each("            NAMEView(viewModel: NAMEViewModel()),\n") + "        ]\n    }\n}\n",
    **{path.format(name): text.format(name) for path, text in FEATURE.items() for name in NAMES},
}
TOOLS = "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n    name: \"Modules\",\n    products: [\n"
LEARNT = [["style", "learn", "acme", "--from", "Movies,Songs"], ["module", "Wishes", "--style", "acme"]]
PRODUCTS = TOOLS + each('        .library(name: "NAMEFeature", targets: ["NAMEFeature"]),\n') + """    ],
    targets: [
        .target(name: "Root", dependencies: ["MoviesFeature", "SongsFeature", "ToursFeature"]),
        .target(name: "Kit"),
""" + each('        .target(name: "NAMEFeature", dependencies: ["Kit"]),\n        .testTarget(name: "NAMEFeatureTests", dependencies: ["NAMEFeature"]),\n') + "    ]\n)\n"
CASES["a learnt style: a product, a target and tests for each feature"] = {
    "files": FEATURES | {"Package.swift": PRODUCTS}, "run": LEARNT, "fit": True, "build": True, "has": {"Package.swift": [
        r'library\(name: "WishesFeature", targets: \["WishesFeature"\]\)', r'dependencies: \[.*"WishesFeature"\]\),\n +\.target\(name: "Kit"',
        r'target\(name: "WishesFeature", dependencies: \["Kit"\]\)', r'testTarget\(name: "WishesFeatureTests", dependencies: \["WishesFeature"\]\)']}}
CONSTANTS = TOOLS + """        .library(
            name: "App",
            targets: [
                "Root",
""" + each('                "NAMEFeature",\n') + """            ]
        ),
    ],
    targets: [
        .target(
            name: "Root",
            dependencies: [
                .kit,
""" + each("                .LOWFeature,\n") + """            ]
        ),
        .target(name: "Kit"),
""" + each("""        .target(
            name: "NAMEFeature",
            dependencies: [
                .kit,
            ],
            path: "Sources/Features/NAME"
        ),
        .testTarget(
            name: "NAMEFeatureTests",
            dependencies: [.LOWFeature]
        ),
""") + """    ]
)

extension Target.Dependency {
    static let kit: Self = "Kit"
""" + each('    static let LOWFeature: Self = "NAMEFeature"\n') + "}\n"
CASES["a learnt style: constants for dependencies, one product for all, folders of their own"] = {
    "files": {path.replace("Sources/MoviesFeature", "Sources/Features/Movies").replace("Sources/SongsFeature", "Sources/Features/Songs")
              .replace("Sources/ToursFeature", "Sources/Features/Tours"): text for path, text in FEATURES.items()} | {"Package.swift": CONSTANTS},
    "run": LEARNT, "fit": True, "build": True, "has": {"Package.swift": [
        r'static let wishesFeature: Self = "WishesFeature"', r'"ToursFeature",\n +"WishesFeature",', r"\.toursFeature,\n +\.wishesFeature,",
        r'path: "Sources/Features/Wishes"', r"dependencies: \[\.wishesFeature\]"]}}

# ---- names behind those of targets
case("qualified: by a target that stays", package() | {"Package.swift": PACKAGE.replace('.target(name: "Movies"),', '.target(name: "Movies", dependencies: ["MoviesModels"]),\n        .target(name: "MoviesModels"),'),
  "Sources/MoviesModels/Item.swift": "public struct Item { public init() {} }\npublic struct Movie { public init() {} }\n",
  "Sources/Movies/MoviesList.swift": "import MoviesModels\nstruct MoviesList {\n    let items: [MoviesModels.Item] = []\n    let movie: MoviesModels.Movie? = nil\n    let own: Movies.MoviesViewModel? = nil\n}\n"}, build=True)
case("qualified: by the target that is copied", package() | {
  "Sources/Root/Use.swift": "import Movies\nimport Songs\nfunc movies() -> Any { Movies.MoviesViewModel() }\nfunc songs() -> Any { Songs.SongsViewModel() }\nfunc all() -> [Any] { [Movies.Item(), Songs.Item()] }\n",
  "Sources/Movies/Item.swift": "public struct Item { public init() {} }\n", "Sources/Songs/Item.swift": "public struct Item { public init() {} }\n"}, build=True)
case("qualified: a folder of a target of its name", package() | {
  "Sources/Movies/Movies/MoviesRow.swift": "struct MoviesRow { let model: Movies.MoviesViewModel }\n",
  "Sources/Root/Movies/MoviesPage.swift": "import Movies\npublic struct MoviesPage { let model: Movies.MoviesViewModel; public init() { model = Movies.MoviesViewModel() } }\n",
  "Sources/Root/Movies/MoviesPageModel.swift": "import Movies\npublic struct MoviesPageModel { let model: MoviesViewModel? = nil }\n"}, build=True)
CASES["qualified: a screen's folder within an app that imports a target of its name"] = {"files": package() | {
  "Sources/Root/Movies/MoviesPage.swift": "import Movies\npublic struct MoviesPage { let model: Movies.MoviesViewModel; let item: Movies.Item; public init() { model = Movies.MoviesViewModel(); item = Movies.Item() } }\n",
  "Sources/Root/Movies/MoviesPageModel.swift": "import Movies\npublic struct MoviesPageModel { let model: MoviesViewModel? = nil }\n",
  "Sources/Movies/Item.swift": "public struct Item { public init() {} }\n"},
  "run": [["module", "Wishes", "--like", "Sources/Root/Movies"]], "fit": True, "build": True, "back": True}

# ---- reducers of a protocol of the app, in files of one name and their parts
KIT = {"Shop/App/Kit.swift": """protocol FeatureReducer {}
struct StoreOf<R> {}
protocol View {}
struct Scope {
    init<A, B, Child>(state: KeyPath<Root.State, A>, action: KeyPath<Root.Action, B>, child: () -> Child) {}
}
"""}


def parts(name):
    home = f"Shop/Features/{name}Feature/{name}"
    return {
        f"{home}+Reducer.swift": f"struct {name}: FeatureReducer {{\n    struct State {{}}\n    struct Action {{}}\n}}\n",
        f"{home}+View.swift": f"extension {name} {{\n    struct Main: View {{ let store: StoreOf<{name}> }}\n}}\n",
    }


REDUCERS = {**KIT, **parts("Movies"), **parts("Songs"), "Shop/App/Root.swift": """struct Root: FeatureReducer {
    struct State {
        var movies = Movies.State()
        var songs = Songs.State()
    }
    struct Action {
        var movies: Movies.Action
        var songs: Songs.Action
    }
    func parts() -> [Scope] {
        [
            Scope(state: \\.movies, action: \\.movies, child: Movies.init),
            Scope(state: \\.songs, action: \\.songs, child: Songs.init),
        ]
    }
    func compose() {
        _ = Scope(state: \\.movies, action: \\.movies, child: Movies.init)
    }
}
struct Sample {
    static let state = Movies.State()
    let screens: [Any] = [Movies.Main(store: .init())]
}
"""}
case("reducers: of a protocol of the app", REDUCERS, {
    "Shop/Features/WishesFeature/Wishes+Reducer.swift": "struct Wishes: FeatureReducer",
    "Shop/Features/WishesFeature/Wishes+View.swift": "extension Wishes",
    "Shop/App/Root.swift": [r"var wishes = Wishes\.State", r"var wishes: Wishes\.Action", r"Scope\(state: \\\.wishes, action: \\\.wishes, child: Wishes\.init\),"],
}, typecheck=ALL)

# ---- what a copy has for itself, as it is built by a target of its own
def manifest(**targets):
    """A package's manifest: targets with the dependencies of each."""
    lines = "".join(f'        .target(name: "{name}"{", dependencies: [" + ", ".join(chr(34) + other + chr(34) for other in others) + "]" if others else ""}),\n'
                    for name, others in targets.items())
    return "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n    name: \"Modules\",\n    targets: [\n" + lines + "    ]\n)\n"


APART = manifest(Root=["MoviesFeature", "SongsFeature"], MoviesFeature=[], SongsFeature=[])
APART_FEATURE = {
    "Sources/NAMEFeature/Int+Short.swift": "extension Int {\n    var short: String { \"\\(self)\" }\n}\n",
    "Sources/NAMEFeature/NAMEView.swift": "public struct NAMEView {\n    public init() {}\n\n    public var title: String { 3.short }\n}\n",
}
CASES["a package: each feature has an extension of its own for a type of elsewhere"] = {
    "files": {path.replace("NAME", name): text.replace("NAME", name) for path, text in APART_FEATURE.items() for name in ["Movies", "Songs"]}
    | {"Package.swift": APART, "Sources/Root/Root.swift": "import MoviesFeature\nimport SongsFeature\n\npublic let titles = [MoviesView().title, SongsView().title]\n"},
    "run": [["module", "WishesFeature", "--like", "MoviesFeature"]], "fit": True, "build": True,
    "has": {"Sources/WishesFeature/Int+Short.swift": "var short"}}
CASES["a package: removed by the name that it was asked for"] = dict(
    CASES["a package: each feature has an extension of its own for a type of elsewhere"],
    run=[["module", "WishesFeature", "--like", "MoviesFeature"], ["remove", "WishesFeature"]], has={},
    absent=["Sources/WishesFeature/*"])


# ---- namesakes in several targets
NAMESAKES = manifest(Root=["MoviesFeature", "SongsFeature"], Base=[], Player=["Base"], MoviesFeature=["Base"], SongsFeature=[])
CASES["namesakes: a type of the module's target and one of another"] = {
    "files": {
        "Package.swift": NAMESAKES,
        "Sources/Base/PlayEvent.swift": "public enum PlayEvent: Sendable { case all }\n\npublic func played(_ event: PlayEvent) {}\n",
        "Sources/Player/Player.swift": "import Base\n\npublic func play() { played(PlayEvent.all) }\n",
        "Sources/MoviesFeature/PlayEvent.swift": "public enum PlayEvent: Sendable { case one }\n",
        "Sources/MoviesFeature/MoviesView.swift": "public struct MoviesView {\n    public init() {}\n\n    public func press(_ event: PlayEvent) {}\n    public func pressFirst() { press(.one) }\n}\n",
        "Sources/SongsFeature/SongsView.swift": "public struct SongsView {\n    public init() {}\n\n    public func pressFirst() {}\n}\n",
        "Sources/Root/Root.swift": "import MoviesFeature\nimport SongsFeature\n\npublic func start() {\n    MoviesView().pressFirst()\n    SongsView().pressFirst()\n}\n",
    },
    "run": [["module", "WishesFeature", "--like", "MoviesFeature"]], "fit": True, "build": True,
    "has": {"Sources/WishesFeature/PlayEvent.swift": "enum PlayEvent"}}
NAMESAKE = CASES["namesakes: a type of the module's target and one of another"]
CASES["namesakes: a type of the module's target that the rest of the app names, too"] = dict(
    NAMESAKE, files=NAMESAKE["files"] | {
        "Sources/Root/Root.swift": "import MoviesFeature\nimport SongsFeature\n\npublic func start() {\n    MoviesView().press(PlayEvent.one)\n    MoviesView().pressFirst()\n    SongsView().pressFirst()\n}\n"},
    has={"Sources/WishesFeature/WishesPlayEvent.swift": "enum WishesPlayEvent"})
CASES["namesakes: the root view of a module's demo and that of the app"] = {
    "files": {
        "Package.swift": NAMESAKES,
        "Sources/Base/Base.swift": "public struct Base {}\n",
        "Sources/Player/Player.swift": "public struct Player {}\n",
        "Sources/MoviesFeature/Demo/AppView.swift": "struct AppView { let content = MoviesView() }\n",
        "Sources/MoviesFeature/MoviesView.swift": "public struct MoviesView {\n    public init() {}\n}\n",
        "Sources/SongsFeature/SongsView.swift": "public struct SongsView {\n    public init() {}\n}\n",
        "Sources/Root/AppView.swift": """import MoviesFeature
import SongsFeature

public struct AppView {
    public let movies: MoviesView? = nil
    public let songs: SongsView? = nil

    public init() {}

    public var shown: Any? {
        if let moviesView = movies {
            return moviesView
        } else if let songsView = songs {
            return songsView
        }
        return nil
    }
}
""",
    },
    "run": [["module", "WishesFeature", "--like", "MoviesFeature"]], "fit": True, "build": True,
    "has": {"Sources/WishesFeature/Demo/AppView.swift": "struct AppView "},
    "no": {"Sources/Root/AppView.swift": "WishesAppView"}}
CASES["names: a property of a class of elsewhere that the module inherits"] = {
    "files": app({
        "Shop/Movies/MoviesComponent.swift": """import Needle

protocol MoviesDependency {
    var fetchMoviesUseCase: FetchMoviesUseCase { get }
}

final class MoviesComponent: Component<MoviesDependency> {
    func makeMovies() -> FetchMoviesUseCase { dependency.fetchMoviesUseCase }
}
""",
        "Shop/Domain/FetchMoviesUseCase.swift": "struct FetchMoviesUseCase {}\n",
        "Shop/App/AppComponent.swift": """import Needle

final class AppComponent: BootstrapComponent {
    var fetchMoviesUseCase: FetchMoviesUseCase { FetchMoviesUseCase() }
}
"""}),
    "run": [["module", "Wishes", "--like", "Movies"]], "fit": True, "back": True,
    "has": {"Shop/Wishes/WishesComponent.swift": [r"var (fetch\w+UseCase): FetchMoviesUseCase[\s\S]*dependency\.\1 "]}}


# ---- Tuist: cases that only the module's own manifest tells to be it
NAMED = """import ProjectDescription

public enum Modules {
    public enum Feature: String {
        case Movies
        case Songs
        public var name: String { "\\(rawValue)Feature" }
    }
}
"""


def named(name):
    return {
        f"Projects/{name}Feature/Project.swift": f"import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.makeFeature(name: Modules.Feature.{name}.name)\n",
        f"Projects/{name}Feature/Sources/{name}View.swift": f"public struct {name}View {{\n    public init() {{}}\n}}\n",
    }


case("Tuist: cases that only a module's own manifest names", {
    "Workspace.swift": 'import ProjectDescription\n\nlet workspace = Workspace(name: "Shop", projects: ["Projects/**"])\n',
    "Tuist/ProjectDescriptionHelpers/Modules.swift": NAMED,
    "Projects/Root/Project.swift": "import ProjectDescription\nimport ProjectDescriptionHelpers\n\nlet project = Project.makeApp(dependencies: [\n    .feature(.Movies),\n    .feature(.Songs),\n])\n",
    "Projects/Root/Sources/Root.swift": "import MoviesFeature\nimport SongsFeature\n\nstruct Root {\n    let screens: [Any] = [\n        MoviesView(),\n        SongsView(),\n    ]\n}\n",
    **named("Movies"), **named("Songs"),
}, {
    "Tuist/ProjectDescriptionHelpers/Modules.swift": r"case Wishes\n",
    "Projects/Root/Project.swift": r"\.feature\(\.Wishes\),",
    "Projects/WishesFeature/Project.swift": r"Modules\.Feature\.Wishes\.name",
})
