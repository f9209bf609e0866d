import Diagnostics

/// What every style has to keep, tried on specs that cover the spec language and on pairs of its options: it plans without an
/// error, its files are clean, what its pieces require is there, a second run changes nothing, and its golden trees hold.
public struct StyleContract: Sendable {
    /// One spec with one choice of options.
    public struct Run {
        public let spec: String
        public let choices: [StyleChoice]
        /// Whether the choices are the style's defaults.
        public let isDefault: Bool
        /// The module's type name; empty where the spec is none.
        public let module: String
        /// What was written, into a tree that is never committed; `nil` where nothing could be planned.
        public let tree: FileTree?
        /// The files of the module, base app left out.
        public let files: [(path: String, text: String)]
        public internal(set) var problems: [Problem]

        /// The run with what others found wrong with it.
        public func adding(_ more: [Problem]) -> Run {
            var copy = self
            copy.problems += more
            return copy
        }
    }

    private let style: Style
    private let frameworks: FrameworkNames
    /// A folder that is not there, so that every run begins with nothing.
    private let folder: RootFolder
    private let goldens: GoldenTrees

    /// - Parameters:
    ///   - folder: A folder that does not exist; nothing is ever written to it.
    ///   - goldens: The golden trees that the style's folder has.
    public init(style: Style, frameworks: FrameworkNames, folder: RootFolder, goldens: GoldenTrees) {
        self.style = style
        self.frameworks = frameworks
        self.folder = folder
        self.goldens = goldens
    }

    /// A folder below an app's root that is not there.
    public static func emptyFolder(below root: RootFolder) throws(Failure) -> RootFolder {
        try RootFolder(root.path + "/.scaffold/nothing/Demo")
    }

    /// Tries every spec with every choice.
    ///
    /// - Parameter onlyDefaults: Whether the style's defaults are the only choice, for a quick look.
    public func runs(onlyDefaults: Bool = false) -> [Run] {
        let all = OptionPairs(style.manifest.options).choices
        let choices = onlyDefaults ? Array(all.prefix(1)) : all
        return ContractSpec.all(of: style).flatMap { spec in
            choices.enumerated().map { index, choice in run(spec, choice, isDefault: index == 0) }
        }
    }

    private func run(_ spec: ContractSpec, _ choices: [StyleChoice], isDefault: Bool) -> Run {
        var problems: [Problem] = []
        var files: [(path: String, text: String)] = []
        var module = ""
        var whole: FileTree?
        do throws(Failure) {
            guard let request = spec.request(choices) else {
                return Run(
                    spec: spec.name,
                    choices: choices,
                    isDefault: isDefault,
                    module: "",
                    tree: nil,
                    files: [],
                    problems: []
                )
            }
            var tree = FileTree(root: folder)
            let planner = ModulePlanner(style: style, frameworks: frameworks)
            let plan = try planner.plan(request, in: &tree)
            (module, whole) = (plan.module, tree)
            for entry in plan.entries {
                guard let bytes = try read(entry.path, in: tree) else { continue }
                problems += WrittenFile(path: entry.path, bytes: bytes).problems()
                if !entry.isOfApp, !entry.path.hasPrefix(".scaffold/") {
                    files.append((entry.path, String(decoding: bytes, as: UTF8.self)))
                }
            }
            problems += try missing(request, in: tree)
            problems += try again(request, planner, &tree)
        } catch {
            problems += error.lines.map { Problem($0) }
        }
        if isDefault { problems += goldens.differences(spec.name, files) }
        return Run(
            spec: spec.name,
            choices: choices,
            isDefault: isDefault,
            module: module,
            tree: whole,
            files: files,
            problems: problems
        )
    }

    /// The declarations that the pieces require and that the files do not have.
    private func missing(_ request: ModuleRequest, in tree: FileTree) throws(Failure) -> [Problem] {
        let app = try AppSurvey(of: tree)
        let planner = ModulePlanner(style: style, frameworks: frameworks)
        return try planner.requirements(request, in: tree).compactMap { found in
            guard !app.has(found.pattern) else { return nil }
            let what = "nothing declares \"\(found.pattern.keyword) \(found.pattern.name)\""
            return Problem(what, at: found.mark, hint: "the piece \"\(found.piece)\" requires it")
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

    private func read(_ path: String, in tree: FileTree) throws(Failure) -> [UInt8]? {
        return try tree.read(RelativePath(trusted: path))
    }
}
