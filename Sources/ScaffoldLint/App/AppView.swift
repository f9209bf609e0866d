import ScaffoldKit
import SwiftOutline

/// The app as checks see it: its sources, its modules, and what its types are.
public struct AppView: Sendable {
    public var index: SourceIndex { contents.index }
    public var modules: ModuleMap { contents.modules }
    /// The local packages, and which of their targets each file belongs to.
    var packages: LocalPackages { contents.packages }
    /// Where types are constructed and factory methods called.
    var calls: CallSites { contents.calls }
    /// The values of the style's options for what belongs to no module.
    var options: [String: String] { contents.options }
    /// The app's deep links, where a rule asks for them.
    var routes: RouteMap? { contents.routes }
    /// Files that are not Swift and that a check may want.
    var otherFiles: [RelativePath] { contents.otherFiles }
    /// The names of the types that conform to each protocol or inherit each class, tests left out.
    var conformances: [String: [String]] { contents.conformances.byParent }
    /// The view models that load.
    var loading: Set<String> { contents.loading }
    /// Views are handed about a lot: all of one is behind one reference.
    private let contents: AppContents

    /// The app with the modules that its sources show, and the style's defaults for its options.
    public init(index: SourceIndex, style: Style, rules: RuleSet) {
        let options = Dictionary(
            style.manifest.options.map { ($0.name, $0.defaultValue) },
            uniquingKeysWith: { first, _ in first }
        )
        self.init(index: index, rules: rules, options: options) {
            ModuleFinder(index: index, shape: rules.shape).modules(kept: []) { _ in options }
        }
    }

    init(
        index: SourceIndex,
        rules: RuleSet,
        options: [String: String],
        otherFiles: [RelativePath] = [],
        findModules: () -> [LintModule]
    ) {
        contents = AppContents(
            index: index,
            rules: rules,
            options: options,
            otherFiles: otherFiles,
            findModules: findModules
        )
    }

    /// The methods of the app's types that have a name.
    func methods(named name: String) -> [Place] {
        index.types.flatMap { $0.members(named: name) }.filter { $0.declaration.kind == .func }
    }

    /// The file at a path below the root.
    public func file(_ path: String) -> SourceFile? {
        index.position(of: path).map { index.files[$0] }
    }

    /// The module that a file is about: that of its first type, else that of its folder.
    public func module(ofFile path: String) -> String? {
        guard let path = try? RelativePath(path) else { return nil }
        let type = file(path.text)?.outline.declarations.first { $0.kind.hasMembers }?.name ?? ""
        return modules.module(of: type, at: path)
    }

    /// The types of the app, tests left out, that have a role.
    func types(in role: String) -> [IndexedType] { contents.types.byRole[role] ?? [] }

    /// The types that have one of some roles, each once.
    func types(in roles: some Sequence<String>) -> [IndexedType] {
        var seen: Set<String> = []
        return roles.flatMap { types(in: $0) }.filter { seen.insert($0.name).inserted }
    }

    /// Whether a module has a type of a role.
    func has(_ module: LintModule, aTypeIn role: String) -> Bool {
        contents.modulesByRole[role]?.contains(module.name) == true
    }

    /// Whether another type of the app inherits this one.
    func isInherited(_ name: String) -> Bool { conformances[name] != nil }

    /// What the planner can do for a module: all that it still lacks, where its spec is kept.
    func fix(of module: LintModule, piece: String = "") -> Fix? {
        module.isKept ? .plan(module: module.name, piece: piece) : nil
    }

    /// Whether the app makes routes of URLs.
    var takesLinks: Bool { routes?.parsers.contains(where: \.isReached) == true }

    /// What names end in that may have one of the roles: a quick look before `has`.
    func lastBytes(of wanted: [String]) -> LastBytes {
        wanted.compactMap { contents.types.lastBytes[$0] }.reduce(LastBytes(of: [])) { $0.union($1) }
    }

    /// Whether a type has one of the roles; one that the app does not declare is judged by its name.
    func has(_ type: String, oneOf wanted: some Sequence<String>) -> Bool {
        if let position = index.position(ofType: type) {
            let found = contents.types.ofTypes[position]
            return !found.isEmpty && wanted.contains { found.contains($0) }
        }
        return wanted.contains { contents.roles[$0]?.fits(name: type) == true }
    }
}
