import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles

/// The contract of every style, tested with specs that cover the spec language and with pairs of its options.
///
/// Planning succeeds, the files are clean, the pieces' requirements are met, a second run changes nothing, and the
/// golden trees match.
package struct StyleContract: Sendable {
    /// A run of one spec with one choice of options.
    package struct Run {
        package let spec: String
        package let choices: [StyleChoice]
        package let isDefault: Bool
        /// The module's type name; empty if the spec cannot be read.
        package internal(set) var module = ""
        /// The planned tree, which is never committed; `nil` if planning failed.
        package internal(set) var tree: FileTree?
        /// The files of the module, without the base app.
        package internal(set) var files: [(path: String, text: String)] = []
        package internal(set) var problems: [Problem] = []

        /// The run with further problems.
        package func adding(_ more: [Problem]) -> Run {
            var copy = self
            copy.problems += more
            return copy
        }
    }

    private let style: Style
    private let frameworks: FrameworkNames
    /// A folder that does not exist, so that every run starts empty.
    private let folder: RootFolder
    private let goldens: GoldenTrees

    /// - Parameters:
    ///   - folder: A folder that does not exist. Nothing is written to it.
    ///   - goldens: The golden trees in the style's folder.
    package init(style: Style, frameworks: FrameworkNames, folder: RootFolder, goldens: GoldenTrees) {
        self.style = style.tested
        self.frameworks = frameworks
        self.folder = folder
        self.goldens = goldens
    }

    /// A folder below an app's root that does not exist.
    package static func emptyFolder(below root: RootFolder) throws(Failure) -> RootFolder {
        try RootFolder(root.path + "/.scaffold/nothing/Demo")
    }

    /// Runs every spec with every choice.
    ///
    /// - Parameter onlyDefaults: Whether to run only the style's defaults, for a quick check.
    package func runs(onlyDefaults: Bool = false) -> [Run] {
        let all = OptionPairs(style.manifest.options).choices
        let choices = onlyDefaults ? Array(all.prefix(1)) : all
        return ContractSpec.all(of: style).flatMap { spec in
            choices.enumerated().map { index, choice in run(spec, choice, isDefault: index == 0) }
        }
    }

    private func run(_ spec: ContractSpec, _ choices: [StyleChoice], isDefault: Bool) -> Run {
        var run = Run(spec: spec.name, choices: choices, isDefault: isDefault)
        guard let request = spec.request(choices) else { return run }
        do throws(Failure) {
            var tree = FileTree(root: folder)
            let planner = ModulePlanner(style: style, frameworks: frameworks)
            let plan = try planner.plan(request, in: &tree)
            (run.module, run.tree) = (plan.module, tree)
            for entry in plan.files {
                let path = RelativePath(trusted: entry.path)
                // The state of the style is its own text.
                guard !StyleHistory.keeps(path), let bytes = try tree.read(path) else { continue }
                run.problems += WrittenFile(path: entry.path, bytes: bytes)
                    .problems(isVerbatim: style.manifest.isVerbatim)
                if !entry.isOfApp, !entry.path.hasPrefix(".scaffold/") {
                    run.files.append((entry.path, String(decoding: bytes, as: UTF8.self)))
                }
            }
            run.problems += try missing(request, in: tree)
            run.problems += try again(request, planner, &tree)
        } catch {
            run.problems += error.lines.map { Problem($0) }
        }
        if isDefault { run.problems += goldens.differences(spec.name, run.files) }
        return run
    }

    /// The required declarations of pieces that the files lack.
    private func missing(_ request: ModuleRequest, in tree: FileTree) throws(Failure) -> [Problem] {
        let context = try PlanningContext(style: style, in: tree, except: request.spec.typeName)
        let module = try RenderedModule(ResolvedModule(request, in: context), in: context)
        return module.pieces.flatMap { piece in
            piece.demands.compactMap { demand in
                guard case .declaration(let pattern, _) = demand.demand, !context.app.has(pattern) else { return nil }
                let what = "nothing declares \"\(pattern.keyword) \(pattern.name)\""
                return Problem(what, at: demand.mark, hint: "the piece \"\(piece.piece.id)\" requires it")
            }
        }
    }

    private func again(_ request: ModuleRequest, _ planner: ModulePlanner, _ tree: inout FileTree) throws(Failure)
        -> [Problem]
    {
        let before = written(tree)
        _ = try planner.plan(request, in: &tree)
        let after = written(tree)
        return Set(before.keys).union(after.keys).sorted().filter { before[$0] != after[$0] }.map { path in
            Problem("a second run changes the file", at: SourceMark(source: path))
        }
    }

    private func written(_ tree: FileTree) -> [String: [UInt8]] {
        Dictionary(tree.changes().map { ($0.path.text, $0.new ?? []) }, uniquingKeysWith: { $1 })
    }
}
