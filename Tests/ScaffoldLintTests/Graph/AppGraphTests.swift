import AppModel
import FileTransaction
import Styles
import Testing

@testable import ScaffoldLint

@Suite("Graphs of apps")
struct AppGraphTests {
    private static func graph(of style: String) throws -> AppGraph {
        let style = try Golden.style(style)
        let app = try AppReader(style: style, rules: try RuleSet(of: style)).app(in: Golden.tree(style.name))
        return GraphReader(app).graph()
    }

    private static func graph(_ source: String) throws -> AppGraph {
        let style = try Golden.style("uikit-mvvmc")
        let model = AppModel([(path: try RelativePath("App.swift"), bytes: Array(source.utf8))])
        return GraphReader(LintContext(model: model, style: style, rules: try RuleSet(of: style))).graph()
    }

    /// `A -> B`, with the label of a way that a user takes.
    private static func ways(_ graph: AppGraph, _ kind: AppGraph.Edge.Kind) -> [String] {
        graph.edges.filter { $0.kind == kind }.map { "\($0.from) -> \($0.to)" + ($0.label.map { " \($0)" } ?? "") }
    }

    private static let screens: [(String, list: String, detail: String)] = [
        ("swiftui-mvvm", "FavoritesListView", "FavoritesDetailView"),
        ("swiftui-mvvmcr", "FavoritesListView", "FavoritesDetailView"),
        ("swinject-packages", "FavoritesView", "FavoritesDetailView"),
        ("uikit-mvvmc", "FavoritesViewController", "FavoritesDetailViewController"),
    ]

    @Test("the screens of a generated module are found, and the way from the list to the detail", arguments: screens)
    func generated(_ style: String, list: String, detail: String) throws {
        let graph = try Self.graph(of: style)
        let screens = graph.nodes.filter { $0.kind == .screen && $0.module == "Favorites" }.map(\.name)
        #expect(screens.sorted() == [list, detail].sorted())
        let ways = graph.edges.filter { $0.kind == .navigates && $0.from == list }
        #expect(ways.map(\.to) == [detail])
        #expect(ways.first?.label != nil)
        let shown = Set(graph.edges.filter { $0.kind == .shows }.map(\.to))
        #expect(shown.isSuperset(of: screens), "a coordinator shows every screen")
    }

    @Test(
        "coordinators that others start are found through containers, factories and resolvers",
        arguments: [
            ("swiftui-mvvmcr", "AppCoordinator -> FavoritesCoordinator"),
            ("swinject-packages", "HomeCoordinator -> FavoritesCoordinator"),
            ("uikit-mvvmc", "MainCoordinator -> FavoritesCoordinator"),
        ]
    )
    func starts(_ style: String, way: String) throws {
        #expect(Self.ways(try Self.graph(of: style), .starts).contains(way))
    }

    private static let source = """
        final class HomeViewModel { weak var coordinator: HomeCoordinator?
            func open() { coordinator?.showDetail(id: "1") }
            func shop() { coordinator?.go(to: .shop(id: 1)) }
            // func never() { coordinator?.showNothing() }
        }
        final class DetailViewModel {}
        final class ShopViewModel {}
        final class HomeViewController: UIViewController { let viewModel: HomeViewModel }
        final class HomeDetailViewController: UIViewController { init(viewModel: DetailViewModel) {} }
        final class ShopViewController: UIViewController { let viewModel: ShopViewModel }
        final class PlainViewController: UIViewController {}
        final class HomeCoordinator: BaseCoordinator {
            private let factory: ScreenFactory
            func start() { push(HomeViewController()) }
            func showDetail(id: String) { push(factory.makeDetail(id)) }
            func go(to route: Route) {
                switch route {
                case .shop: show(ShopCoordinator())
                }
            }
        }
        final class ShopCoordinator: BaseCoordinator { func start() { push(ShopViewController()) } }
        final class ScreenFactory {
            func makeDetail(_ id: String) -> UIViewController { HomeDetailViewController(viewModel: DetailViewModel()) }
        }
        """

    @Test("an app of any hand is read by what its types do")
    func handWritten() throws {
        let graph = try Self.graph(Self.source)
        #expect(
            graph.nodes.map { "\($0.name) \($0.kind.rawValue)" } == [
                "HomeCoordinator coordinator", "HomeDetailViewController screen", "HomeViewController screen",
                "ShopCoordinator coordinator", "ShopViewController screen",
            ]
        )
        #expect(
            Self.ways(graph, .shows) == [
                "HomeCoordinator -> HomeViewController", "HomeCoordinator -> HomeDetailViewController",
                "ShopCoordinator -> ShopViewController",
            ]
        )
        #expect(Self.ways(graph, .starts) == ["HomeCoordinator -> ShopCoordinator"])
        #expect(
            Self.ways(graph, .navigates) == [
                "HomeViewController -> HomeDetailViewController showDetail",
                "HomeViewController -> ShopCoordinator go(.shop)",
            ]
        )
        #expect(graph.modules == ["Home", "Shop"])
    }

    @Test("a coarser graph joins what it leaves out")
    func levels() throws {
        let graph = try Self.graph(Self.source)
        #expect(graph.reduced(to: .modules).nodes.map(\.name) == ["Home", "Shop"])
        #expect(Self.ways(graph.reduced(to: .modules), .navigates) == ["Home -> Shop"])
        #expect(graph.reduced(to: .coordinators).nodes.map(\.name) == ["HomeCoordinator", "ShopCoordinator"])
        #expect(
            graph.around(["Shop"]).nodes.map(\.name) == [
                "HomeCoordinator", "HomeViewController", "ShopCoordinator", "ShopViewController",
            ]
        )
    }
}
