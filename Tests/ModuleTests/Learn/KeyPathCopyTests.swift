import Diagnostics
import Testing

@testable import ModulePlanning

@Suite("Key paths in code that is repeated for a copy")
struct KeyPathCopyTests {
    private static func reducer(_ name: String) -> [String: String] {
        [
            "Shop/\(name)/\(name)Reducer.swift": "struct \(name)Reducer {\n    struct State { var count = 0 }\n}\n",
            "Shop/\(name)/\(name)View.swift": "struct \(name)View {\n    let reducer: \(name)Reducer\n}\n",
        ]
    }

    /// An app whose root has a scope for each module, with an action that a key path leads to.
    private func app(
        _ actions: String,
        _ movies: String,
        _ songs: String,
        action: String = "WritableKeyPath<Actions, Int>"
    )
        throws -> LearntApp
    {
        var files = Self.reducer("Movies").merging(Self.reducer("Songs")) { $1 }
        files["Shop/App/Tab.swift"] = "enum Tab { case movies, songs }\n"
        files["Shop/App/Actions.swift"] = actions
        files["Shop/App/Root.swift"] = """
            struct Scope { init<S, C>(state: WritableKeyPath<S, C>, action: \(action), child: () -> Any) {} }
            struct Root {
                struct State {
                    var moviesState = MoviesReducer.State()
                    var songsState = SongsReducer.State()
                }
                var body: [Scope] {
                    [
                        Scope(state: \\State.moviesState, action: \(movies), child: MoviesReducer.init),
                        Scope(state: \\State.songsState, action: \(songs), child: SongsReducer.init),
                    ]
                }
            }

            """
        return try LearntApp(files)
    }

    @Test(
        "the property of the type that a key path names is repeated, with the statement that sets it",
        arguments: [
            (
                "struct Actions { var movies = 0; var songs = 0 }\n",
                "struct Actions { var movies = 0; var wishes = 0; var songs = 0 }\n"
            ),
            (
                "struct Actions {\n    var movies: Int = 0\n    var songs: Int = 0\n}\n",
                "struct Actions {\n    var movies: Int = 0\n    var wishes: Int = 0\n    var songs: Int = 0\n}\n"
            ),
            (
                "struct Actions {\n    var movies: Int\n    var songs: Int\n\n    init() {\n        movies = 1\n        self.songs = 2\n    }\n}\n",
                "struct Actions {\n    var movies: Int\n    var wishes: Int\n    var songs: Int\n\n    init() {\n        movies = 1\n        wishes = 1\n        self.songs = 2\n    }\n}\n"
            ),
            (
                "struct Actions {\n    var movies: Int\n    var songs: Int\n}\n\nlet actions = Actions(movies: 1, songs: 2)\n",
                "struct Actions {\n    var movies: Int\n    var wishes: Int\n    var songs: Int\n}\n\nlet actions = Actions(movies: 1, wishes: 1, songs: 2)\n"
            ),
        ]
    )
    func properties(actions: String, copied: String) throws {
        for root in ["Actions", ""] {
            let app = try app(actions, "\\\(root).movies", "\\\(root).songs")
            try app.copy("Movies", to: "Wishes")
            #expect(app.text("Shop/App/Actions.swift") == copied)
            let scope = "Scope(state: \\State.wishesState, action: \\\(root).wishes, child: WishesReducer.init)"
            #expect(app.text("Shop/App/Root.swift")?.contains(scope) == true)
            #expect(app.text("Shop/App/Tab.swift") == "enum Tab { case movies, songs }\n")
            try app.remove("Wishes")
            #expect(app.isAsBefore)
        }
    }

