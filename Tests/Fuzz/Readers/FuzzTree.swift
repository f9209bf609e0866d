import Diagnostics
import FileTransaction
import ModulePlanning
import ModuleSpecs
import ScaffoldLint
import Styles

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An app in memory, over an empty folder, in which commands are planned.
struct FuzzTree {
    private(set) var tree: FileTree

    /// An empty folder that is there as long as the process.
    static let folder: String = {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(base)/scaffold-fuzz-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return base }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()

    init(_ files: [String: String], _ path: String? = nil, _ bytes: [UInt8] = []) {
        guard var tree = try? FileTree(root: Self.folder) else { fatalError("no folder") }
        for (name, text) in files.sorted(by: { $0.key < $1.key }) where name != path {
            if let place = try? RelativePath(name) { _ = try? tree.write(text, to: place) }
        }
        if let path, let place = try? RelativePath(path) { _ = try? tree.write(bytes, to: place) }
        self.tree = tree
    }

    /// Plans a module, and holds the plan to what the tool promises: no file that could be read is broken by it.
    func plan(module: String = "Favorites", screens: String = "list,detail(itemId: String)") {
        var flags = SpecFlags(name: module)
        flags.screens = [screens]
        let (spec, problems) = flags.spec()
        var tree = tree
        let planner = ModulePlanner(style: FuzzStyle.style, frameworks: FrameworkNames(lists: [:]))
        _ = try? planner.plan(ModuleRequest(spec: spec, problems: problems, isPartial: true), in: &tree)
    }

    func remove() {
        var tree = tree
        _ = try? RemovalPlanner().plan(Located("Orders", at: SourceMark(source: "<name>")), in: &tree)
    }

    func lint() -> Int {
        guard let rules = try? RuleSet(of: FuzzStyle.style),
            let settings = try? LintSettings.read(in: tree, rules: rules)
        else { return 0 }
        let run = LintRun(
            style: FuzzStyle.style,
            rules: rules,
            settings: settings
        )
        return (try? run.lint(tree))?.findings.count ?? 0
    }
}
