import Diagnostics
import Testing

@testable import ModuleCopying
@testable import ModulePlanning

@Suite("Screens that modules do not begin with become a loop over these")
struct LearntScreensTests {
    private static func files(of module: String, _ item: String, _ screens: [String]) -> [String: String] {
        let others = screens.dropFirst()
        let cases = others.map { $0.lowercased() }
        let shows = others.map {
            "    func show\($0)(of id: Int) {\n        push(container.make\($0)ViewController(for: id))\n    }\n\n"
        }
        .joined()
        let makes = others.map {
            """

                func make\($0)ViewController(for id: Int) -> \(item)\($0)ViewController {
                    \(item)\($0)ViewController(viewModel: \(item)\($0)ViewModel(id: id))
                }

            """
        }
        .joined()
        var files = [
            "Shop/\(module)/\(module)Coordinator.swift": """
            import UIKit

            /// Leads through the \(module.lowercased()).
            final class \(module)Coordinator: UIViewController {
                private let container: \(module)Container

                init(container: \(module)Container) {
                    self.container = container
                    super.init(nibName: nil, bundle: nil)
                }

                func start() {
                    let list = container.makeListViewController()
                    push(list)
                }

                func open(_ route: \(module)Route) {
                    switch route {
            \(cases.map { "        case .\($0)(let id): show\(NameWords($0).pascal)(of: id)" }.joined(separator: "\n"))
                    }
                }

            \(shows)    private func push(_ controller: UIViewController) {}
            }

            """,
            "Shop/\(module)/\(module)Route.swift": """
            enum \(module)Route {
            \(cases.map { "    case \($0)(Int)" }.joined(separator: "\n"))
            }

            """,
            "Shop/\(module)/\(module)Container.swift": """
            struct \(module)Container {
                func makeListViewController() -> \(item)ListViewController {
                    \(item)ListViewController(viewModel: \(item)ListViewModel())
                }
            \(makes)}

            """,
            "Shop/\(module)/List/\(item)ListViewController.swift": """
            import UIKit

            final class \(item)ListViewController: UIViewController {
                private let viewModel: \(item)ListViewModel

                init(viewModel: \(item)ListViewModel) {
                    self.viewModel = viewModel
                    super.init(nibName: nil, bundle: nil)
                }
            }

            """,
            "Shop/\(module)/List/\(item)ListViewModel.swift": "final class \(item)ListViewModel {}\n",
        ]
        for screen in others {
            files["Shop/\(module)/\(screen)/\(item)\(screen)ViewController.swift"] = """
                import UIKit

                final class \(item)\(screen)ViewController: UIViewController {
                    private let viewModel: \(item)\(screen)ViewModel

                    init(viewModel: \(item)\(screen)ViewModel) {
                        self.viewModel = viewModel
                        super.init(nibName: nil, bundle: nil)
                    }

                    func only\(screen)() {}
                }

                """
            files["Shop/\(module)/\(screen)/\(item)\(screen)ViewModel.swift"] = """
                final class \(item)\(screen)ViewModel {
                    let id: Int

                    init(id: Int) {
                        self.id = id
                    }
                }

                """
        }
        return files
    }

    /// - Parameter handler: A line of each coordinator that opens its second screen, `SCREEN`.
    private func app(with handler: String = "") throws -> LearntApp {
        var files = ["Shop/AppDelegate.swift": "@main\nclass AppDelegate {}\n"]
        files.merge(Self.files(of: "Movies", "Movie", ["List", "Details"])) { $1 }
        let others = handler.isEmpty ? ["Lyrics", "Credits"] : ["Lyrics"]
        files.merge(Self.files(of: "Songs", "Song", ["List"] + others)) { $1 }
        for (module, screen) in [("Movies", "Details"), ("Songs", "Lyrics")] {
            let path = "Shop/\(module)/\(module)Coordinator.swift"
            let lines = "\(handler.replacingAll("SCREEN", with: screen))        push(list)\n"
            files[path] = files[path]?.replacingAll("        push(list)\n", with: lines)
        }
        return try LearntApp(files)
    }

    @Test("a container makes its first screen, and each of the others")
    func container() throws {
        let app = try app()
        try app.learn("shop", from: "Movies", "Songs")
        #expect(
            app.text(".scaffold/styles/shop/module/container.swift.stencil") == """
                struct {{ module.type }}Container {
                    func make{{ module.root.pascal }}ViewController() -> {{ module.root.type }}ViewController {
                        {{ module.root.type }}ViewController(viewModel: {{ module.root.type }}ViewModel())
                    }
                {% for screen in module.others %}

                    func make{{ screen.pascal }}ViewController(for id: Int) -> {{ screen.type }}ViewController {
                        {{ screen.type }}ViewController(viewModel: {{ screen.type }}ViewModel(id: id))
                    }
                {% endfor %}
                }

                """
        )
    }

    @Test("an event of the first screen opens one of the others")
    func handlers() throws {
        let app = try app(with: "        list.onSelect = { [weak self] id in self?.showSCREEN(of: id) }\n")
        try app.learn("shop", from: "Movies", "Songs")
        try app.make("Books", style: "shop", screens: ["list", "details", "reviews"])
        let text = app.text("Shop/Books/BooksCoordinator.swift") ?? ""
        #expect(text.contains("        list.onSelect = { [weak self] id in self?.showDetails(of: id) }\n"), "\(text)")
        #expect(!text.contains("onSelect = { [weak self] id in self?.showReviews"), "\(text)")
    }

    @Test("a new module has what a module of the app with these screens would have")
    func newModule() throws {
        let app = try app()
        try app.learn("shop", from: "Movies", "Songs")
        try app.make("Books", style: "shop", screens: ["list", "details", "reviews"])
        let expected = Self.files(of: "Books", "Book", ["List", "Details", "Reviews"])
        for (path, text) in expected { #expect(app.text(path) == text, "\(path)") }
    }

    @Test("the modules that it is learnt from have their screens, and what is shared")
    func exemplars() throws {
        let app = try app()
        let plan = try app.learn("shop", from: "Songs", "Movies")
        for module in ["Movies", "Songs"] {
            let comparison = try app.comparison(of: module, with: "shop")
            #expect(comparison.lines.rendered == comparison.lines.shared, "\(module)")
        }
        #expect(plan.notes.filter { $0.severity == .warning }.isEmpty)
    }

    @Test("screens whose files have other roles are none of the loop")
    func otherKinds() throws {
        var files = ["Shop/AppDelegate.swift": "@main\nclass AppDelegate {}\n"]
        files.merge(Self.files(of: "Movies", "Movie", ["List", "Details"])) { $1 }
        files.merge(Self.files(of: "Songs", "Song", ["List", "Credits", "Lyrics"])) { $1 }
        files["Shop/Songs/Lyrics/SongLyricsViewModel.swift"] = nil
        files["Shop/Songs/Lyrics/SongLyricsPresenter.swift"] = "final class SongLyricsViewModel {}\n"
        let app = try LearntApp(files)
        try app.learn("shop", from: "Movies", "Songs")
        #expect(app.text(".scaffold/styles/shop/module/screen-view-model.swift.stencil") != nil)
        #expect(app.text(".scaffold/styles/shop/module/screen-presenter.swift.stencil") == nil)
    }
}