    @Test(
        "the root of a key path is what generic arguments say, or else what the type's own code is made of",
        arguments: [
            // The store is generic over the state, and a shared model has a property of the same name.
            #"""
            struct Store<State, Action> { func part<C>(_ state: KeyPath<State, C>) -> Store<C, Action> { fatalError() } }
            struct AppState { var movies = 1; <0>var songs = 2 }
            struct Total { let movies: Int }
            struct Root {
                let store: Store<AppState, Int>
                var views: [Any] {
                    [
                        MoviesView(store: store.part(\.movies)),
            <1>            SongsView(store: store.part(\.songs)),
                    ]
                }
            }

            """#,
            // Nothing in the app declares `Part`.
            #"""
            struct Total { let movies: Int }
            struct Other { enum Action { case movies(Int) } }
            struct Root {
                struct State { var moviesState = MoviesState(); <2>var songsState = SongsState() }
                enum Action {
                    case movies(Int)
            <3>        case songs(Int)
                }
                var body: Any {
                    [
                        Part(\.moviesState, \.movies, MoviesView.init),
            <4>            Part(\.songsState, \.songs, SongsView.init),
                    ]
                }
            }

            """#,
        ]
    )
    func roots(text: String) throws {
        let new = [
            "var wishes = 1; ", "            WishesView(store: store.part(\\.wishes)),\n",
            "var wishesState = WishesState(); ",
            "        case wishes(Int)\n", "            Part(\\.wishesState, \\.wishes, WishesView.init),\n",
        ]
        func root(_ texts: [String]) -> String {
            texts.indices.reduce(text) { $0.replacingAll("<\($1)>", with: texts[$1]) }
        }
        var files = ["Shop/App/Root.swift": root(new.map { _ in "" })]
        for name in ["Movies", "Songs"] {
            files["Shop/\(name)/\(name)State.swift"] = "struct \(name)State { var \(name.lowercased()) = 1 }\n"
            files["Shop/\(name)/\(name)View.swift"] = "struct \(name)View { let store: Any }\n"
        }
        let app = try LearntApp(files)
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/App/Root.swift") == root(new))
    }

    @Test("the label of a key path may name the type, as nothing else does; a static property is none")
    func labels() throws {
        func root(_ members: String, _ cases: String, _ views: String) -> String {
            """
            enum Names { static let movies = "movies" }
            struct Root {
                struct State { var moviesState = MoviesState(); \(members)var songsState = SongsState() }
                enum Action { case movies(Int), \(cases)songs(Int) }
            }
            struct RootView {
                let store: Store<Root>
                var views: [Any] {
                    [
                        MoviesView(store: store.part(state: \\.moviesState, action: \\.movies)),
            \(views)            SongsView(store: store.part(state: \\.songsState, action: \\.songs)),
                    ]
                }
            }

            """
        }
        var files = [
            "Shop/App/Root.swift": root("", "", ""), "Shop/App/Event.swift": "enum Event { case movies(Int) }\n",
        ]
        for name in ["Movies", "Songs"] {
            files["Shop/\(name)/\(name)State.swift"] = "struct \(name)State { var count = 1 }\n"
            files["Shop/\(name)/\(name)View.swift"] = "struct \(name)View { let store: Any }\n"
        }
        let app = try LearntApp(files)
        try app.copy("Movies", to: "Wishes")
        let view = "            WishesView(store: store.part(state: \\.wishesState, action: \\.wishes)),\n"
        #expect(app.text("Shop/App/Root.swift") == root("var wishesState = WishesState(); ", "wishes(Int), ", view))
        #expect(app.text("Shop/App/Event.swift") == "enum Event { case movies(Int) }\n")
    }

    @Test("a property of something that stays is that of both")
    func services() throws {
        let actions =
            "final class MoviesService {}\nfinal class SongsService {}\nstruct Actions {\n    let moviesService = MoviesService()\n    let songsService = SongsService()\n}\n"
        let app = try app(
            actions,
            "\\Actions.moviesService",
            "\\Actions.songsService",
            action: "PartialKeyPath<Actions>"
        )
        try app.copy("Movies", to: "Wishes")
        #expect(app.text("Shop/App/Actions.swift") == actions)
        #expect(
            app.text("Shop/App/Root.swift")?.contains("action: \\Actions.moviesService, child: WishesReducer") == true
        )
    }

    @Test("what would be half the original's refuses the copy, with its place")
    func halves() throws {
        let two = "struct Actions { var movies = 0; var songs = 0 }\nstruct Counts { var movies = 0; var songs = 0 }\n"
        let unknown = try app(two, "\\.movies", "\\.songs", action: "PartialKeyPath<Any>")
        #expect(
            unknown.refusal(of: "Movies", to: "Wishes")?.description.hasPrefix(
                "Shop/App/Root.swift:9:56: error: \"movies\" has to be copied with this, and cannot be"
            ) == true
        )
        #expect(unknown.isAsBefore)
        let tuple =
            "struct Actions {\n    var movies: Int\n    var songs: Int\n\n    init() {\n        (movies, songs) = (1, 2)\n    }\n}\n"
        let unset = try app(tuple, "\\Actions.movies", "\\Actions.songs")
        #expect(
            unset.refusal(of: "Movies", to: "Wishes")?.description.hasPrefix(
                "Shop/App/Actions.swift:5:5: error: this gives \"movies\" its value in no statement that can be repeated"
            ) == true
        )
        #expect(unset.isAsBefore)
    }
}
