import ScaffoldKit

/// Reads an app: its sources, its modules and the values of the style's options for each of them.
public struct AppReader: Sendable {
    private let style: Style
    private let rules: RuleSet

    public init(style: Style, rules: RuleSet) {
        self.style = style
        self.rules = rules
    }

    /// - Parameter isIncluded: Whether a file is to be looked at.
    /// - Throws: `PlanError` where the app, its configuration or a kept spec cannot be read.
    public func app(in tree: FileTree, isIncluded: (RelativePath) -> Bool = { _ in true }) throws(PlanError) -> AppView
    {
        let index: SourceIndex
        var others: [RelativePath] = []
        do throws(FileTreeError) {
            index = try SourceIndex(of: tree, isIncluded: isIncluded)
            others = try tree.files(extensions: ["storyboard", "xib", "plist"]).filter {
                SourceIndex.isWritten($0) && isIncluded($0)
            }
        } catch {
            throw .files(error)
        }
        var general: [String: String] = [:]
        for option in style.manifest.options { general[option.name] = option.defaultValue }
        for choice in try AppConfiguration.read(in: tree).options { general[choice.value.option] = choice.value.value }
        let kept = try keptOptions(in: tree)
        let modules = ModuleFinder(index: index, shape: rules.shape).modules(kept: Set(kept.keys)) { name in
            general.merging(kept[name] ?? [:]) { _, stated in stated }
        }
        let map = ModuleMap(modules)
        return AppView(index: index, modules: map, rules: rules, options: general, otherFiles: others)
    }

    /// The modules of this style whose specs are kept, with the options that they state; a spec that is not sound is a
    /// matter of the command that uses it.
    private func keptOptions(in tree: FileTree) throws(PlanError) -> [String: [String: String]] {
        var kept: [String: [String: String]] = [:]
        for name in try KeptSpec.names(in: tree) {
            guard let (spec, _) = try? KeptSpec.read(name, in: tree), spec.style.map({ $0.value == style.name }) ?? true
            else { continue }
            kept[name] = Dictionary(
                spec.options.map { ($0.value.option, $0.value.value) },
                uniquingKeysWith: { _, last in last }
            )
        }
        return kept
    }
}
