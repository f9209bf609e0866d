import Testing

@testable import ModulePlanning

@Suite("How a copy is reached")
struct CopyReachTests {
    private func reach(_ files: [String: String]) throws -> String? {
        let app = try LearntApp.views(files)
        let reach = try app.copy("Movies", to: "Wishes").reach
        try app.remove("Wishes")
        #expect(app.isAsBefore)
        return reach.map { "\($0)" }
    }

    @Test("by a case of an enum whose cases are all shown")
    func cases() throws {
        let bar = "final class Bar {\n    let views = Tab.allCases.map(\\.view)\n}\n"
        let reached = "Shop/Tab.swift:3:5: note: Wishes is reached from here, as Movies is"
        #expect(try reach(["Shop/Tab.swift": LearntApp.tabs, "Shop/Bar.swift": bar]) == reached)
        #expect(try reach(["Shop/Tab.swift": LearntApp.tabs]) == "note: nothing opens Wishes yet")
    }

    @Test("by an element of a list, also one that names a function or a case that was repeated")
    func elements() throws {
        let list = "enum Bar {\n    static let all: [Tab] = [\n        .movies,\n        .songs,\n    ]\n}\n"
        let reached = try reach(["Shop/Tab.swift": LearntApp.tabs, "Shop/Bar.swift": list])
        #expect(reached == "Shop/Bar.swift:4:9: note: Wishes is reached from here, as Movies is")
        let functions = """
            final class Bar {
                func makeMovies() -> MoviesView { MoviesView(model: MoviesViewModel()) }
                func makeSongs() -> SongsView { SongsView(model: SongsViewModel()) }

                func views() -> [Any] {
                    [
                        makeMovies(),
                        makeSongs(),
                    ]
                }
            }

            """
        let made = try reach(["Shop/Bar.swift": functions])
        #expect(made == "Shop/Bar.swift:9:13: note: Wishes is reached from here, as Movies is")
    }

    @Test("by an element that is made with a value of its own, and not by one that only tells of it")
    func values() throws {
        func bar(_ element: (String) -> String) -> String {
            """
            final class Bar {
                lazy var movies = MoviesView(model: MoviesViewModel())
                lazy var songs = SongsView(model: SongsViewModel())
                lazy var all = [
                    \(element("movies")),
                    \(element("songs")),
                ]
            }

            """
        }
        let tabs = try reach(["Shop/Bar.swift": bar { "startTab(\($0), icon: 1)" }])
        #expect(tabs == "Shop/Bar.swift:7:9: note: Wishes is reached from here, as Movies is")
        let logged = try reach(["Shop/Bar.swift": bar { "register(\($0))" }])
        #expect(logged?.contains("nothing opens Wishes yet") == true)
    }

    @Test("not by a statement that only keeps it")
    func stored() throws {
        let home = """
            final class Home {
                var movies: MoviesView?
                var songs: SongsView?
                func start() {
                    movies = MoviesView(model: MoviesViewModel())
                    songs = SongsView(model: SongsViewModel())
                }
            }

            """
        #expect(try reach(["Shop/Home.swift": home])?.contains("nothing opens Wishes yet") == true)
    }

    @Test("not yet: then a place is named from which the other module is opened")
    func notYet() throws {
        let home =
            "final class Home {\n    func tap() {\n        show(MoviesView(model: MoviesViewModel()))\n    }\n}\n"
        let open = "Shop/Home.swift:3:14: note: nothing opens Wishes yet; Movies is opened from here"
        #expect(try reach(["Shop/Home.swift": home]) == open)
        #expect(try reach([:]) == "note: nothing opens Wishes yet")
        // Tests open nothing for people, and a value is no module.
        let test =
            "import XCTest\nfinal class HomeTests: XCTestCase {\n    let view = MoviesView(model: MoviesViewModel())\n}\n"
        let value = "final class Home {\n    func tap(_ movies: [Int]) { print(movies) }\n}\n"
        #expect(
            try reach(["Tests/HomeTests.swift": test, "Shop/Home.swift": value]) == "note: nothing opens Wishes yet"
        )
    }
}
