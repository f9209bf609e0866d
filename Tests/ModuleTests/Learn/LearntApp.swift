import Diagnostics
import FileTransaction
import TestSupport

@testable import ModuleCopying
@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// An app of no style in a folder, of which modules are copied.
final class LearntApp {
    let folder = TemporaryFolder()
    private let before: [String: String]

    init(_ files: [String: String]) throws {
        for (path, text) in files { try folder.write(text, to: path) }
        before = files
    }

    /// Copies a module, writes the copy, and gives the plan.
    @discardableResult
    func copy(
        _ exemplar: String,
        to name: String,
        _ options: ExtentOptions = ExtentOptions(),
        types: [String] = [],
        screens: [String] = [],
        within module: String? = nil
    ) throws -> ChangeSet {
        var tree = try FileTree(root: folder.path)
        var request = LikeRequest(
            name: Located(name, at: SourceMark(source: "<name>")),
            exemplar: Located(exemplar, at: SourceMark(source: "--like")),
            options: options
        )
        request.types = types.map { Located($0, at: SourceMark(source: "--types")) }
        request.screens = screens.map { Located($0, at: SourceMark(source: "--screens")) }
        request.module = module.map { Located($0, at: SourceMark(source: "<module>")) }
        let plan = try LikePlanner(request, frameworks: FrameworkNames(lists: ["UIKit": "UIView\n"])).plan(in: &tree)
        try tree.commit()
        return plan
    }

    /// Learns a style from modules, and writes it.
    ///
    /// - Parameter broken: The rules that the modules are said to break.
    @discardableResult
    func learn(_ style: String, from exemplars: String..., breaking broken: Set<String> = []) throws -> ChangeSet {
        try learn(style, from: exemplars, breaking: broken)
    }

    @discardableResult
    func learn(
        _ style: String,
        from exemplars: [String],
        breaking broken: Set<String> = [],
        isChecked: Bool = true
    ) throws -> ChangeSet {
        var tree = try FileTree(root: folder.path)
        let plan = try StyleLearner(StyleLibrary(files: [])).plan(
            Located(style, at: SourceMark(source: "<name>")),
            from: exemplars.map { Located($0, at: SourceMark(source: "--from")) },
            isChecked: isChecked,
            in: &tree
        ) { (_, _, _) throws(Failure) in broken }
        try tree.commit()
        return plan
    }

    /// Writes a module of a style that was learnt.
    func make(_ module: String, style: String, screens: [String] = []) throws {
        var tree = try FileTree(root: folder.path)
        var spec = ModuleSpec(name: Located(module, at: SourceMark(source: "<name>")))
        spec.screens = screens.map { ScreenSpec(name: Located($0, at: SourceMark(source: "--screens"))) }
        let planner = ModulePlanner(style: try learnt(style, in: tree), frameworks: FrameworkNames(lists: [:]))
        _ = try planner.plan(ModuleRequest(spec: spec), in: &tree)
        try tree.commit()
    }

    func comparison(of module: String, with style: String) throws -> ModuleComparison {
        let tree = try FileTree(root: folder.path)
        let name = Located(module, at: SourceMark(source: "<module>"))
        return try ModuleComparison(of: name, with: learnt(style, in: tree), in: tree)
    }

    private func learnt(_ style: String, in tree: FileTree) throws -> Style {
        try StyleLibrary(files: []).adding(ownStylesOf: tree).style(Located(style, at: SourceMark(source: "<name>")))
    }

    @discardableResult
    func remove(_ name: String) throws -> ChangeSet {
        var tree = try FileTree(root: folder.path)
        let plan = try RemovalPlanner().plan(Located(name, at: SourceMark(source: "<name>")), in: &tree)
        try tree.commit()
        return plan
    }

    /// What a copy is refused for.
    func refusal(
        of exemplar: String,
        to name: String,
        _ options: ExtentOptions = ExtentOptions(),
        types: [String] = [],
        screens: [String] = [],
        within module: String? = nil
    ) -> Failure? {
        do {
            try copy(exemplar, to: name, options, types: types, screens: screens, within: module)
            return nil
        } catch {
            return error as? Failure
        }
    }

    func text(_ path: String) -> String? { folder.text(path) }

    /// The files as they are, without the record.
    var files: [String: String] { folder.files.filter { !$0.key.hasPrefix(".scaffold") } }

    /// Whether all files are as they were.
    var isAsBefore: Bool { files == before }
}

extension LearntApp {
    /// An enum of tabs with the two modules of `views`.
    static let tabs = """
        enum Tab: CaseIterable {
            case movies
            case songs

            var view: Any {
                switch self {
                case .movies: MoviesView(model: MoviesViewModel())
                case .songs: SongsView(model: SongsViewModel())
                }
            }
        }

        """

    /// An app with two modules of a view and its view model.
    static func views(_ others: [String: String]) throws -> LearntApp {
        var files = others
        for name in ["Movies", "Songs"] {
            files["Shop/\(name)/\(name)View.swift"] = "struct \(name)View {\n    let model: \(name)ViewModel\n}\n"
            files["Shop/\(name)/\(name)ViewModel.swift"] = "final class \(name)ViewModel {}\n"
        }
        return try LearntApp(files)
    }

    /// An app with two modules of one kind, an entity that they share, a tab bar and a container.
    ///
    /// - Parameter hasReturns: Whether lines end in a carriage return and a line feed.
    static func shop(_ others: [String: String] = [:], hasReturns: Bool = false) throws -> LearntApp {
        var files = [
            "Shop/AppDelegate.swift": "@main\nclass AppDelegate {}\n",
            "Shop/Models/Movie.swift": "struct Movie {\n    let title: String\n}\n",
            "Shop/Services/MoviesService.swift":
                "final class MoviesService {\n    func movies() -> [Movie] { [] }\n}\n",
        ]
        for (module, item) in [("Movies", "Movie"), ("Songs", "Song")] {
            let camel = module.lowercased()
            files["Shop/\(module)/\(module)ViewController.swift"] = """
                //
                //  \(module)ViewController.swift
                //  Created by A. Person on 1/2/20.
                //

                import UIKit

                /// The list of \(camel).
                final class \(module)ViewController: UIViewController {
                    private let viewModel: \(module)ViewModel

                    init(viewModel: \(module)ViewModel) {
                        self.viewModel = viewModel
                        super.init(nibName: nil, bundle: nil)
                        title = "\(module)"
                    }
                }

                """
            files["Shop/\(module)/\(module)ViewModel.swift"] = """
                final class \(module)ViewModel {
                    private(set) var \(camel): [\(item == "Movie" ? item : "String")] = []
                    var has\(module): Bool { !\(camel).isEmpty }
                }

                """
        }
        files["Shop/AppContainer.swift"] = """
            final class AppContainer {
                func makeMovies() -> MoviesViewController {
                    MoviesViewController(viewModel: MoviesViewModel())
                }

                func makeSongs() -> SongsViewController {
                    SongsViewController(viewModel: SongsViewModel())
                }
            }

            """
        files["Shop/Tab.swift"] = """
            enum Tab: Int, CaseIterable {
                case movies = 0
                case songs = 1

                var title: String {
                    switch self {
                    case .movies: return "Movies"
                    case .songs: return "Songs"
                    }
                }

                func show(_ container: AppContainer) -> UIViewController {
                    switch self {
                    case .movies: return container.makeMovies()
                    case .songs: return container.makeSongs()
                    }
                }
            }

            """
        let all = files.merging(others) { $1 }
        return try LearntApp(hasReturns ? all.mapValues { $0.replacingAll("\n", with: "\r\n") } : all)
    }
}
