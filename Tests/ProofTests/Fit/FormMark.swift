/// What a file of an app must have after the module Favorites came, in the words of the app's own neighbours.
struct FormMark {
    private enum Kind {
        case has(String)
        case hasNot(String)
        /// A number in a comment or a log: it is put right, or the run names its line.
        case counts(String)
    }

    let file: String
    private let kind: Kind

    var demand: String {
        switch kind {
        case .has(let text): "lacks \"\(text)\""
        case .hasNot(let text): "has \"\(text)\""
        case .counts(let text): "says \"\(text)\", which is no longer so"
        }
    }

    func holds(in files: [String: String], output: String) -> Bool {
        let text = files[file] ?? ""
        switch kind {
        case .has(let part): return text.contains(part)
        case .hasNot(let part): return !text.contains(part)
        case .counts(let part):
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            guard let line = lines.firstIndex(where: { $0.contains(part) }) else { return true }
            return output.contains("\(file):\(line + 1)")
        }
    }

    static func all(of app: String) -> [FormMark] {
        switch app {
        case "Allotment":
            has("func showFavoritesFlow()", in: "Allotment/Main/MainCoordinator.swift")
                + counts("The 2 flows", in: "Allotment/Main/MainCoordinator.swift")
        case "Harbour":
            has("createFavoritesTab()", "func createFavoritesTab() -> UINavigationController", in: harbourTabs)
                + counts("the 2 child coordinators", "tab bar with 2 tabs", in: harbourTabs)
        case "Kennel":
            has("favoritesTapped()", in: "Modules/Dashboard/Sources/Dashboard/DashboardScreen.swift")
                + counts("the 2 flows", in: "Modules/Dashboard/Sources/Dashboard/DashboardCoordinator.swift")
        case "Tidewater":
            has("case favorites", in: "Tidewater/Navigation/MainTab.swift")
                + hasNot("\"favorites.", in: "Tidewater/Navigation/MainTab.swift")
        case "Vetbook":
            has("AppTab.favorites", in: "Vetbook/Sources/App/MainTabView.swift")
                + hasNot("Image(", in: "Vetbook/Sources/App/MainTabView.swift")
                + counts("all 2 child coordinators", "\"2 child coordinators", in: vetbookCoordinator)
                + hasNot("message: \"favorites.", in: "Vetbook/Sources/Views/Favorites/FavoritesListView.swift")
        case "city-clinic":
            has("Favorites", in: "Packages/Home/Sources/Home/Views/HomeView.swift")
                + counts("the 2 flows", in: "Packages/Home/Sources/HomeCoordinator.swift")
        case "seed-swap":
            has("favoritesTab", in: "seed-swap/App/RootView.swift")
                + hasNot("Image(", in: "seed-swap/App/RootView.swift")
        case "tram-line":
            has("AppTab.favorites.title", in: "tram-line/App/MainTabView.swift")
                + counts("the 2 feature coordinators", in: "tram-line/Coordinators/AppCoordinator.swift")
        default: []
        }
    }

    private static let harbourTabs = "Harbour/Harbour/Modules/Main/MainCoordinator.swift"
    private static let vetbookCoordinator = "Vetbook/Sources/Coordinator/AppCoordinator.swift"

    private static func has(_ texts: String..., in file: String) -> [FormMark] {
        texts.map { FormMark(file: file, kind: .has($0)) }
    }

    private static func counts(_ texts: String..., in file: String) -> [FormMark] {
        texts.map { FormMark(file: file, kind: .counts($0)) }
    }

    private static func hasNot(_ text: String, in file: String) -> [FormMark] {
        [FormMark(file: file, kind: .hasNot(text))]
    }
}
